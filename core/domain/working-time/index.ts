export { addWorkingTime, isWorkingTime, workingDayMinutes, type WorkingHours } from './working-time.ts'

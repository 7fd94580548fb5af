export { addWorkingTime, isWorkingDay, isWorkingTime, workingDayMinutes, type WorkingHours } from './working-time.ts'

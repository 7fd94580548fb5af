export { findActivity } from './find-activity.ts'
export { listActivities } from './list-activities.ts'
export { saveActivity } from './save-activity.ts'

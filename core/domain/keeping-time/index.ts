export { askEraseDue } from './ask-erase-due.ts'
export { eraseDue } from './erase-due.ts'
export { listKeepingTimes } from './list-keeping-times.ts'
export { saveKeepingTime } from './save-keeping-time.ts'

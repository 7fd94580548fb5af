export { toAppError } from './to-app-error.ts'

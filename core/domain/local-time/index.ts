export { localTimeOf, momentOf } from './local-time.ts'

export { recordIntent } from './record-intent.ts'

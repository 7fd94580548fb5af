export { localTimeOf, momentOf } from './local-time.ts'
export { zonesOf } from './zones.ts'

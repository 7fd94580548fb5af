export { isCarShape, PROFILES, type CarShape } from './shapes.ts'
export { bodyOf, profileOf } from './choose.ts'

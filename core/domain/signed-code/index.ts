export { newMark, signedCodes } from './signed-code.ts'

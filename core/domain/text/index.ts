export { asciiDigits } from './ascii-digits.ts'
export { cleanLine, cleanText, isBlank } from './clean-text.ts'

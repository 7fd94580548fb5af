export { cleanLine, cleanText, isBlank } from './clean-text.ts'

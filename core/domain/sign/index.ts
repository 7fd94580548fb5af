export { losesLetters, shortHash, slugify } from './slug.ts'

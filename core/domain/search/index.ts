export { buildSearchText, foldedWords, foldText } from './fold-text.ts'

export { buildSearchText, foldedWords, foldText } from '#core/domain/word/index.ts'

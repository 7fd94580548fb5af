export { buildSearchText, foldedWords, foldText } from './fold-text.ts'
export { countWholeWords, matchWords, searchWords } from './match-words.ts'

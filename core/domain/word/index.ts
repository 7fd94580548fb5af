export { buildSearchText, foldedWords, foldText } from './fold-text.ts'
export { countWholeWords, matchWord, searchWords } from './match-words.ts'

export { buildSearchText, foldedWords, foldText } from './fold-text.ts'
export { countWholeWords, isWordIn, matchWord, searchWords } from './match-words.ts'

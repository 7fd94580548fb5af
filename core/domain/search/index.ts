export { buildSearchText, foldedWords, foldText } from '#core/domain/word/index.ts'
export { searchCatalogue } from './search-catalogue.ts'

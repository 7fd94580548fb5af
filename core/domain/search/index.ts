export { searchCatalogue } from './search-catalogue.ts'
export { suggestCatalogue } from './suggest-catalogue.ts'

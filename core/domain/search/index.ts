export { searchCatalogue } from './search-catalogue.ts'

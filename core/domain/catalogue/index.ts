export { isCatalogueEmpty } from './is-catalogue-empty.ts'

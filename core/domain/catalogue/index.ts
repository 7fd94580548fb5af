export { hasBrands } from './has-brands.ts'
export { isCatalogueEmpty } from './is-catalogue-empty.ts'

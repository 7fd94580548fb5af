export { findBrandBySign } from './find-brand-by-sign.ts'
export { listBrands, searchBrands } from './list-brands.ts'

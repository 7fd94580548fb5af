export { findBrandBySign } from './find-brand-by-sign.ts'
export { listBrandSigns } from './list-brand-signs.ts'
export { listBrands, searchBrands } from './list-brands.ts'
export { saveBrandIntroduction } from './save-brand-introduction.ts'

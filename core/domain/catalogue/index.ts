export { loadOnce, needsDemo } from './demo-load.ts'
export { hasBrands } from './has-brands.ts'

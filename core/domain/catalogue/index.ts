export { readOfferedContent, rememberOfferedContent } from './content-load.ts'
export { isDemoLoaded, loadOnce, needsDemo } from './demo-load.ts'
export { hasBrands } from './has-brands.ts'
export { isPictureLoadDone, rememberPictureLoad } from './picture-load.ts'

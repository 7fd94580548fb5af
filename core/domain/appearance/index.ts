export { findSettingPicture } from './find-setting-picture.ts'
export { readAppearance, type Look } from './read-appearance.ts'
export { storeSettingPicture } from './store-setting-picture.ts'

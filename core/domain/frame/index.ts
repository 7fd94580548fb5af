export { isBannerShown } from './is-banner-shown.ts'
export { readFrame } from './read-frame.ts'
export { turnBanner } from './turn-banner.ts'

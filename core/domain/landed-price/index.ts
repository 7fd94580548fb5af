export { findLandedPrice, listLandedPrices } from './find-landed-price.ts'
export { replacePriceSheet } from './replace-price-sheet.ts'

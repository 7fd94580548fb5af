export { findLandedPrice, listLandedPrices } from './find-landed-price.ts'
export { isPriceSheetEmpty, replacePriceSheet } from './replace-price-sheet.ts'

export { findGuidedCountry, listGuidedCountries } from './list-guided-countries.ts'
export { readImportGuide } from './read-import-guide.ts'

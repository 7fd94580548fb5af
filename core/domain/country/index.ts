export { findCountryByName } from './find-country-by-name.ts'
export { findCountryNames } from './find-country-names.ts'
export { listCountries } from './list-countries.ts'
export { seedCountries } from './seed-countries.ts'

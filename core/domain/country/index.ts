export { listCountries } from './list-countries.ts'
export { seedCountries } from './seed-countries.ts'

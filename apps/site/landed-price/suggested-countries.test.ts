import { expect, it } from 'vitest'
import { suggestedCountries } from './suggested-countries.ts'

it("suggests the visitor's country before those of the language, once", () => {
  expect(suggestedCountries({ locale: 'es', country: null })[0]).toBe('MX')
  expect(suggestedCountries({ locale: 'es', country: 'BO' }).slice(0, 2)).toEqual(['BO', 'MX'])
  expect(suggestedCountries({ locale: 'es', country: 'PE' })).toEqual(['PE', 'MX', 'CL', 'CO', 'EC', 'DO'])
})

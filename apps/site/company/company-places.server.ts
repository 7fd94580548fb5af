import type { Company } from '#contract/company.ts'
import type { Locale } from '#i18n/locales.ts'
import { addressLines } from './address-lines.ts'
import type { CompanyIdentity } from './company-identity.ts'

/** Further addresses of the company in a reader's language; a place that has no name in it has the English one, else none. */
export function companyPlaces(locale: Locale, { places }: Pick<Company, 'places'>): CompanyIdentity[] {
  return places.map(({ names, address }) => ({ name: names[locale] ?? names.en ?? null, lines: addressLines({ address }) }))
}

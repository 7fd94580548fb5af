import type { AutoDealer, WithContext } from 'schema-dts'
import type { CompanyContacts } from '#contract/company.ts'
import { LISTED_LOCALES, localeOrigin, type Locale } from '#i18n/locales.ts'

/** schema.org `AutoDealer`: the company as its contact panel tells of it, nothing invented. A plain object for the page's head. */
export function companyJsonLd(
  { siteOrigin, locale, description }: { siteOrigin: string; locale: Locale; description: string },
  company: CompanyContacts,
): WithContext<AutoDealer> {
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const profiles = [company.facebook, company.instagram, company.youtube].filter((url) => url !== '')
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${siteOrigin}/#company`,
    name: company.name,
    description,
    url: `${origin}/`,
    logo: `${siteOrigin}/icon-512.png`,
    image: `${siteOrigin}/shared.png`,
    currenciesAccepted: 'USD',
    knowsLanguage: LISTED_LOCALES.map(({ code }) => code),
    ...(company.phone === '' ? {} : { telephone: company.phone }),
    ...(company.mail === '' ? {} : { email: company.mail }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  }
}

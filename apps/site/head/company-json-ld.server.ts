import type { AutoDealer, OpeningHoursSpecification, WebSite, WithContext } from 'schema-dts'
import type { Company, Hours } from '#contract/company.ts'
import type { Look } from '#core/domain/appearance/index.ts'
import { SOCIAL_KINDS } from '#contract/frame-values.ts'
import { addressLines } from '#apps/site/company/address-lines.ts'
import { companyPlaces } from '#apps/site/company/company-places.server.ts'
import { logoAddress } from './site-look.server.ts'
import { LISTED_LOCALES, localeOrigin, type Locale } from '#i18n/locales.ts'

/** schema.org `AutoDealer`: the company as the contact page tells of it, nothing invented. A plain object for the page's head. */
export function companyJsonLd(
  { siteOrigin, locale, description, look }: { siteOrigin: string; locale: Locale; description: string; look: Pick<Look, 'logo' | 'icon'> },
  company: Company,
  hours: Hours,
): WithContext<AutoDealer> {
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const address = addressLines(company).join(', ')
  const profiles = SOCIAL_KINDS.map((kind) => company[kind]).filter((url) => url !== '')
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${siteOrigin}/#company`,
    name: company.name,
    description,
    url: `${origin}/`,
    logo: logoAddress(siteOrigin, look),
    image: `${siteOrigin}/shared.png`,
    currenciesAccepted: 'USD',
    knowsLanguage: LISTED_LOCALES.map(({ code }) => code),
    ...(company.legal_name === '' ? {} : { legalName: company.legal_name }),
    ...(company.registration_number === '' ? {} : { identifier: company.registration_number }),
    ...(address === '' ? {} : { address }),
    ...(company.phone === '' ? {} : { telephone: company.phone }),
    ...(company.mail === '' ? {} : { email: company.mail }),
    ...(company.places.length === 0
      ? {}
      : {
          location: companyPlaces(locale, company).map(({ name, lines }) => ({
            '@type': 'Place' as const,
            name: name ?? undefined,
            address: lines.join(', '),
          })),
        }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
    ...(hours.days.length === 0 ? {} : { openingHoursSpecification: openingHours(hours) }),
  }
}

/** schema.org `WebSite`: the name under which search results show the site in this language. */
export function siteJsonLd({ siteOrigin, locale }: { siteOrigin: string; locale: Locale }, name: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${localeOrigin(siteOrigin, locale) ?? siteOrigin}/`,
    inLanguage: locale,
    publisher: { '@id': `${siteOrigin}/#company` },
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function openingHours({ days, from, to }: Hours): OpeningHoursSpecification {
  const dayOfWeek = DAYS.filter((_name, at) => days.includes(at + 1))
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: to }
}

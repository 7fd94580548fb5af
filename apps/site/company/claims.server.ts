import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'

/**
 * Claims of the marketing copy (R1.4): figures of a sample company, shown with the sample note. `qualified` is the year
 * of the licence to export used vehicles, `counted` the year at whose end the vehicles were counted. Sentences of the messages repeat
 * them; the test beside this file holds every language to them.
 */
export const CLAIMS = { founded: 2012, qualified: 2024, counted: 2024, vehicles: 1500, makers: 30, countries: 20, staff: 50, enquiries: 3000 } as const

/** The claims as key figures, in the order of the page. A year has no grouping. */
export function companyFigures(t: SiteTranslator, locale: Locale): { label: string; value: string }[] {
  const atLeast = (value: number) => `${formatNumber(locale, value)}+`
  return [
    { label: t('about.figureFounded'), value: String(CLAIMS.founded) },
    { label: t('about.figureVehicles'), value: atLeast(CLAIMS.vehicles) },
    { label: t('about.figureMakers'), value: atLeast(CLAIMS.makers) },
    { label: t('about.figureCountries'), value: atLeast(CLAIMS.countries) },
    { label: t('about.figureStaff'), value: atLeast(CLAIMS.staff) },
    { label: t('about.figureEnquiries'), value: formatNumber(locale, CLAIMS.enquiries) },
  ]
}

/** What is said beside every claim. */
export function sampleCompanyNote(t: SiteTranslator): { title: string; text: string } {
  return { title: t('content.sampleTitle'), text: t('content.sampleText') }
}

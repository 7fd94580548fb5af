import type { Claims } from '#contract/company.ts'
import type { ClaimName } from '#contract/company-values.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatDate, formatNumber, joinSentences } from '#i18n/format.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'

export type Figure = { label: string; value: string }
export type SampleNote = { title: string; text: string }

const FIGURES = ['founded', 'vehicles', 'makers', 'countries', 'staff', 'enquiries'] as const satisfies ClaimName[]
type FigureName = (typeof FIGURES)[number]

/** The claims that are set as key figures, in the order of the page. A year has no grouping; `+`: at least so many. */
export function companyFigures({ t, locale }: SiteLanguage, claims: Claims, names: readonly FigureName[] = FIGURES): Figure[] {
  const atLeast = (value: number) => `${formatNumber(locale, value)}+`
  const figures = {
    founded: ({ value }) => ({ label: t('about.figureFounded'), value: String(value) }),
    vehicles: ({ value, as_of }) => ({ label: t('about.figureVehicles', { date: formatDate(locale, as_of) }), value: atLeast(value) }),
    makers: ({ value }) => ({ label: t('about.figureMakers'), value: atLeast(value) }),
    countries: ({ value }) => ({ label: t('about.figureCountries'), value: atLeast(value) }),
    staff: ({ value }) => ({ label: t('about.figureStaff'), value: atLeast(value) }),
    enquiries: ({ value }) => ({ label: t('about.figureEnquiries'), value: formatNumber(locale, value) }),
  } satisfies Record<FigureName, (claim: Claim) => Figure>
  return names.flatMap((name) => {
    const claim = claims[name]
    return claim === null ? [] : [figures[name](claim)]
  })
}

/** Why buyers come to us: a card for each subject of which a claim is set, the claim in large and what goes with it. */
export function companyReasons(language: SiteLanguage, claims: Claims): Figure[] {
  const { t, locale } = language
  const { makers, staff } = claims
  const reasons = [
    historyReason(language, claims),
    makers ? { value: t('home.whyMakersTitle', countOf(locale, makers)), label: t('home.whyMakersText') } : null,
    staff ? { value: t('home.whyStaffTitle', countOf(locale, staff)), label: t('home.whyStaffText') } : null,
    exportReason(language, claims),
  ]
  return reasons.filter((reason) => reason !== null)
}

function historyReason({ t }: SiteLanguage, { founded, qualified }: Claims): Figure | null {
  const qualifiedText = qualified ? t('home.whyQualifiedText', yearOf(qualified)) : null
  if (founded) return { value: t('home.whyFoundedTitle', yearOf(founded)), label: qualifiedText ?? t('home.whyFoundedText') }
  return qualifiedText === null ? null : { value: t('home.whyQualifiedTitle'), label: qualifiedText }
}

function exportReason({ t, locale }: SiteLanguage, { vehicles, countries }: Claims): Figure | null {
  if (vehicles) {
    const shipped = countries ? t('home.whyShippedText', countOf(locale, countries)) : null
    const label = joinSentences(locale, [t('home.whyVehiclesText', dateOf(locale, vehicles)), shipped])
    return { value: t('home.whyVehiclesTitle', countOf(locale, vehicles)), label }
  }
  return countries ? { value: t('home.whyCountriesTitle', countOf(locale, countries)), label: t('home.whyCountriesText') } : null
}

/** What we do, in paragraphs; sentences whose claim is not set are left out. */
export function companyStory({ t, locale }: SiteLanguage, { founded, qualified, vehicles, enquiries, staff }: Claims): string[] {
  const paragraphs = [
    [founded ? t('about.storyFounded', yearOf(founded)) : null, t('about.story'), qualified ? t('about.storyQualified', yearOf(qualified)) : null],
    [
      vehicles ? t('about.storyVehicles', { ...countOf(locale, vehicles), ...dateOf(locale, vehicles) }) : null,
      enquiries ? t('about.storyEnquiries', countOf(locale, enquiries)) : null,
      staff ? t('about.storyStaff', countOf(locale, staff)) : null,
    ],
  ]
  return paragraphs.map((sentences) => joinSentences(locale, sentences)).filter((text) => text !== '')
}

/** What is said beside samples of the demonstration; null where staff have set what is shown. */
export function sampleCompanyNote(t: SiteTranslator, isSample: boolean): SampleNote | null {
  return isSample ? { title: t('content.sampleTitle'), text: t('content.sampleText') } : null
}

type Claim = NonNullable<Claims[ClaimName]>

function yearOf({ value }: Claim): { year: string } {
  return { year: String(value) }
}

/** `count` chooses the plural, `figure` is what is read. */
function countOf(locale: Locale, { value }: Claim): { count: number; figure: string } {
  return { count: value, figure: formatNumber(locale, value) }
}

function dateOf(locale: Locale, { as_of }: Claim): { date: string } {
  return { date: formatDate(locale, as_of) }
}

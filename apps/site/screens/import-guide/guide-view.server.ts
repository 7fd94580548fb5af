import type { ImportGuide, ImportInspection, ImportTax, ImportWay } from '#contract/import-guide.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import { formatDate, formatList, formatPercent, formatUsd } from '#i18n/format.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { papersView } from '#apps/site/company/papers.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'
import { fitWords, headWords, type PageWords } from '#apps/site/head/page-words.server.ts'
import { officialName } from '#apps/site/landed-price/official-name.ts'
import { placeName } from '#apps/site/landed-price/destination-view.server.ts'
import { steeringLabel } from '#apps/site/vehicle/labels.server.ts'
import { usedText } from './used-text.server.ts'
import type { FactView, GuideView } from './guide-view.ts'

const CENTS = 100

/** A vehicle whose price at the first port is told line by line; amounts as they stand there. */
export type Example = { vehicle: string; fob: string; total: string }

/** What the page speaks of: a vehicle that has a price at a port, and the port; null: there is none. */
type At = { example: Example | null; destination: PricedDestination | null }

/** Title and description of a guide (R24.1). */
function guideWords({ t, locale }: SiteLanguage, country: string): PageWords {
  const head = headWords(locale)
  return fitWords(locale, {
    candidates: [t('importGuide.title', { country }), head('country', { country }), country],
    paragraphs: [head('countryText', { country })],
  })
}

/** The guide in words. */
export function guideView(language: SiteLanguage, guide: ImportGuide, { example, destination }: At): GuideView {
  const { t } = language
  const { country_name: country, admits } = guide
  return {
    title: t('importGuide.title', { country }),
    description: t(destination === null ? 'importGuide.descriptionRules' : 'importGuide.description', { country }),
    words: guideWords(language, country),
    country,
    prices: destination === null ? null : { label: t('landed.toPlace', { place: placeName(t, destination) }), href: `/carList?dest=${destination.code}` },
    ports: portsView(language, guide, destination),
    admitsTitle: t('importGuide.admitsTitle', { country }),
    facts: admits === null ? [] : factsOf(language, guide, admits),
    remarkOnRule: admits?.notes[language.locale] ?? null,
    ruleNote:
      admits === null
        ? t('finder.ruleUnknown', { country })
        : t('importGuide.asOf', { year: String(admits.year), confidence: t(`landed.confidence.${admits.confidence}`) }),
    carsTitle: admits === null ? t('menu.carList') : t('importGuide.carsTitle'),
    unitsTitle: admits === null ? t('menu.usedCars') : t('importGuide.unitsTitle'),
    ways: guide.ways.map((way) => wayView(language, way)),
    noWays: t('landed.reason.no_valid_rate'),
    lapsed: lapsedPorts(guide).map((port) => t('landed.noRate', { place: placeName(t, port) })),
    inspections: guide.inspections.map((inspection) => inspectionView(language, inspection)),
    taxes: guide.taxes.map((tax) => ({ label: t(`landed.line.${tax.component}`), value: taxText(language, tax) })),
    noTaxes: noTaxesText(language, guide, destination),
    papers: papersView(t),
    faq: faqOf(language, guide, { example, destination }),
    remark: t('importGuide.remark', { country }),
  }
}

/** The ports and terminals of a country with several, each with the page of its prices. */
function portsView({ t }: SiteLanguage, { country, ports }: ImportGuide, chosen: PricedDestination | null): GuideView['ports'] {
  if (ports.length < 2) return []
  return ports.map((port) => ({ label: placeName(t, port), href: `${guideHref(country)}?dest=${port.code}`, isChosen: port.code === chosen?.code }))
}

/** Ports to which no rate is valid today, beside others to which there is one. */
function lapsedPorts({ ports, ways }: ImportGuide): PricedDestination[] {
  return ways.length === 0 ? [] : ports.filter(({ code }) => !ways.some((way) => way.destination.code === code))
}

/** Why no taxes are told; a price that ends at the port is spoken of where there is a port. What the sheet says of it is written in English. */
function noTaxesText({ t, locale }: SiteLanguage, { duties: { state, note_en: note } }: ImportGuide, destination: PricedDestination | null): string {
  if (state === 'not_estimated') return [t('landed.reason.estimate_off'), ...(locale === 'en' && note !== null ? [`${note}.`] : [])].join(' ')
  return destination === null ? t('importGuide.noDutyRules') : t('landed.reason.no_rules')
}

function factsOf({ t }: SiteLanguage, { country_name: country }: ImportGuide, admits: NonNullable<ImportGuide['admits']>): FactView[] {
  const { max_age_years: years, age_basis: basis, min_emission_standard: standard, fuel_restrictions: fuels } = admits
  const fact = (label: string, value: string, note: string | null = null) => ({ label, value, note })
  return [
    fact(t('menu.usedCars'), usedText(t, admits), years === null || years === 0 ? null : t(`importGuide.ageBasis.${basis}`)),
    ...(admits.steering === null ? [] : [fact(t('spec.steering'), steeringLabel(t, admits.steering))]),
    ...(standard === null ? [] : [fact(t('spec.emissionStandard'), t('importGuide.orBetter', { standard }))]),
    ...fuels.map((fuel) => fact(t('spec.energyType'), t(`finder.fuelRule.${fuel}`, { country }))),
    ...(admits.is_inspection_required ? [fact(t('landed.line.inspection'), t('finder.inspectionRule', { country }))] : []),
  ]
}

function wayView({ t, locale }: SiteLanguage, { destination, mode, days, inland_days: inland, valid_to: until }: ImportWay): GuideView['ways'][number] {
  return {
    port: stockLabel(t, 'port', destination.port),
    mode: t(`landed.mode.${mode}`),
    days: [t('landed.days', days), ...(inland === null ? [] : [t('importGuide.inland', inland)])],
    valid: t('landed.validUntil', { date: formatDate(locale, until) }),
  }
}

/** Names of inspections are written in English: other readers are told first whose they are. */
function inspectionView(language: SiteLanguage, { name, applies_to: whose, payable_at: where, ...fee }: ImportInspection): FactView {
  const { t, locale } = language
  const vehicles = whose === 'both' ? t('importGuide.everyVehicle') : t(`finder.condition.${whose}`)
  return {
    label: locale === 'en' ? name : vehicles,
    value: feeText(language, fee),
    note: [locale === 'en' ? vehicles : officialName(locale, name), t(`importGuide.payable.${where}`)].join(' · '),
  }
}

function feeText({ t, locale }: SiteLanguage, fee: Pick<ImportInspection, 'fee_usd' | 'fob_percent' | 'min_usd' | 'max_usd'>): string {
  const money = (usd: number) => formatUsd(locale, usd * CENTS)
  if (fee.fob_percent === null) return fee.fee_usd === null ? t('importGuide.notKnown') : money(fee.fee_usd)
  const share = t('importGuide.ofFob', { percent: percentText(locale, fee.fob_percent) })
  if (fee.min_usd !== null && fee.max_usd !== null) return t('importGuide.within', { share, from: money(fee.min_usd), to: money(fee.max_usd) })
  return fee.min_usd === null ? share : t('importGuide.atLeast', { share, from: money(fee.min_usd) })
}

function percentText(locale: SiteLanguage['locale'], percent: number): string {
  return formatPercent(locale, percent, 2)
}

function taxText({ t, locale }: SiteLanguage, { percent, has_amounts: hasAmounts }: ImportTax): string {
  const rates =
    percent === null
      ? null
      : percent.from === percent.to
        ? percentText(locale, percent.from)
        : t('importGuide.rates', { from: percentText(locale, percent.from), to: percentText(locale, percent.to) })
  if (rates === null) return t('importGuide.amounts')
  return hasAmounts ? t('importGuide.ratesOrAmounts', { rates }) : rates
}

function faqOf(language: SiteLanguage, { country_name: country, admits, ways, taxes }: ImportGuide, { example, destination }: At): FaqView {
  const { t, locale } = language
  const days = ways.map((way) => ({ from: way.days.from + (way.inland_days?.from ?? 0), to: way.days.to + (way.inland_days?.to ?? 0) }))
  const names = taxes.map(({ component }) => t(`landed.line.${component}`))
  return {
    title: t('faq.title'),
    entries: [
      ...(admits === null
        ? []
        : [{ question: t('importGuide.question.used', { country }), answer: t('importGuide.answer.rule', { rule: usedText(t, admits) }) }]),
      ...(admits?.steering
        ? [{ question: t('importGuide.question.steering', { country }), answer: t('importGuide.answer.rule', { rule: steeringLabel(t, admits.steering) }) }]
        : []),
      ...(days.length === 0
        ? []
        : [
            {
              question: t('importGuide.question.time', { country }),
              answer: t('importGuide.answer.time', {
                from: Math.min(...days.map(({ from }) => from)),
                to: Math.max(...days.map(({ to }) => to)),
                ports: formatList(locale, [...new Set(ways.map((way) => stockLabel(t, 'port', way.destination.port)))]),
              }),
            },
          ]),
      ...(names.length === 0
        ? []
        : [{ question: t('importGuide.question.taxes', { country }), answer: t('importGuide.answer.taxes', { taxes: formatList(locale, names) }) }]),
      ...(example === null || destination === null
        ? []
        : [{ question: t('importGuide.question.cost', { country }), answer: t('importGuide.answer.cost', { ...example, place: placeName(t, destination) }) }]),
    ],
  }
}

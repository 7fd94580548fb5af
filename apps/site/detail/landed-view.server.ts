import type { LandedLine, LandedPriceAnswer, PricedDestination } from '#contract/landed-price.ts'
import type { AdmittedVehicles } from '#contract/import-guide.ts'
import { noticesToSay } from '#contract/landed-price-values.ts'
import type { Fuel } from '#contract/vehicle.ts'
import { findCurrency, listPricesAtDestination, type PricesAtDestination, type SecondCurrency } from '#core/domain/landed-price/index.ts'
import { readAdmittedVehicles } from '#core/domain/import-rule/index.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteContext, SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { fromRight } from '#apps/site/text/from-right.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { officialName } from '#apps/site/landed-price/official-name.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'
import { placeName, siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import type { LandedAskView, LandedRowView, LandedSumView, LandedView } from '#apps/site/landed-price/landed-view.ts'
import {
  admissionText,
  cifLabel,
  dollars,
  inCurrency,
  isRefused,
  isTerminal,
  lineLabel,
  monthOf,
  reasonText,
  validText,
} from '#apps/site/landed-price/landed-words.server.ts'
import { ruleOf } from '#apps/site/landed-price/rule-of.server.ts'

/** What sources say that names none: said once below the lines, or nothing at all. */
const NO_SOURCE = /^sample\b.*|,?\s*\bgeneral knowledge\b/gi
const SITE_NAME = /\b[\w-]+(?:\.[\w-]+)+\b/g

/** Lines whose word alone says nothing: a country has several of them, told apart by the name that its law gives them. */
const NAMED: readonly string[] = ['inspection', 'additional_duty', 'surcharge', 'levy', 'fee', 'advance_tax', 'registration_tax']

/** Lines of carriage and inspection: where nobody is named as their source, that they are sample data is. */
const OF_CARRIAGE: readonly string[] = ['freight', 'insurance', 'inspection', 'inland', 'destination_charges']

/** Lines that make the price to the port. */
const TO_PORT: readonly string[] = ['fob', 'freight', 'insurance']

type Vehicle = { kind: 'new' | 'used'; sign: string; fuel?: Fuel | null }

/** The price of one vehicle at the visitor's destination, line by line; null where none is named or the vehicle has no price. */
export async function landedView(site: SiteContext, vehicle: Vehicle): Promise<LandedView | null> {
  const destination = await siteDestination(site)
  if (destination === null) return null
  const asked = { new: vehicle.kind === 'new' ? [vehicle.sign] : [], used: vehicle.kind === 'used' ? [vehicle.sign] : [] }
  const [{ prices, rule }, currency, countries] = await Promise.all([
    listPricesAtDestination({ ctx: site.ctx, input: { destination, ...asked } }),
    findCurrency({ ctx: site.ctx, input: destination }),
    readAdmittedVehicles(site.ctx),
  ])
  const found = prices.get(`${vehicle.kind} ${vehicle.sign}`)
  return found === undefined
    ? null
    : toView(site, {
        ...found,
        destination,
        rule,
        currency,
        fuel: vehicle.fuel ?? null,
        ruleNote: noteFor(vehicle, countries.get(destination.country), site.locale),
      })
}

/** The section of a page about it: the price, else the way to name a destination; null where the vehicle has no price at all. */
export function landedSection({ t }: SiteLanguage, fob: string | null, price: LandedView | null): LandedView | LandedAskView | null {
  if (price !== null || fob === null) return price
  return { title: t('landed.askTitle'), ask: t('landed.askText'), pick: t('landed.pick') }
}

type Found = {
  best: LandedPriceAnswer
  others: readonly LandedPriceAnswer[]
  destination: PricedDestination
  rule: PricesAtDestination['rule']
  currency: SecondCurrency | null
  fuel: Fuel | null
  /** What else has to be known of what the country admits, in the reader's language. */
  ruleNote: string | null
}

/** A note whose English says that it is of used vehicles tells the buyer of a new one nothing; its translations follow it. */
const OF_USED = /\b(?:used|second-hand)\b/i

function noteFor({ kind }: Vehicle, country: { admits: AdmittedVehicles } | undefined, locale: Locale): string | null {
  const notes = country?.admits.notes ?? {}
  return kind === 'new' && OF_USED.test(notes['en'] ?? '') ? null : (notes[locale] ?? null)
}

function toView(language: SiteLanguage, { best, others, destination, rule, currency, fuel, ruleNote }: Found): LandedView {
  const { t } = language
  const atTerminal = isTerminal([best, ...others])
  const reason = isRefused(best) ? null : reasonText(language, best, rule)
  const known = noticesToSay({ notices: best.notices, isUsed: best.vehicle_kind === 'used', fuel }).filter(
    (notice) => notice !== 'import_rules_unknown' && notice !== 'loading_port_changed',
  )
  // An inspection that costs nothing is no line of a price; what follows the port of a country that does not admit it, neither.
  const charged = best.lines.filter(({ line, amount_usd: usd }) => usd !== 0 || line !== 'inspection')
  const lines = isRefused(best) ? charged.slice(0, TO_PORT.length) : charged
  return {
    title: t('landed.sectionTitle', { place: placeName(t, destination) }),
    admission: { isRefused: isRefused(best), text: admissionText(language, best, { destination, rule }) },
    guide: { href: guideHref(destination.country), label: t('importGuide.link', { country: destination.country_name }) },
    rows: lines.map((line) => toRow(language, line, { price: best, atTerminal })),
    cif: best.cif_usd === null ? null : { after: TO_PORT.length, ...sumView(language, cifLabel(language, atTerminal), best.cif_usd, currency) },
    total: best.landed_total_usd === null ? null : sumView(language, t('landed.total'), best.landed_total_usd, currency),
    remarks: [
      ...(reason === null ? [] : [reason]),
      ...(ruleNote === null ? [] : [ruleNote]),
      ...known.map((notice) => t(`landed.notice.${notice}`)),
      ...(best.vehicle_kind === 'used' && best.landed_total_usd !== null ? [t('landed.notice.ownValues')] : []),
    ],
    others: { title: t('landed.otherWays'), ways: others.filter(isWay).map((other) => otherWay(language, other, rule)) },
    change: t(atTerminal ? 'landed.terminal.change' : 'landed.changePort'),
    bar: barOf(language, best, destination),
    notes: [t('landed.estimate'), ...(currency === null ? [] : [t('landed.dollarsCount')]), ...(best.is_sample ? [t('landed.sample')] : [])],
  }
}

/** What does not fit a container does not go that way, and a refusal has been told: neither is another way. */
function isWay(other: LandedPriceAnswer): boolean {
  return other.cif_usd !== null || !(isRefused(other) || other.reason === 'does_not_fit_container')
}

/** Another way in the words of the freight; a price that ends at the port is called CIF. */
function otherWay(language: SiteLanguage, other: LandedPriceAnswer, rule: PricesAtDestination['rule']): LandedView['others']['ways'][number] {
  const mode = language.t(`landed.mode.${other.mode}`)
  const { cif_usd: cif, landed_total_usd: total } = other
  if (cif === null) return { mode, amount: '', text: reasonText(language, other, rule) ?? '' }
  const amount = total === null ? `CIF ${dollars(language, cif)}` : dollars(language, total)
  return { mode, amount, text: dotted([freightText(language, other), ...transit(language, other)]) }
}

/** What the bar of a phone says instead of the FOB price; null where there is no price at the port. */
function barOf(language: SiteLanguage, { landed_total_usd: total, cif_usd: cif }: LandedPriceAnswer, destination: PricedDestination): LandedView['bar'] {
  const values = { place: placeName(language.t, destination) }
  const termOf = (card: 'total' | 'cif') => fromRight(language.locale, language.t(`landed.card.${card}`, values))
  if (total !== null) return { price: dollars(language, total), term: termOf('total') }
  return cif === null ? null : { price: dollars(language, cif), term: termOf('cif') }
}

function sumView(language: SiteLanguage, label: string, usd: number, currency: SecondCurrency | null): LandedSumView {
  return { label, amount: dollars(language, usd), inCurrency: inCurrency(language, usd, currency) }
}

function toRow(language: SiteLanguage, line: LandedLine, { price, atTerminal }: { price: LandedPriceAnswer; atTerminal: boolean }): LandedRowView {
  return {
    label: lineLabel(language, line.line, atTerminal),
    amount: dollars(language, line.amount_usd),
    notes: [...notesOf(language, line, price)].map((note) => fromRight(language.locale, note)),
  }
}

/** Where the figure comes from and until when it holds. */
function* notesOf(language: SiteLanguage, given: LandedLine, price: LandedPriceAnswer) {
  const { t, locale } = language
  const { line, local_name: name, confidence, as_of: asOf, source, valid_from: since, valid_to: until } = given
  const label = t(`landed.line.${line}`)
  // Names and sources are written in English: other readers are told names where the word of the line says too little, and of sources the sites.
  if ((locale === 'en' || NAMED.includes(line)) && name !== null && name.toLowerCase() !== label.toLowerCase()) yield officialName(locale, name)
  const rule = ruleOf(language, given)
  if (rule !== null) yield rule
  if (line === 'fob' && price.fob_port !== null) yield stockLabel(t, 'port', price.fob_port)
  if (line === 'freight') {
    yield freightText(language, price)
    if (price.notices.includes('loading_port_changed')) yield t('landed.notice.loading_port_changed')
    yield* transit(language, price)
  }
  if (asOf !== null && confidence !== null)
    yield t('common.labelled', { label: t('landed.ruleOf', { date: monthOf(language, asOf) }), value: t(`landed.confidence.${confidence}`) })
  if (until !== null) yield validText(language, since, until)
  const said = source === null ? '' : sourceNamed(locale, source)
  const named = said === '' && price.is_sample && OF_CARRIAGE.includes(line) ? t('common.sampleData') : said
  if (named !== '') yield t('landed.source', { source: named })
}

function sourceNamed(locale: SiteLanguage['locale'], source: string): string {
  const said = source.replaceAll(NO_SOURCE, '').trim().replace(/[;,]$/, '')
  return locale === 'en' ? said : formatList(locale, [...new Set(said.match(SITE_NAME) ?? [])])
}

function freightText(language: SiteLanguage, { mode, loading_port: port, volume_m3: volume, vehicles_per_container: count }: LandedPriceAnswer): string {
  const { t, locale } = language
  const from = stockLabel(t, 'port', port ?? '')
  if (mode === 'roro') return t('landed.freightOf.roro', { port: from, volume: formatNumber(locale, volume ?? 0, 2) })
  return t(`landed.freightOf.${mode}`, { port: from, count: count ?? 1 })
}

function transit({ t }: SiteLanguage, { transit_days_min: from, transit_days_max: to }: LandedPriceAnswer): string[] {
  return from === null || to === null ? [] : [t('landed.days', { from, to })]
}

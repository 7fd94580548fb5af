import { readRange } from '#contract/filter-schemas.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import { type EnergyType, type Fuel, FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'
import { MILEAGE_BANDS } from '#contract/used-values.ts'
import { formatList, formatRow, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { boundsText, figureText, type Bounds } from '#apps/site/vehicle/figure-labels.server.ts'
import type { ActiveFilter } from './filter-view.ts'

/** Kinds that have a plural of their own for a heading; others have none. */
const KINDS = ['mini', 'sedan', 'suv', 'mpv', 'lcv', 'hatchback', 'pickup', 'van', 'truck', 'bus'] as const
type Kind = (typeof KINDS)[number]

type Parts = {
  kind?: readonly Kind[]
  energy?: EnergyType
  fuel?: Fuel
  steering?: 'left' | 'right'
  brand?: readonly string[]
  price?: Bounds
  mileage?: Bounds
}
type Facets = readonly { name: string; options: readonly { value: string; label: string | null; count: number; is_selected: boolean }[] }[]
/** `active`: what is chosen, in words. `own`: the heading of the whole list. */
export type HeadingInput = { kind: 'new' | 'used'; filter: Readonly<Record<string, unknown>>; facets: Facets; active: readonly ActiveFilter[]; own: string }

const MOST_PARTS = 3
/** Letters of a heading, which is the page's title too; search engines cut longer ones. A list by its prices at a port is not theirs. */
const LONGEST = 70
const LONGEST_AT_PORT = 130
const CENTS = 100
/** What gives way first to the others; it stands behind the phrase then. */
const LATE: readonly (keyof Parts)[] = ['mileage', 'steering', 'fuel', 'price', 'energy', 'brand']

/**
 * What a list shows, as one phrase of the language ("Right-hand-drive electric SUVs up to US$20,000"): up to three filters that a phrase can name,
 * the others behind it in the words of the filters ("BYD and Chery pickups: automatic, 5 seats"), as many as a title takes. Each language has its
 * order, and forms that agree with every kind (R6.23). Null where nothing is chosen, or something that we have no words for.
 */
export function listHeading(language: SiteLanguage, input: HeadingInput): string | null {
  const parts = readParts(input)
  if (parts === null) return null
  // A hybrid's fuel and its energy are two things to say, and there is one place for them.
  if (parts.fuel && parts.energy) delete parts.fuel
  // A price and a mileage are two figures to say, and there is one place for them.
  if (parts.price && parts.mileage) delete parts.mileage
  for (const name of LATE) if (Object.keys(parts).length > MOST_PARTS) delete parts[name]
  const details = detailsOf(language, input, parts)
  if (details === null || Object.keys(parts).length + details.length === 0) return null
  const isAtPort = LANDED_FIGURES.some((name) => readRange(input.filter, name) !== null)
  return withDetails(
    language,
    Object.keys(parts).length === 0 ? input.own : phraseOf(language, input.kind, parts),
    details,
    isAtPort ? LONGEST_AT_PORT : LONGEST,
  )
}

/** A phrase and what else is chosen, as many of it as a title takes. */
export function withDetails({ t, locale }: SiteLanguage, phrase: string, details: readonly string[], longest = LONGEST): string {
  const rows = details.map((_detail, at) => details.slice(0, details.length - at))
  // No colon beside another: `Usato: berline BYD, 2022`, `New cars for export, total in Callao with duties: up to US$15,000`.
  const texts = rows.map((row) =>
    [phrase, ...row].some((text) => text.includes(':'))
      ? formatRow(locale, [phrase, ...row])
      : t('common.labelled', { label: phrase, value: formatRow(locale, row) }),
  )
  return texts.find((text) => text.replaceAll(/[\u2066-\u2069]/g, '').length <= longest) ?? phrase
}

function phraseOf(language: SiteLanguage, listKind: 'new' | 'used', { kind, energy, fuel, steering, brand, price, mileage }: Parts): string {
  const { t, locale } = language
  const words: Record<Slot, string> = {
    kind: formatList(
      locale,
      (kind ?? ['other' as const]).map((each) => t(`heading.kind.${each}`)),
    ),
    energy: fuel ? t(`heading.fuel.${fuel}`) : energy ? t(`heading.energy.${energy}`) : '',
    steering: steering ? t(`heading.steering.${steering}`) : '',
    brand: brand === undefined ? '' : t('heading.brand', { name: formatList(locale, brand) }),
    price: price ? priceWords(language, price) : mileage ? mileageWords(language, mileage) : '',
  }
  const order = listKind === 'used' ? t('heading.used', SLOTS) : t('heading.new', SLOTS)
  return asSentence(
    language,
    order.replaceAll(SLOT, (_all, slot: Slot) => words[slot]),
  )
}

/** What is chosen beside the phrase, in the words of the filters. Null where somebody wrote a value into the address that nothing has. */
function detailsOf(language: SiteLanguage, { active, facets, filter }: HeadingInput, parts: Parts): string[] | null {
  const said = new Set(Object.keys(parts).flatMap((name) => SAID_BY[name as keyof Parts]))
  const isPort = ({ name }: ActiveFilter) => (LANDED_FIGURES as readonly string[]).includes(name)
  // What is typed of a price at a port is said before what is ticked.
  const rest = active.filter(({ name }) => !said.has(name)).toSorted((one, other) => Number(isPort(other)) - Number(isPort(one)))
  const isKnown = ({ name, value }: ActiveFilter) =>
    value === null || facets.some((facet) => facet.name === name && facet.options.some((option) => option.value === value && option.count > 0))
  return rest.every(isKnown) ? rest.map((one) => (NAMES.has(one.name) ? one.label : inSentence(wordsOf(language, one, filter), language.locale))) : null
}

/** Figures say by their unit what they are (`from 400 km`), gearboxes only with their name. */
function wordsOf(language: SiteLanguage, { name, value, label }: ActiveFilter, filter: HeadingInput['filter']): string {
  if (name === 'transmission') return language.t('heading.gearbox', { name: inSentence(label, language.locale) })
  const figure = value === null ? FIGURES.find((each) => each === name) : undefined
  const range = figure ? readRange(filter, figure) : null
  return figure && range ? boundsText(language, figure, range) : label
}

const FIGURES = ['year', 'mileage', 'range', 'power'] as const

/** Filters that a part of the phrase stands for. */
const SAID_BY: Readonly<Record<keyof Parts, readonly string[]>> = {
  kind: ['type', 'auto_type', 'body'],
  energy: ['type', 'energy'],
  fuel: ['fuel'],
  steering: ['steering'],
  brand: ['brand'],
  price: ['price'],
  mileage: ['mileage'],
}
/** Filters whose values are names, which keep their capital. */
const NAMES: ReadonlySet<string> = new Set(['brand', 'model', 'port', 'emission', 'charge_port'])

/** Labels begin with a capital; inside of a phrase only German nouns and abbreviations do. */
export function inSentence(label: string, locale: SiteLanguage['locale']): string {
  return locale === 'de' || !/^\p{Lu}\p{Ll}/u.test(label) ? label : `${label.charAt(0).toLocaleLowerCase(locale)}${label.slice(1)}`
}

/** Places of the parts, put in without the marks that set a foreign value apart: they are words of the language, which may begin with Latin letters. */
const SLOTS = { kind: '<kind>', energy: '<energy>', steering: '<steering>', brand: '<brand>', price: '<price>' }
type Slot = keyof typeof SLOTS
const SLOT = /\u2068?<(kind|energy|steering|brand|price)>\u2069?/g

function priceWords({ t, locale }: SiteLanguage, { from, to }: Bounds): string {
  const write = (dollars: number) => formatUsd(locale, dollars * CENTS)
  if (from === null) return t('heading.price.upTo', { value: write(to ?? 0) })
  return to === null ? t('heading.price.from', { value: write(from) }) : t('heading.price.between', { from: write(from), to: write(to) })
}

/** How far a used vehicle has been driven stands where a price would. */
function mileageWords(language: SiteLanguage, { from, to }: Bounds): string {
  const { t } = language
  const write = (km: number) => figureText(language, 'mileage', km)
  if (from === null) return t('heading.mileage.upTo', { value: write(to ?? 0) })
  return to === null ? t('heading.mileage.from', { value: write(from) }) : t('heading.mileage.between', { from: write(from), to: write(to) })
}

/** Parts that are missing leave gaps; Latin letters stand apart from Thai and Chinese, which have no spaces of their own. */
function asSentence({ locale }: SiteLanguage, phrase: string): string {
  const text = phrase
    .replaceAll(/ +/g, ' ')
    .replaceAll(/(?<=\p{sc=Han}) (?=\p{sc=Han})/gu, '')
    .replaceAll(/(?<=[A-Za-z])(?=[\p{sc=Han}\p{sc=Thai}])|(?<=\p{sc=Han})(?=[A-Za-z])/gu, ' ')
    .trim()
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** The filters that a phrase can name. Null where what was typed is searched for, or a filter is set twice in ways that differ. */
function readParts({ filter, facets }: HeadingInput): Parts | null {
  const price = readRange(filter, 'price')
  const mileage = readRange(filter, 'mileage')
  const parts: Parts = { ...(price ? { price } : {}), ...(mileage ? { mileage } : {}) }
  for (const [name, given] of Object.entries(filter)) {
    if (UNNAMED.has(name) || given === undefined || given === '' || (Array.isArray(given) && given.length === 0)) continue
    if (name === 'word') return null
    if (Array.isArray(given) && !addPart(parts, { name, values: given.map(String), facets })) return null
  }
  return parts
}

const KNOWN_BANDS: ReadonlySet<string> = new Set(MILEAGE_BANDS)

/** What a phrase says nothing of, and what has been read. */
const UNNAMED = new Set(['sort', 'page', 'page_size', 'price_from', 'price_to', 'mileage_from', 'mileage_to'])

type Given = { name: string; values: readonly string[]; facets: Facets }

/** False where a phrase would say less than is asked for, and words behind it cannot say the rest. */
function addPart(parts: Parts, { name, values, facets }: Given): boolean {
  const [first = ''] = values
  const isOne = values.length === 1
  const signs = values.map((value) => value.trim().toLowerCase().replaceAll(' ', '-'))
  const kinds = signs.flatMap((sign) => KINDS.find((each) => each === sign) ?? [])
  const [sign = ''] = signs
  if (name === 'type' || name === 'auto_type' || name === 'body') {
    if (kinds.length === values.length && parts.kind === undefined) parts.kind = kinds
    else if (name === 'type' && isOne && sign in FUEL_TYPE_SIGNS && parts.energy === undefined)
      parts.energy = FUEL_TYPE_SIGNS[sign as keyof typeof FUEL_TYPE_SIGNS]
    else return name !== 'type' && parts.kind === undefined
  } else if (name === 'energy' && isOne) {
    if (parts.energy !== undefined) return false
    parts.energy = first as EnergyType
  } else if (name === 'fuel' && isOne) parts.fuel = first as Fuel
  else if (name === 'steering' && isOne && (first === 'left' || first === 'right')) parts.steering = first
  else if (name === 'brand') return addBrands(parts, facets)
  else if (name === 'price') {
    if (parts.price !== undefined) return false
    if (isOne) parts.price = boundsOfBand(first)
  } else if (name === 'mileage' && isOne && parts.mileage === undefined && KNOWN_BANDS.has(first)) parts.mileage = boundsOfBand(first)
  else if (name === 'mileage') delete parts.mileage
  return true
}

/** Makers are called by their names; an address names none that is not there. */
function addBrands(parts: Parts, facets: Facets): boolean {
  const chosen = facets.find(({ name }) => name === 'brand')?.options.filter((option) => option.is_selected) ?? []
  const labels = chosen.flatMap(({ label }) => label ?? [])
  if (labels.length === 0 || labels.length < chosen.length) return false
  parts.brand = labels
  return true
}

/** `10000-20000` is 10,000 to 20,000; the first band has no beginning and the last no end. */
function boundsOfBand(band: string): Bounds {
  const [from = 0, to = null] = band.split('-').map(Number)
  return { from: from === 0 ? null : from, to }
}

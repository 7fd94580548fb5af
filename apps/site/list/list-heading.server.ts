import { readRange } from '#contract/filter-schemas.ts'
import { type EnergyType, type Fuel, FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'
import { formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { Bounds } from '#apps/site/vehicle/figure-labels.server.ts'

/** Kinds that have a plural of their own for a heading; others have none. */
const KINDS = ['mini', 'sedan', 'suv', 'mpv', 'lcv', 'hatchback', 'pickup', 'van', 'truck', 'bus'] as const
type Kind = (typeof KINDS)[number]

type Parts = { kind?: Kind; energy?: EnergyType; fuel?: Fuel; steering?: 'left' | 'right'; brand?: string; price?: Bounds }
type Facets = readonly { name: string; options: readonly { label: string | null; is_selected: boolean }[] }[]
export type HeadingInput = { kind: 'new' | 'used'; filter: Readonly<Record<string, unknown>>; facets: Facets }

const MOST_PARTS = 3
const CENTS = 100

/**
 * What a list shows, as one phrase of the language ("Right-hand-drive electric SUVs up to US$20,000"), where one to three filters with one value
 * each are set that a phrase can name; else null. Each language has its order, and forms that agree with every kind (R6.23).
 */
export function listHeading(language: SiteLanguage, input: HeadingInput): string | null {
  const parts = readParts(input)
  const count = parts ? Object.keys(parts).length : 0
  // A hybrid's fuel and its energy are two things to say, and there is one place for them.
  if (parts === null || count === 0 || count > MOST_PARTS || (parts.fuel && parts.energy)) return null
  const { t } = language
  const { kind, energy, fuel, steering, brand, price } = parts
  const words: Record<Slot, string> = {
    kind: t(`heading.kind.${kind ?? 'other'}`),
    energy: fuel ? t(`heading.fuel.${fuel}`) : energy ? t(`heading.energy.${energy}`) : '',
    steering: steering ? t(`heading.steering.${steering}`) : '',
    brand: brand === undefined ? '' : t('heading.brand', { name: brand }),
    price: price ? priceWords(language, price) : '',
  }
  const order = input.kind === 'used' ? t('heading.used', SLOTS) : t('heading.new', SLOTS)
  return asSentence(
    language,
    order.replaceAll(SLOT, (_all, slot: Slot) => words[slot]),
  )
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

/** Parts that are missing leave gaps; Latin letters stand apart from Thai and Chinese, which have no spaces of their own. */
function asSentence({ locale }: SiteLanguage, phrase: string): string {
  const text = phrase
    .replaceAll(/ +/g, ' ')
    .replaceAll(/(?<=\p{sc=Han}) (?=\p{sc=Han})/gu, '')
    .replaceAll(/(?<=[A-Za-z])(?=[\p{sc=Han}\p{sc=Thai}])|(?<=\p{sc=Han})(?=[A-Za-z])/gu, ' ')
    .trim()
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** Null where a filter is set that no phrase names, or one has several values. */
function readParts({ filter, facets }: HeadingInput): Parts | null {
  const price = readRange(filter, 'price')
  const parts: Parts = price ? { price } : {}
  for (const [name, values] of Object.entries(filter)) {
    if (UNNAMED.has(name) || values === undefined || values === '' || (Array.isArray(values) && values.length === 0)) continue
    if (!Array.isArray(values) || values.length !== 1 || !addPart(parts, name, String(values[0]), facets)) return null
  }
  return parts
}

/** What a phrase says nothing of, and what has been read. */
const UNNAMED = new Set(['sort', 'page', 'page_size', 'price_from', 'price_to'])

/** False where a phrase cannot name the value, or names another of its kind already. */
function addPart(parts: Parts, name: string, value: string, facets: Facets): boolean {
  const sign = value.trim().toLowerCase().replaceAll(' ', '-')
  const kind = KINDS.find((each) => each === sign)
  if ((name === 'type' || name === 'auto_type' || name === 'body') && kind && parts.kind === undefined) parts.kind = kind
  else if (name === 'type' && sign in FUEL_TYPE_SIGNS && parts.energy === undefined) parts.energy = FUEL_TYPE_SIGNS[sign as keyof typeof FUEL_TYPE_SIGNS]
  else if (name === 'energy' && parts.energy === undefined) parts.energy = value as EnergyType
  else if (name === 'fuel') parts.fuel = value as Fuel
  else if (name === 'steering' && (value === 'left' || value === 'right')) parts.steering = value
  else if (name === 'brand') return addBrand(parts, facets)
  else if (name === 'price' && parts.price === undefined) parts.price = boundsOfBand(value)
  else return false
  return true
}

/** A maker is called by its name; an address names none that is not there. */
function addBrand(parts: Parts, facets: Facets): boolean {
  const label = facets.find(({ name }) => name === 'brand')?.options.find((option) => option.is_selected)?.label ?? null
  if (label === null) return false
  parts.brand = label
  return true
}

/** `10000-20000` is 10,000 to 20,000; the first band has no beginning and the last no end. */
function boundsOfBand(band: string): Bounds {
  const [from = 0, to = null] = band.split('-').map(Number)
  return { from: from === 0 ? null : from, to }
}

import type { CarDetail } from '#contract/car.ts'
import type { FittingDetail } from '#contract/fitting.ts'
import type { UsedCarDetail } from '#contract/used-car.ts'
import { formatNumber, formatRow, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { priceText } from '#apps/site/vehicle/used-card-view.server.ts'
import { trimText } from '#apps/site/vehicle/version-name.server.ts'
import { shownSigns } from './fit-words.server.ts'
import { fitWords, headWords, type HeadTranslator, type PageWords } from './page-words.server.ts'
import { DESCRIPTION_SIGNS, plainWords } from './plain-words.ts'

/** What a page says of its vehicle or part, in the order in which a buyer asks for it. */
export type Facts = readonly { label: string; value: string }[]

/**
 * A new car: name with version and year, price, where it comes from. The least important goes first where that is too long: the country of export,
 * then the year, then the version.
 */
export function carWords({ t, locale }: SiteLanguage, car: CarDetail, facts: Facts): PageWords {
  const head = headWords(locale)
  const [whole, withoutYear, withoutTrim, model] = namesOf(t, car)
  const price = car.fob_price_usd_cents === null ? null : head('fob', { price: formatUsd(locale, car.fob_price_usd_cents) })
  const from = head('export')
  const titled = (name: string, parts: readonly (string | null)[]) => labelled(t, locale, name, parts)
  const candidates =
    price === null
      ? [titled(whole, [from]), titled(withoutYear, [from]), whole, withoutYear, titled(withoutTrim, [from]), withoutTrim, model, model]
      : [titled(whole, [price, from]), titled(whole, [price]), titled(withoutYear, [price]), titled(withoutTrim, [price]), titled(model, [price]), model]
  return fitWords(locale, {
    candidates,
    paragraphs: [...leadOf(head, { t, locale }, titled(whole, [price, from]), facts), car.summary ?? ''],
    isPriced: price !== null,
  })
}

/**
 * A used unit: the word for used, name with year, mileage, price with the port of loading. The port goes first where that is too long, then the
 * version, then the mileage.
 */
export function usedWords({ t, locale }: SiteLanguage, unit: UsedCarDetail, facts: Facts): PageWords {
  const head = headWords(locale)
  const [whole, withoutYear, withoutTrim, model] = namesOf(t, unit).map((name) => head('used', { name })) as Names
  const cents = priceText(locale, unit)
  const port = unit.port_of_loading === null ? null : stockLabel(t, 'port', unit.port_of_loading)
  const price = cents === null ? null : head('fob', { price: cents })
  const priceAtPort = cents === null ? null : port === null ? price : head('fobPort', { port, price: cents })
  const mileage = unit.mileage_km === null ? null : t('unit.km', { value: formatNumber(locale, unit.mileage_km) })
  const titled = (name: string, parts: readonly (string | null)[]) => labelled(t, locale, name, parts)
  // Units of one version with neither price nor mileage are told apart by the number of our stock.
  const told = price === null ? unit.stock_ref : null
  return fitWords(locale, {
    candidates: [
      titled(whole, [mileage, priceAtPort, told]),
      titled(whole, [mileage, price, told]),
      titled(withoutTrim, [mileage, priceAtPort, told]),
      titled(withoutTrim, [mileage, price, told]),
      titled(withoutTrim, [price, told]),
      titled(withoutYear, [price, told]),
      titled(model, [price, told]),
      model,
    ],
    paragraphs: [...leadOf(head, { t, locale }, titled(whole, [mileage, priceAtPort, unit.stock_ref]), facts), unit.summary ?? ''],
    isPriced: price !== null,
  })
}

/** A part: its name and number, its price, what it is for. */
export function partWords({ t, locale }: SiteLanguage, fitting: FittingDetail, facts: Facts): PageWords {
  const head = headWords(locale)
  const { name, sku } = fitting
  const price = fitting.fob_price_usd_cents === null ? null : head('fob', { price: formatUsd(locale, fitting.fob_price_usd_cents) })
  const forCars = head('part', { name })
  return fitWords(locale, {
    candidates: [
      labelled(t, locale, forCars, [sku, price]),
      labelled(t, locale, name, [sku, price]),
      labelled(t, locale, name, [sku]),
      labelled(t, locale, firstWords(name), [sku]),
      sku,
    ],
    paragraphs: [...leadOf(head, { t, locale }, labelled(t, locale, forCars, [sku, price]), facts), fitting.summary ?? ''],
    tail: 'partTail',
    isPriced: price !== null,
  })
}

type Names = [whole: string, withoutYear: string, withoutTrim: string, model: string]

/** The name of a vehicle from whole to short. */
function namesOf(t: SiteTranslator, vehicle: Pick<CarDetail, 'brand_name' | 'model_name' | 'trim' | 'model_year'>): Names {
  const { brand_name: brand, model_name: model, model_year: year } = vehicle
  const trim = vehicle.trim === null ? null : trimText(t, vehicle.trim)
  const join = (...parts: readonly (string | number | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ')
  return [join(brand, model, trim, year), join(brand, model, trim), join(brand, model, year), join(brand, model)]
}

/** Names of parts tell after their first comma or bracket what tells them apart; the number does that too. */
function firstWords(name: string): string {
  return name.split(/[,،，(（]/)[0]?.trim() ?? name
}

/** `name: part, part`; without parts the name alone. */
function labelled(t: SiteTranslator, locale: Locale, name: string, parts: readonly (string | null)[]): string {
  const given = parts.filter((part) => part !== null && part !== '') as string[]
  return given.length === 0 ? name : t('common.labelled', { label: name, value: formatRow(locale, given) })
}

/** What it is and costs as a sentence, and behind it as many of its facts as there is room for. */
function leadOf(head: HeadTranslator, { t, locale }: SiteLanguage, lead: string, facts: Facts): string[] {
  const first = plainWords(head('stop', { text: lead }))
  const rest = facts.map((fact) => t('common.labelled', fact))
  const rows = rest.map((_fact, at) => plainWords(head('stop', { text: formatRow(locale, rest.slice(0, rest.length - at)) })))
  const room = DESCRIPTION_SIGNS.most - shownSigns(first) - 1
  const row = rows.find((one) => shownSigns(one) <= room)
  return row === undefined ? [first] : [first, row]
}

import { redirect } from 'react-router'
import { listCarsInputSchema, type CarCard } from '#contract/car.ts'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { AppError } from '#contract/errors.ts'
import { listUsedCarsInputSchema, type UsedCarCard } from '#contract/used-car.ts'
import { listCars } from '#core/domain/car/index.ts'
import { findGuidedCountry, readImportGuide } from '#core/domain/import-guide/index.ts'
import { findCurrency, listPricesAtDestination, type PricesAtDestination } from '#core/domain/landed-price/index.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { landedView } from '#apps/site/detail/landed-view.server.ts'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { landedCardsOf } from '#apps/site/landed-price/landed-cards.server.ts'
import type { LandedView } from '#apps/site/landed-price/landed-view.ts'
import { dollars } from '#apps/site/landed-price/landed-words.server.ts'
import type { SiteContext, SiteLanguage } from '#apps/site/request/context.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { carSign, modelTitle, type CarCardView } from '#apps/site/vehicle/car-card-view.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import type { UsedCardView } from '#apps/site/vehicle/used-card-view.ts'
import { guideView, type Example } from './guide-view.server.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'

const SHOWN = 6

/** Reads the guide of a country, with vehicles that it admits and what one of them costs there (R22.13). Errors: `not_found`. */
export async function loadGuide(site: SiteContext, named: string) {
  const { ctx, t } = site
  const country = await findGuidedCountry({ ctx, input: { named } })
  if (country === null) throw new AppError('not_found')
  const path = guideHref(country.country)
  if (site.url.pathname !== path) throw redirect(`${path}${site.url.search}`, 301)
  const guide = await readImportGuide({ ctx, input: country })
  if (guide === null) throw new AppError('not_found')
  // The page speaks of its own country, whatever the visitor has named; of its ports by theirs where it is one of them (R22.13).
  const destination = guide.ports.find(({ code }) => code === site.destinationCode) ?? guide.ways[0]?.destination ?? guide.ports[0] ?? null
  const code = destination?.code ?? null
  const [cars, units] = await readAdmitted(site, country.country, code)
  const cards = {
    cars: cars.list.map((car) => withDestination(carCardView(site, car), code)),
    units: units.list.map((unit) => withDestination(usedCardView(site, unit), code)),
  }
  const signs = {
    new: cars.list.map((car) => car.model_sign),
    used: units.list.filter((unit) => unit.fob_price_usd_cents !== null).map((unit) => unit.stock_ref),
  }
  const prices = destination === null ? null : await listPricesAtDestination({ ctx, input: { destination, ...signs } })
  const found = prices === null ? null : findExample(prices.prices, signs)
  const example = found === null ? null : exampleOf(site, found, cards)
  const landed = found === null ? null : await landedView({ ...site, destinationCode: code }, found)
  const view = guideView(site, guide, { example, destination })
  return {
    path,
    view,
    example: landed === null || example === null ? null : exampleView(landed, t('importGuide.exampleTitle', { vehicle: example.vehicle }), view.remarkOnRule),
    ...cards,
    totals: {
      cars: { label: t('finder.group.new', { count: cars.total }), href: withCode('/carList', code) },
      units: { label: t('finder.group.used', { count: units.total }), href: withCode('/usedCars', code) },
    },
    landed:
      destination === null || prices === null ? {} : landedCardsOf(site, { destination, currency: await findCurrency({ ctx, input: destination }), ...prices }),
    hasSample: guide.is_sample,
    jsonLd: faqJsonLd(view.faq),
  }
}

/** What the country admits, as its list at the port counts it; nothing where no way leads to a port, for there is no such list. */
async function readAdmitted({ ctx }: SiteContext, admitted: string, destination: string | null): Promise<[Page<CarCard>, Page<UsedCarCard>]> {
  const none = { list: [], total: 0 }
  if (destination === null) return [none, none]
  const asked = { admitted, destination, page_size: SHOWN }
  return Promise.all([listCars({ ctx, input: listCarsInputSchema.parse(asked) }), listUsedCars({ ctx, input: listUsedCarsInputSchema.parse(asked) })])
}

type Page<Card> = { list: readonly Card[]; total: number }

function withDestination<Card extends { href: string }>(card: Card, code: string | null): Card {
  return { ...card, href: withCode(card.href, code) }
}

function withCode(path: string, code: string | null): string {
  return code === null ? path : `${path}?${DESTINATION_NAME}=${code}`
}

type Signs = Record<'new' | 'used', readonly string[]>
type Found = { kind: 'new' | 'used'; sign: string; fob: number; total: number }

/** Of the vehicles whose duties are known the one that costs least there; a new one before a used one. */
function findExample(prices: PricesAtDestination['prices'], signs: Signs): Found | null {
  for (const kind of ['new', 'used'] as const) {
    const priced = signs[kind].flatMap((sign) => {
      const { fob_usd: fob, landed_total_usd: total } = prices.get(`${kind} ${sign}`)?.best ?? {}
      return typeof fob === 'number' && typeof total === 'number' ? [{ kind, sign, fob, total }] : []
    })
    const [least] = priced.toSorted((one, other) => one.total - other.total)
    if (least !== undefined) return least
  }
  return null
}

type Cards = { cars: readonly CarCardView[]; units: readonly UsedCardView[] }

function exampleOf(language: SiteLanguage, { sign, fob, total }: Found, { cars, units }: Cards): Example {
  const car = cars.find(({ href }) => carSign(href) === sign)
  const vehicle = car === undefined ? (units.find(({ stockRef }) => stockRef === sign)?.title ?? sign) : modelTitle(car)
  return { vehicle, fob: dollars(language, fob), total: dollars(language, total) }
}

/** The price of the example; what the page says of its rule already is not said again. */
function exampleView(landed: LandedView, title: string, said: string | null): LandedView {
  return { ...landed, title, remarks: landed.remarks.filter((remark) => remark !== said) }
}

import { redirect } from 'react-router'
import { listCarsInputSchema } from '#contract/car.ts'
import { AppError } from '#contract/errors.ts'
import { listUsedCarsInputSchema } from '#contract/used-car.ts'
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
  if (site.url.pathname !== path) throw redirect(path, 301)
  const guide = await readImportGuide({ ctx, input: country })
  if (guide === null) throw new AppError('not_found')
  const admitted = country.country
  const [cars, units] = await Promise.all([
    listCars({ ctx, input: listCarsInputSchema.parse({ admitted, page_size: SHOWN }) }),
    listUsedCars({ ctx, input: listUsedCarsInputSchema.parse({ admitted, page_size: SHOWN }) }),
  ])
  const cards = { cars: cars.list.map((car) => carCardView(site, car)), units: units.list.map((unit) => usedCardView(site, unit)) }
  // The page speaks of its own country, whatever the visitor has named.
  const destination = guide.ways[0]?.destination ?? null
  const code = destination?.code ?? null
  const signs = {
    new: cars.list.map((car) => car.model_sign),
    used: units.list.filter((unit) => unit.fob_price_usd_cents !== null).map((unit) => unit.stock_ref),
  }
  const prices = destination === null ? null : await listPricesAtDestination({ ctx, input: { destination, ...signs } })
  const found = prices === null ? null : findExample(prices.prices, signs)
  const example = found === null ? null : exampleOf(site, found, cards)
  const landed = found === null ? null : await landedView({ ...site, destinationCode: code }, found)
  const view = guideView(site, guide, example)
  return {
    path,
    view,
    example: landed === null || example === null ? null : exampleView(landed, t('importGuide.exampleTitle', { vehicle: example.vehicle }), view.remarkOnRule),
    ...cards,
    totals: {
      cars: { label: t('finder.group.new', { count: cars.total }), href: listHref('/carList', code) },
      units: { label: t('finder.group.used', { count: units.total }), href: listHref('/usedCars', code) },
    },
    landed:
      destination === null || prices === null ? {} : landedCardsOf(site, { destination, currency: await findCurrency({ ctx, input: destination }), ...prices }),
    hasSample: guide.is_sample,
    jsonLd: faqJsonLd(view.faq),
  }
}

function listHref(path: string, code: string | null): string {
  return code === null ? path : `${path}?dest=${code}`
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

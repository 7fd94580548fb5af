import { redirect } from 'react-router'
import { listCarsInputSchema } from '#contract/car.ts'
import { AppError } from '#contract/errors.ts'
import { listUsedCarsInputSchema } from '#contract/used-car.ts'
import { listCars } from '#core/domain/car/index.ts'
import { findGuidedCountry, readImportGuide } from '#core/domain/import-guide/index.ts'
import { findDestination, listPricesAtDestination } from '#core/domain/landed-price/index.ts'
import { listUsedCars } from '#core/domain/used-car/index.ts'
import { landedView } from '#apps/site/detail/landed-view.server.ts'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import { dollars } from '#apps/site/landed-price/landed-words.server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { carSign, modelTitle } from '#apps/site/vehicle/car-card-view.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
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
  // The page speaks of its own country, whatever the visitor has named.
  const code = guide.ways[0]?.destination.code ?? null
  const there = { ...site, destinationCode: code }
  const cards = { cars: cars.list.map((car) => carCardView(site, car)), units: units.list.map((unit) => usedCardView(site, unit)) }
  const found =
    code === null ? null : await findExample(there, { code, signs: cars.list.map((car) => car.model_sign), refs: units.list.map((unit) => unit.stock_ref) })
  const car = cards.cars.find(({ href }) => carSign(href) === found?.sign)
  const name = car === undefined ? cards.units.find(({ stockRef }) => stockRef === found?.sign)?.title : modelTitle(car)
  const example: Example | null = found === null || name === undefined ? null : { vehicle: name, fob: found.fob, total: found.total }
  const view = guideView(site, guide, example)
  const landed = found === null ? null : await landedView(there, found)
  return {
    path,
    view,
    example: landed === null || example === null ? null : { ...landed, title: t('importGuide.exampleTitle', { vehicle: example.vehicle }) },
    ...cards,
    totals: {
      cars: { label: t('finder.group.new', { count: cars.total }), href: listHref('/carList', code) },
      units: { label: t('finder.group.used', { count: units.total }), href: listHref('/usedCars', code) },
    },
    landed: await landedCards(there, cards),
    hasSample: guide.is_sample,
    jsonLd: faqJsonLd(view.faq),
  }
}

function listHref(path: string, code: string | null): string {
  return code === null ? path : `${path}?dest=${code}`
}

type Found = { kind: 'new' | 'used'; sign: string; fob: string; total: string }

/** Of the vehicles whose duties are known the one that costs least there; a new one before a used one. */
async function findExample(site: SiteContext, { code, signs, refs }: { code: string; signs: string[]; refs: string[] }): Promise<Found | null> {
  const { ctx } = site
  const destination = await findDestination({ ctx, input: { code } })
  if (destination === null) return null
  const { prices } = await listPricesAtDestination({ ctx, input: { destination, new: signs, used: refs } })
  for (const [kind, own] of [
    ['new', signs],
    ['used', refs],
  ] as const) {
    const priced = own.flatMap((sign) => {
      const { fob_usd: fob, landed_total_usd: total } = prices.get(`${kind} ${sign}`)?.best ?? {}
      return typeof fob === 'number' && typeof total === 'number' ? [{ sign, fob, total }] : []
    })
    const [least] = priced.toSorted((one, other) => one.total - other.total)
    if (least !== undefined) return { kind, sign: least.sign, fob: dollars(site, least.fob), total: dollars(site, least.total) }
  }
  return null
}

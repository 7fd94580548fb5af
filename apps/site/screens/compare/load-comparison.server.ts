import { listCarsInputSchema } from '#contract/car.ts'
import type { CarCard, CarSheet } from '#contract/car.ts'
import { listCarSheets, listCars, listHotCars } from '#core/domain/car/index.ts'
import { listUnitSheets } from '#core/domain/used-car/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { landedCardsOf, landedPrices, type PricesAtPlace } from '#apps/site/landed-price/landed-cards.server.ts'
import type { LandedCards } from '#apps/site/landed-price/landed-view.ts'
import { placeName } from '#apps/site/landed-price/destination-view.server.ts'
import { readComparison, shownSigns } from './compare-address.ts'
import { comparedCar, comparedUnit, type ComparedVehicle } from './compared-vehicle.server.ts'
import type { CompareView } from './compare-view.ts'
import { compareView } from './compare-view.server.ts'

const CANDIDATES = 60
const HOT = 12

/** Reads the vehicles of a comparison, what they cost at the visitor's destination, and new cars of the first one's kind, which can be added. */
export async function loadComparison(site: SiteContext): Promise<{ view: CompareView; landed: LandedCards }> {
  const { ctx, locale, t, url } = site
  const comparison = readComparison(url.searchParams)
  const [sheets, units] = await Promise.all([
    listCarSheets({ ctx, input: { model_signs: comparison.cars } }),
    listUnitSheets({ ctx, input: { refs: comparison.used } }),
  ])
  const language = { t, locale }
  const named = [...sheets.map((sheet) => comparedCar(language, sheet)), ...units.map((unit) => comparedUnit(language, unit))]
  const found = { ...comparison, cars: sheets.map(({ model_sign }) => model_sign), used: units.map(({ stock_ref }) => stock_ref) }
  const shown = shownSigns(found)
  const vehicles = named.filter(({ head }) => shown.includes(head.sign))
  const [candidates, prices] = await Promise.all([readCandidates(ctx, sheets[0]), pricesOf(site, vehicles)])
  const landed = prices === null ? {} : landedCardsOf(language, prices)
  const atPlace = prices === null ? null : { place: placeName(t, prices.destination), prices: prices.prices, landed }
  return { view: compareView(language, found, { named, vehicles, candidates, atPlace }), landed }
}

function pricesOf(site: SiteContext, vehicles: readonly ComparedVehicle[]): Promise<PricesAtPlace | null> {
  const heads = vehicles.map(({ head }) => head)
  return landedPrices(site, {
    cars: heads.filter(({ kind }) => kind === 'car'),
    units: heads.flatMap(({ kind, sign, price }) => (kind === 'used' && price !== null ? [{ stockRef: sign }] : [])),
  })
}

async function readCandidates(ctx: SiteContext['ctx'], first: CarSheet | undefined): Promise<CarCard[]> {
  if (first === undefined) return listHotCars({ ctx, input: { limit: HOT } })
  const kind = first.auto_type === null ? { body: first.body_type } : { auto_type: first.auto_type }
  const page = await listCars({ ctx, input: listCarsInputSchema.parse({ ...kind, page_size: CANDIDATES }) })
  return page.list
}

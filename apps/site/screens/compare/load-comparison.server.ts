import { listCarsInputSchema } from '#contract/car.ts'
import type { CarCard, CarSheet } from '#contract/car.ts'
import { listCarSheets, listCars, listHotCars } from '#core/domain/car/index.ts'
import { listUnitSheets } from '#core/domain/used-car/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { readComparison } from './compare-address.ts'
import { comparedCar, comparedUnit } from './compared-vehicle.server.ts'
import type { CompareView } from './compare-view.ts'
import { compareView } from './compare-view.server.ts'

const CANDIDATES = 60
const HOT = 12

/** Reads the vehicles of a comparison and new cars of the first one's kind, which can be added. */
export async function loadComparison({ ctx, locale, t, url }: SiteContext): Promise<CompareView> {
  const comparison = readComparison(url.searchParams)
  const [sheets, units] = await Promise.all([
    listCarSheets({ ctx, input: { model_signs: comparison.cars } }),
    listUnitSheets({ ctx, input: { refs: comparison.used } }),
  ])
  const language = { t, locale }
  const vehicles = [...sheets.map((sheet) => comparedCar(language, sheet)), ...units.map((unit) => comparedUnit(language, unit))]
  return compareView(language, comparison, vehicles, await readCandidates(ctx, sheets[0]))
}

async function readCandidates(ctx: SiteContext['ctx'], first: CarSheet | undefined): Promise<CarCard[]> {
  if (first === undefined) return listHotCars({ ctx, input: { limit: HOT } })
  const kind = first.auto_type === null ? { body: first.body_type } : { auto_type: first.auto_type }
  const page = await listCars({ ctx, input: listCarsInputSchema.parse({ ...kind, page_size: CANDIDATES }) })
  return page.list
}

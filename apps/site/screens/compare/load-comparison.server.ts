import { listCarsInputSchema } from '#contract/car.ts'
import type { CarCard, CarSheet } from '#contract/car.ts'
import { listCarSheets, listCars, listHotCars } from '#core/domain/car/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { readComparison } from './compare-address.ts'
import type { CompareView } from './compare-view.ts'
import { compareView } from './compare-view.server.ts'

const CANDIDATES = 60
const HOT = 12

/** Reads the cars of a comparison and those of the first one's kind, which can be added. */
export async function loadComparison({ ctx, locale, t, url }: SiteContext): Promise<CompareView> {
  const comparison = readComparison(url.searchParams)
  const sheets = await listCarSheets({ ctx, input: { model_signs: comparison.cars } })
  return compareView({ t, locale }, comparison, sheets, await readCandidates(ctx, sheets[0]))
}

async function readCandidates(ctx: SiteContext['ctx'], first: CarSheet | undefined): Promise<CarCard[]> {
  if (first === undefined) return listHotCars({ ctx, input: { limit: HOT } })
  const kind = first.auto_type === null ? { body: first.body_type } : { auto_type: first.auto_type }
  const page = await listCars({ ctx, input: listCarsInputSchema.parse({ ...kind, page_size: CANDIDATES }) })
  return page.list
}

import { sql } from 'drizzle-orm'
import type { CarRange } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSpans, type Spans } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { readBrandNames } from './brand-names.ts'
import { publishedConditions } from './car-conditions.ts'

/** From where to where the figures of the new cars go that are on the site: US dollars, years, km, kW. */
export function readCarSpans({ ctx }: { ctx: Ctx }): Promise<Spans<CarRange>> {
  return keep(ctx, { key: 'car-spans', make: loadSpans, sizeOf: () => 500 })
}

const COLUMNS = {
  price: { column: car.fobPriceUsdCents, factor: 100 },
  year: { column: car.modelYear },
  range: { column: car.rangeKm },
  power: { column: car.powerKw },
}

async function loadSpans(ctx: Ctx): Promise<Spans<CarRange>> {
  const brands = await readBrandNames(ctx)
  ctx.reads('car')
  return readSpans(ctx, COLUMNS, sql`${car}`, sql.join(publishedConditions(brands), sql` and `))
}

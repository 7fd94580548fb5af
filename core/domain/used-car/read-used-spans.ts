import { sql } from 'drizzle-orm'
import type { UsedRange } from '#contract/used-values.ts'
import { usedCar } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSpans, type Span, type Spans } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'
import { readKnown } from './read-known.ts'
import type { VersionFacts } from './read-versions.ts'
import { stockCondition } from './used-conditions.ts'

/** From where to where the figures of the used stock go: US dollars, years, km, and km and kW of the versions that its units may be of. */
export function readUsedSpans({ ctx }: { ctx: Ctx }): Promise<Spans<UsedRange>> {
  return keep(ctx, { key: 'used-spans', make: loadSpans, sizeOf: () => 500 })
}

const COLUMNS = {
  price: { column: usedCar.fobPriceUsdCents, factor: 100 },
  year: { column: usedCar.modelYear },
  mileage: { column: usedCar.mileageKm },
}

async function loadSpans(ctx: Ctx): Promise<Spans<UsedRange>> {
  const known = await readKnown(ctx)
  ctx.reads('used_car')
  const own = await readSpans(ctx, COLUMNS, sql`${usedCar}`, stockCondition(null, known))
  const facts: VersionFacts[] = []
  known.versions.where((each) => facts.push(each) > 0)
  return { ...own, range: spanOfAll(facts.map(({ range }) => range)), power: spanOfAll(facts.map(({ power }) => power)) }
}

function spanOfAll(spans: readonly (Span | null)[]): Span | null {
  const known = spans.filter((span) => span !== null)
  return known.length === 0 ? null : { least: Math.min(...known.map(({ least }) => least)), most: Math.max(...known.map(({ most }) => most)) }
}

import { sql } from 'drizzle-orm'
import { fitting } from '#core/db/schema/index.ts'
import type { FITTING_RANGES } from '#contract/fitting-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSpans, type Spans } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'

type FittingSpans = Spans<(typeof FITTING_RANGES)[number]>

/** From where to where the prices of the parts go that are on the site, in US dollars. */
export function readFittingSpans({ ctx }: { ctx: Ctx }): Promise<FittingSpans> {
  return keep(ctx, { key: 'fitting-spans', make: loadSpans, sizeOf: () => 200 })
}

async function loadSpans(ctx: Ctx): Promise<FittingSpans> {
  ctx.reads('fitting')
  return readSpans(ctx, { price: { column: fitting.fobPriceUsdCents, factor: 100 } }, sql`${fitting}`, sql`${fitting.publishState} = 'published'`)
}

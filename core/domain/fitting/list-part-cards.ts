import { sql } from 'drizzle-orm'
import type { FittingCard } from '#contract/fitting.ts'
import { fitting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listFittingCards } from './list-fitting-cards.ts'

/** Cards of parts by their numbers, in any case and no order; what is not published is left out. */
export async function listPartCards({ ctx, input }: { ctx: Ctx; input: { skus: readonly string[] } }): Promise<FittingCard[]> {
  const skus = [...new Set(input.skus.map((sku) => sku.toUpperCase()))]
  if (skus.length === 0) return []
  ctx.reads('fitting')
  const rows = await ctx.db
    .select({ id: fitting.id })
    .from(fitting)
    .where(sql`${fitting.sku} = any(${sql.param(skus)}::text[]) and ${fitting.publishState} = 'published'`)
  return listFittingCards({ ctx, input: { ids: rows.map(({ id }) => id) } })
}

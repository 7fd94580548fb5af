import { sql } from 'drizzle-orm'
import type { FittingCard, ListFittingsInput } from '#contract/fitting.ts'
import { fitting, stockOffer } from '#core/db/schema/index.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSelection, selectionCondition } from './fitting-selection.ts'
import { readCards } from './read-cards.ts'

type Input = { filter: Omit<ListFittingsInput, 'sort' | 'page' | 'page_size'>; since: Date; limit: number }

/**
 * Parts of a list that came on offer or became cheaper after `since` (R11.22), the latest first, with the number of all. `before`: what one
 * cost until then, in US cents; null for what is new.
 */
export async function listOfferedParts({
  ctx,
  input,
}: {
  ctx: Ctx
  input: Input
}): Promise<{ list: { card: FittingCard; before: number | null }[]; total: number }> {
  const brands = await listBrands({ ctx, input: {} })
  const selection = await readSelection(ctx, { ...input.filter, sort: '0', page: 1, page_size: input.limit }, brands)
  ctx.reads('fitting')
  const { rows } = await ctx.db.execute<{ id: string; sku: string; before: string | null; total: number }>(sql`
    select ${fitting.id} as id, ${fitting.sku} as sku, ${stockOffer.beforeUsdCents} as before, count(*) over ()::int as total
    from ${fitting} join ${stockOffer} on ${stockOffer.kind} = 'part' and ${stockOffer.thingId} = ${fitting.id}
    where ${stockOffer.since} > ${input.since.toISOString()}::timestamptz and ${selectionCondition(selection)}
    order by ${stockOffer.since} desc, ${fitting.id} desc limit ${input.limit}`)
  const ids = rows.map(({ id }) => Number(id))
  const cards = new Map((await readCards(ctx, ids, brands)).map((card) => [card.sku, card]))
  const list = rows.flatMap(({ sku, before }) => {
    const card = cards.get(sku)
    return card === undefined ? [] : [{ card, before: before === null ? null : Number(before) }]
  })
  return { list, total: rows[0]?.total ?? 0 }
}

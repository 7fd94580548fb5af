import { sql } from 'drizzle-orm'
import type { SearchResult } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { matchTerm } from '#core/domain/search-term/index.ts'

const SHORTEST = 4
const LONGEST = 80
const MOST = 12
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/**
 * Rows whose number was typed, in any case and with or without its signs: a car's model sign, a used unit's stock reference or VIN, a
 * part's own or OEM number. `VIN` of a used unit answers its stock reference.
 */
export async function findExact(ctx: Ctx, word: string): Promise<SearchResult['exact']> {
  const typed = word
    .normalize('NFKC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  const compact = typed.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase()
  if (compact.length < SHORTEST || typed.length > LONGEST || !/^[A-Z0-9]+$/.test(compact) || !/\d/.test(compact)) return []
  const codes = sql`${sql.param([...new Set([typed.toUpperCase(), compact])])}::text[]`
  const whole = ` ${compact.toLowerCase()} `
  ctx.reads('car', 'used_car', 'fitting')
  const { rows } = await ctx.db.execute<SearchResult['exact'][number]>(sql`
    (select 'car' as kind, model_sign as sign from car where model_sign = ${typed.toLowerCase()} and publish_state = 'published')
    union all
    (select 'used_car', stock_ref from used_car
      where publish_state = 'published' and (stock_ref = any(${codes}) ${VIN.test(compact) ? sql`or vin = ${compact}` : sql``}) limit ${MOST})
    union all
    (select 'fitting', sku from fitting
      where publish_state = 'published' and ${matchTerm(sql`search_text`, compact.toLowerCase())} and search_text like ${`%${whole}%`} order by id limit ${MOST})`)
  return rows
}

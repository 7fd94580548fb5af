import { sql, type SQL } from 'drizzle-orm'
import type { FittingCard } from '#contract/fitting.ts'
import { fitting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listFittingCards } from './list-fitting-cards.ts'

type NumberedRow = { id: string; sku: string; oem_numbers: string[] }

/** Fewer signs than this stand in the names of parts by chance. */
const SHORTEST = 3

/**
 * Published parts by their own or an OEM number: for each of `keys`, which are capitals and digits alone, the parts that have it, those whose own
 * number it is first. A key that no part has is left out.
 */
export async function matchPartNumbers({ ctx, input }: { ctx: Ctx; input: { keys: readonly string[] } }): Promise<Map<string, FittingCard[]>> {
  const keys = new Set(input.keys.filter((key) => key.length >= SHORTEST && /^[A-Z0-9]+$/.test(key) && /\d/.test(key)))
  if (keys.size === 0) return new Map()
  ctx.reads('fitting')
  const found = byKey(await selectRows(ctx, hasWord(keys)), keys)
  const missing = new Set([...keys].filter((key) => !found.has(key)))
  // A number that is stored in several words, or with a comma, is no word of the search text.
  if (missing.size > 0) for (const [key, rows] of byKey(await selectRows(ctx, hasSpacedNumber(missing)), missing)) found.set(key, rows)
  const ids = [...new Set([...found.values()].flat().map((row) => Number(row.id)))]
  const cards = new Map((await listFittingCards({ ctx, input: { ids } })).map((card) => [card.sku, card]))
  return new Map([...found].map(([key, rows]) => [key, rows.flatMap(({ sku }) => cards.get(sku) ?? [])]))
}

async function selectRows({ db }: Ctx, condition: SQL): Promise<NumberedRow[]> {
  const { rows } = await db.execute<NumberedRow>(sql`
    select id, sku, oem_numbers from ${fitting} where publish_state = 'published' and ${condition} order by id`)
  return rows
}

function hasWord(keys: ReadonlySet<string>): SQL {
  const words = [...keys].map((key) => `'${key.toLowerCase()}'`).join(' | ')
  return sql`to_tsvector('simple', search_text) @@ to_tsquery('simple', ${words})`
}

function hasSpacedNumber(keys: ReadonlySet<string>): SQL {
  return sql`exists (
    select from unnest(oem_numbers) as number
    where number ~ '[\\s,;]' and regexp_replace(upper(number), '[^A-Z0-9]', '', 'g') = any(${sql.param([...keys])}::text[]))`
}

function byKey(rows: readonly NumberedRow[], keys: ReadonlySet<string>): Map<string, NumberedRow[]> {
  const found = new Map<string, NumberedRow[]>()
  const add = (number: string, row: NumberedRow) => {
    const key = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
    const known = found.get(key) ?? []
    if (keys.has(key) && !known.includes(row)) found.set(key, [...known, row])
  }
  for (const row of rows) add(row.sku, row)
  for (const row of rows) for (const number of row.oem_numbers) add(number, row)
  return found
}

import { sql, type SQL } from 'drizzle-orm'
import { DEMAND_FILTERS } from '#contract/demand-values.ts'
import type { Demand, DemandInput, DemandWord } from '#contract/demand.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireOneOf } from '#core/domain/permission/index.ts'
import { dayOf } from './days.ts'

const ROWS = 20
const VALUES = 3

/** What buyers search for (R7.16). Needs `enquiry.read` or `catalogue.read`. */
export async function readDemand({ ctx, input }: { ctx: Ctx; input: DemandInput }): Promise<Demand> {
  requireOneOf(ctx, ['enquiry.read', 'catalogue.read'])
  const rows = demandRows(ctx, input)
  const [totals, most, unmet, unopened, filters] = await Promise.all([
    readTotals(ctx, rows),
    readWords(ctx, rows, { limit: ROWS }),
    readWords(ctx, rows, { limit: ROWS, where: sql`found = 0` }),
    readWords(ctx, rows, { limit: ROWS, where: sql`found > 0 and opened = 0` }),
    readFilters(ctx, rows),
  ])
  return { ...totals, most, unmet, unopened, filters }
}

/** Words of the period, the most searched first. `found` is what was known last. */
export async function readWords(ctx: Ctx, rows: SQL, { where = sql`true`, limit }: { where?: SQL; limit: number }): Promise<DemandWord[]> {
  const answer = await ctx.db.execute<DemandWord>(sql`
    select word, locales, searches, opened, found from (${byWord(rows)}) words
    where ${where} order by searches desc, opened desc, word limit ${limit}`)
  return answer.rows
}

/** The kept rows of the period in the language. */
export function demandRows(ctx: Ctx, { days, locale }: DemandInput): SQL {
  const inLanguage = locale === undefined ? sql`true` : sql`locale = ${locale}`
  return sql`select * from search_demand where day > ${dayOf(ctx, days)} and ${inLanguage}`
}

function byWord(rows: SQL): SQL {
  return sql`
    select word, array_agg(distinct locale) as locales, sum(searches)::int as searches, sum(opened)::int as opened,
      (array_agg(found order by day desc) filter (where found is not null))[1] as found
    from (${rows}) kept where word <> '' group by word having sum(searches) > 0`
}

type Totals = Pick<Demand, 'searches' | 'words' | 'opened' | 'unkept' | 'nothing_found' | 'nothing_opened'>

async function readTotals(ctx: Ctx, rows: SQL): Promise<Totals> {
  const answer = await ctx.db.execute<Totals>(sql`
    select words.*, words.kept + unkept.searches as searches, words.kept_opened + unkept.opened as opened, unkept.searches as unkept from (
      select count(*)::int as words, coalesce(sum(searches), 0)::int as kept, coalesce(sum(opened), 0)::int as kept_opened,
        coalesce(sum(searches) filter (where found = 0), 0)::int as nothing_found,
        coalesce(sum(searches) filter (where found > 0 and opened = 0), 0)::int as nothing_opened
      from (${byWord(rows)}) word
    ) words, (
      select coalesce(sum(searches), 0)::int as searches, coalesce(sum(opened), 0)::int as opened from (${rows}) kept where word = ''
    ) unkept`)
  const [row] = answer.rows
  if (row === undefined) throw new Error('An aggregate always answers one row')
  const { searches, words, opened, unkept, nothing_found, nothing_opened } = row
  return { searches, words, opened, unkept, nothing_found, nothing_opened }
}

type AskedValue = { name: string; value: string; searches: number }

async function readFilters(ctx: Ctx, rows: SQL): Promise<Demand['filters']> {
  const answer = await ctx.db.execute<AskedValue>(sql`
    select split_part(term, ':', 1) as name, substr(term, strpos(term, ':') + 1) as value, sum(searches)::int as searches
    from (${rows}) kept, jsonb_array_elements_text(terms) term
    where searches > 0 group by 1, 2 order by searches desc, value`)
  return DEMAND_FILTERS.flatMap((name) => {
    const asked = answer.rows.filter((row) => row.name === name)
    const searches = asked.reduce((sum, row) => sum + row.searches, 0)
    return searches === 0 ? [] : [{ name, searches, values: asked.slice(0, VALUES).map(({ value }) => value) }]
  }).toSorted((one, other) => other.searches - one.searches)
}

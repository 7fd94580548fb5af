import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import type { Locale } from '#i18n/locales.ts'

/** How often something was searched for, and something opened from it, on a day (UTC, `2026-11-24`). `word`: as `demandWord` makes it. */
export type DemandCount = { day: string; locale: Locale; word: string; searches: number; opened: number }

/** Rows of a day. What comes when they are used up is counted without its words, so that nobody can fill the table. */
const MOST_ROWS = 5_000

/** Adds what was counted to its days. Several processes may do so at once; what is counted twice in `input` is added up. */
export async function recordDemand({ ctx, input, mostRows = MOST_ROWS }: { ctx: Ctx; input: readonly DemandCount[]; mostRows?: number }): Promise<void> {
  if (input.length === 0) return
  await ctx.db.transaction(async (tx) => {
    // One after the other: else two together would find the same room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('search demand', 0))`)
    await tx.execute(sql`
      with given as (
        select day, locale, word, sum(searches)::int as searches, sum(opened)::int as opened
        from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as g(day date, locale text, word text, searches int, opened int)
        group by day, locale, word
      ),
      used as (select day, count(*) as rows from search_demand where day in (select day from given) group by day),
      ranked as (
        select given.*, kept.word is not null or given.word = '' as has_row,
          row_number() over (partition by given.day, kept.word is not null or given.word = '' order by given.searches desc, given.word) as place
        from given left join search_demand kept using (day, locale, word)
      )
      insert into search_demand as kept (day, locale, word, searches, opened)
      select day, locale, case when has_row or place <= ${mostRows} - coalesce(used.rows, 0) then word else '' end, sum(searches), sum(opened)
      from ranked left join used using (day)
      group by 1, 2, 3
      on conflict (day, locale, word) do update
      set searches = kept.searches + excluded.searches, opened = kept.opened + excluded.opened`)
  })
}

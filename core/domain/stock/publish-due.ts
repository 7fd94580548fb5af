import { sql } from 'drizzle-orm'
import type { PublishState } from '#contract/content-values.ts'
import { STOCK_KINDS, type StockKind } from '#contract/stock-values.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { writeRevisions } from '#core/domain/revision/index.ts'
import { STOCK_TABLES } from './stock-kinds.ts'

type Turn = { column: 'publish_at' | 'withdraw_at'; state: PublishState; isDue: string }

/** Drafts and what is hidden come to the site at their time; what is on it leaves at its time. */
const TURNS: readonly Turn[] = [
  { column: 'publish_at', state: 'published', isDue: `publish_state in ('draft', 'hidden')` },
  { column: 'withdraw_at', state: 'hidden', isDue: `publish_state = 'published'` },
]

/** Publishes and withdraws what is due. For the clock: permission `catalogue.write`, which the system has. Answers how many rows it has changed. */
export async function publishDue({ ctx }: { ctx: Ctx }): Promise<number> {
  requirePermission(ctx, 'catalogue.write')
  return ctx.db.transaction(async (tx) => {
    let count = 0
    for (const kind of STOCK_KINDS) {
      let changed = 0
      for (const turn of TURNS) changed += await takeTurn(tx, { ctx, kind, turn })
      if (changed > 0) await notifyContent(tx, STOCK_TABLES[kind].tags)
      count += changed
    }
    return count
  })
}

type Due = { id: number; before: PublishState; moment: string }

async function takeTurn(tx: Tx, { ctx, kind, turn }: { ctx: Ctx; kind: StockKind; turn: Turn }): Promise<number> {
  const { column, state, isDue } = turn
  const now = ctx.ports.clock.now().toISOString()
  const table = sql.raw(STOCK_TABLES[kind].table)
  const { rows } = await tx.execute<Due>(sql`
    with due as (
      select id, publish_state as before, ${sql.raw(column)} as moment from ${table}
      where ${sql.raw(column)} <= ${now}::timestamptz and ${sql.raw(isDue)} order by id for update skip locked
    )
    update ${table} t set publish_state = ${state}, ${sql.raw(column)} = null, version = t.version + 1, updated_at = ${now}::timestamptz
    from due where t.id = due.id returning t.id::int as id, due.before, due.moment`)
  const revised = rows.map(({ id, before, moment }) => ({
    subjectKind: kind,
    subjectId: id,
    before: { publish_state: before, [column]: new Date(moment).toISOString() },
    after: { publish_state: state, [column]: null },
  }))
  await writeRevisions(tx, { ctx, revised })
  for (const { id } of rows)
    await writeAudit(tx, { ctx, action: state === 'published' ? 'stock.published_by_clock' : 'stock.withdrawn_by_clock', subjectKind: kind, subjectId: id })
  return rows.length
}

import { eq, sql } from 'drizzle-orm'
import { KEEPING_KINDS, type KeepingKind } from '#contract/keeping-time-values.ts'
import { keepingTime } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { dueBefore } from './due-before.ts'
import { KINDS, type Kept } from './kinds.ts'

const AT_ONCE = 200

/**
 * Erases what is older than its time: of one kind, or (null) of all that are erased by themselves. Answers how much; stops early by
 * `signal` and goes on the next time. What could not be erased in this run is left for the next one.
 */
export async function eraseDue({ ctx, input, signal }: { ctx: Ctx; input: { kind: KeepingKind | null }; signal: AbortSignal }): Promise<number> {
  const rows = await ctx.db.select().from(keepingTime)
  let count = 0
  for (const kind of KEEPING_KINDS) {
    const row = rows.find((each) => each.kind === kind)
    const isWanted = input.kind === null ? row?.isAutomatic === true : input.kind === kind
    if (!isWanted || row === undefined || row.months === null || signal.aborted) continue
    count += await eraseKind(ctx, { kind, months: row.months, signal })
  }
  return count
}

async function eraseKind(ctx: Ctx, { kind, months, signal }: { kind: KeepingKind; months: number; signal: AbortSignal }): Promise<number> {
  const before = dueBefore(ctx, months)
  let count = 0
  for (let batch = await readBatch(ctx, kind, before); batch.length > 0 && !signal.aborted; batch = await readBatch(ctx, kind, before)) {
    await KINDS[kind].erase(ctx, batch)
    count += batch.length
  }
  await ctx.db.transaction(async (tx) => {
    const done = { erasedAt: ctx.ports.clock.now(), erasedCount: count, ...(signal.aborted ? {} : { askedAt: null }) }
    await tx.update(keepingTime).set(done).where(eq(keepingTime.kind, kind))
    if (count > 0) await writeAudit(tx, { ctx, action: 'keeping_time.erased', subjectKind: 'keeping_time', subjectId: kind, detail: { months, count } })
  })
  return count
}

async function readBatch({ db }: Ctx, kind: KeepingKind, before: Date): Promise<Kept[]> {
  const { rows } = await db.execute<{ id: string; part: string; at: string }>(sql`
    select id, part, at from (${KINDS[kind].rows}) kept where at < ${before.toISOString()} order by at, id limit ${AT_ONCE}`)
  return rows.map(({ id, part, at }) => ({ id: Number(id), part, at: new Date(at) }))
}

import { sql } from 'drizzle-orm'
import type { KeepingTime } from '#contract/keeping-time.ts'
import { KEEPING_KINDS, type KeepingKind } from '#contract/keeping-time-values.ts'
import { keepingTime } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { dueBefore } from './due-before.ts'
import { KINDS } from './kinds.ts'

/** How long each kind of personal data is kept, and how much of it is older today. Permission `customer.privacy`. */
export async function listKeepingTimes({ ctx }: { ctx: Ctx }): Promise<KeepingTime[]> {
  requirePermission(ctx, 'customer.privacy')
  const rows = await ctx.db.select().from(keepingTime)
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  return Promise.all(KEEPING_KINDS.map((kind) => describe(ctx, kind, byKind.get(kind))))
}

type Row = typeof keepingTime.$inferSelect

async function describe(ctx: Ctx, kind: KeepingKind, row: Row | undefined): Promise<KeepingTime> {
  const months = row?.months ?? null
  const due = months === null ? sql`false` : sql`at < ${dueBefore(ctx, months).toISOString()}`
  const { rows } = await ctx.db.execute<{ total: number; due: number; oldest: string | null }>(sql`
    select count(*)::int as total, count(*) filter (where ${due})::int as due, min(at) as oldest from (${KINDS[kind].rows}) kept`)
  const [found] = rows
  return {
    kind,
    months,
    is_automatic: row?.isAutomatic ?? false,
    total: found?.total ?? 0,
    due: found?.due ?? 0,
    oldest_at: found?.oldest ? new Date(found.oldest).toISOString() : null,
    erased_at: row?.erasedAt?.toISOString() ?? null,
    erased_count: row?.erasedCount ?? 0,
    is_running: row?.askedAt !== null && row?.askedAt !== undefined,
  }
}

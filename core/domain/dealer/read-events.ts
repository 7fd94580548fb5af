import { asc, inArray } from 'drizzle-orm'
import type { DealerEvent } from '#contract/staff-dealer.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplicationEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'

/** The same for several applications, by id. Permission `dealer.read`. */
export async function listDealerEvents({ ctx, input }: { ctx: Ctx; input: { ids: readonly number[] } }): Promise<Map<number, DealerEvent[]>> {
  requirePermission(ctx, 'dealer.read')
  return readEvents(ctx.db, input.ids)
}

/** What happened to applications, oldest first, with the names of the people. */
export async function readEvents(db: Tx, ids: readonly number[]): Promise<Map<number, DealerEvent[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(dealerApplicationEvent)
    .where(inArray(dealerApplicationEvent.dealerApplicationId, [...ids]))
    .orderBy(asc(dealerApplicationEvent.createdAt), asc(dealerApplicationEvent.id))
  const owners = rows.flatMap((row) => (row.kind === 'owner_changed' ? [row.detail['from'], row.detail['to']] : []))
  const people = await readPeople(db, [...rows.map((row) => row.staffId), ...owners])
  const toEvent = (row: (typeof rows)[number]): DealerEvent => ({
    id: row.id,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    staff: people(row.staffId),
    detail: row.kind === 'owner_changed' ? { from: people(row.detail['from']), to: people(row.detail['to']) } : row.detail,
  })
  const byApplication = Map.groupBy(rows, ({ dealerApplicationId }) => dealerApplicationId)
  return new Map([...byApplication].map(([id, own]) => [id, own.map(toEvent)]))
}

import { asc, inArray } from 'drizzle-orm'
import type { EnquiryEvent } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiryEvent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'

/** The same for several enquiries, by id. Permission `enquiry.read`. */
export async function listEnquiryEvents({ ctx, input }: { ctx: Ctx; input: { ids: readonly number[] } }): Promise<Map<number, EnquiryEvent[]>> {
  requirePermission(ctx, 'enquiry.read')
  return readEvents(ctx.db, input.ids)
}

/** What happened to enquiries, oldest first, with the names of the people. */
export async function readEvents(db: Tx, ids: readonly number[]): Promise<Map<number, EnquiryEvent[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(enquiryEvent)
    .where(inArray(enquiryEvent.enquiryId, [...ids]))
    .orderBy(asc(enquiryEvent.createdAt), asc(enquiryEvent.id))
  const owners = rows.flatMap((row) => (row.kind === 'owner_changed' ? [row.detail['from'], row.detail['to']] : []))
  const people = await readPeople(db, [...rows.map((row) => row.staffId), ...owners])
  const toEvent = (row: (typeof rows)[number]): EnquiryEvent => ({
    id: row.id,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    staff: people(row.staffId),
    detail: row.kind === 'owner_changed' ? { from: people(row.detail['from']), to: people(row.detail['to']) } : row.detail,
  })
  const byEnquiry = Map.groupBy(rows, ({ enquiryId }) => enquiryId)
  return new Map([...byEnquiry].map(([id, own]) => [id, own.map(toEvent)]))
}

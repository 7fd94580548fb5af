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

type Row = typeof enquiryEvent.$inferSelect
type PassedOver = { id: number; why: string }

function passedOverIn(detail: Row['detail']): PassedOver[] {
  return Array.isArray(detail['passed_over']) ? (detail['passed_over'] as PassedOver[]) : []
}

function missedIn(detail: Row['detail']): { rule: string; people: PassedOver[] }[] {
  return Array.isArray(detail['missed']) ? (detail['missed'] as { rule: string; people: PassedOver[] }[]) : []
}

function routedIds(detail: Row['detail']): unknown[] {
  return [detail['to'], ...[...passedOverIn(detail), ...missedIn(detail).flatMap((each) => each.people)].map(({ id }) => id)]
}

// Names are those of today; who has left the house for good is left out.
function withPeople({ kind, detail }: Row, people: Awaited<ReturnType<typeof readPeople>>): Row['detail'] {
  if (kind === 'owner_changed') return { from: people(detail['from']), to: people(detail['to']) }
  if (kind !== 'routed') return detail
  const named = (all: PassedOver[]) =>
    all.flatMap(({ id, why }) => {
      const person = people(id)
      return person === null ? [] : [{ ...person, why }]
    })
  const missed = missedIn(detail).map((each) => ({ rule: each.rule, people: named(each.people) }))
  return { ...detail, to: people(detail['to']), passed_over: named(passedOverIn(detail)), missed }
}

/** What happened to enquiries, oldest first, with the names of the people. */
export async function readEvents(db: Tx, ids: readonly number[]): Promise<Map<number, EnquiryEvent[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(enquiryEvent)
    .where(inArray(enquiryEvent.enquiryId, [...ids]))
    .orderBy(asc(enquiryEvent.createdAt), asc(enquiryEvent.id))
  const owners = rows.flatMap((row) =>
    row.kind === 'owner_changed' ? [row.detail['from'], row.detail['to']] : row.kind === 'routed' ? routedIds(row.detail) : [],
  )
  const people = await readPeople(db, [...rows.map((row) => row.staffId), ...owners])
  const toEvent = (row: (typeof rows)[number]): EnquiryEvent => ({
    id: row.id,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    staff: people(row.staffId),
    detail: withPeople(row, people),
  })
  const byEnquiry = Map.groupBy(rows, ({ enquiryId }) => enquiryId)
  return new Map([...byEnquiry].map(([id, own]) => [id, own.map(toEvent)]))
}

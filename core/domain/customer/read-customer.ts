import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { CustomerDetail } from '#contract/customer.ts'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { customer, customerHint, customerMerge, member, staff } from '#core/db/schema/index.ts'
import { zonesOf } from '#core/domain/local-time/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { selectCustomers, toRow, type FoundCustomer } from './customer-row.ts'
import { groupOf } from './join-customers.ts'
import { mayRead } from './may-read.ts'
import { readConsents } from './read-consents.ts'
import { readHistory } from './read-history.ts'

/** Everything known about a customer, or about who they were merged into. Throws `not_found`. The caller has checked the permission. */
export async function readCustomer(ctx: Ctx, asked: number): Promise<CustomerDetail> {
  const { db } = ctx
  const [known] = await selectCustomers(db, [asked])
  const [found] = known?.mainId ? await selectCustomers(db, [known.mainId]) : [known]
  if (found === undefined) throw new AppError('not_found')
  const ids = await groupOf(db, found.id)
  const [members, consents, hints, merges, told] = await Promise.all([
    readMembers(ctx, ids),
    readConsents(db, { ids, mails: found.mails }),
    readHints(db, { ids, mainId: found.id }),
    readMerges(db, ids),
    readHistory(ctx, ids),
  ])
  return {
    ...toRow(found),
    created_at: found.createdAt.toISOString(),
    erased_at: found.erasedAt?.toISOString() ?? null,
    time_zones: zonesOf(found.country_iso2, ctx.ports.clock.now()),
    members,
    consents,
    hints,
    merges,
    ...told,
  }
}

async function readMembers(ctx: Ctx, ids: readonly number[]): Promise<CustomerDetail['members']> {
  if (!mayRead(ctx, 'member.read')) return []
  return ctx.db
    .select({ id: member.id, mail: member.mail })
    .from(member)
    .where(inArray(member.customerId, [...ids]))
    .orderBy(asc(member.id))
}

async function readHints(db: Tx, { ids, mainId }: { ids: readonly number[]; mainId: number }): Promise<CustomerDetail['hints']> {
  const rows = await db
    .select({ id: customerHint.id, reason: customerHint.reason, firstId: customerHint.firstId, secondId: customerHint.secondId })
    .from(customerHint)
    .where(and(isNull(customerHint.dismissedAt), or(inArray(customerHint.firstId, [...ids]), inArray(customerHint.secondId, [...ids]))))
    .orderBy(asc(customerHint.id))
  const sides = rows.map((row) => ({ ...row, otherId: ids.includes(row.firstId) ? row.secondId : row.firstId }))
  const mains = await mainsOf(
    db,
    sides.map(({ otherId }) => otherId),
  )
  // Of a pair that has become one since, nothing is left to say; of two pairs with the same other one, one.
  const open = sides.map((side) => ({ ...side, otherMain: mains.get(side.otherId) ?? side.otherId })).filter(({ otherMain }) => otherMain !== mainId)
  const once = open.filter(({ otherMain }, index) => open.findIndex((other) => other.otherMain === otherMain) === index)
  const others = await othersOf(
    db,
    once.map(({ otherMain }) => otherMain),
  )
  return once.flatMap(({ id, reason, otherMain }) => {
    const other = others.get(otherMain)
    return other === undefined ? [] : [{ id, reason, other }]
  })
}

async function mainsOf(db: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: customer.id, mainId: sql<number>`coalesce(${customer.mainId}, ${customer.id})`.mapWith(Number) })
    .from(customer)
    .where(inArray(customer.id, [...ids]))
  return new Map(rows.map(({ id, mainId }) => [id, mainId]))
}

async function readMerges(db: Tx, ids: readonly number[]): Promise<CustomerDetail['merges']> {
  const rows = await db
    .select({
      id: customerMerge.id,
      goneId: customerMerge.goneId,
      reason: customerMerge.reason,
      createdAt: customerMerge.createdAt,
      staffId: customerMerge.staffId,
      staffName: staff.name,
    })
    .from(customerMerge)
    .leftJoin(staff, eq(staff.id, customerMerge.staffId))
    .where(and(isNull(customerMerge.undoneAt), inArray(customerMerge.goneId, [...ids])))
    .orderBy(desc(customerMerge.id))
  const others = await othersOf(
    db,
    rows.map(({ goneId }) => goneId),
  )
  return rows.flatMap(({ id, goneId, reason, createdAt, staffId, staffName }) => {
    const other = others.get(goneId)
    if (other === undefined) return []
    return [{ id, reason, created_at: createdAt.toISOString(), staff: staffId === null ? null : { id: staffId, name: staffName ?? '' }, other }]
  })
}

type Other = CustomerDetail['hints'][number]['other']

async function othersOf(db: Tx, ids: readonly number[]): Promise<Map<number, Other>> {
  const rows = await selectCustomers(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, toOther(row)]))
}

function toOther({ id, name, company, country_name, country_iso2, mails, numbers, last_at }: FoundCustomer): Other {
  return { id, name, company, country_name, country_iso2, mails, numbers, last_at }
}

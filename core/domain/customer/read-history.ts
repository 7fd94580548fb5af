import { and, desc, inArray } from 'drizzle-orm'
import type { CustomerDetail, CustomerEntry } from '#contract/customer.ts'
import { dealerApplication, enquiry, intent, member } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDealerEvents } from '#core/domain/dealer/index.ts'
import { listEnquiryEvents, vehicleName } from '#core/domain/enquiry/index.ts'
import { mayRead } from './may-read.ts'

/** Things of each kind that are read, and entries that are shown. */
const MOST_THINGS = 100
const MOST_ENTRIES = 400

/** Everything that happened with a customer, newest first; of other parts of the work what the actor may see. */
export async function readHistory(ctx: Ctx, ids: readonly number[]): Promise<Pick<CustomerDetail, 'history' | 'is_cut'>> {
  const parts = await Promise.all([
    ofEnquiries(ctx, ids),
    mayRead(ctx, 'dealer.read') ? ofDealers(ctx, ids) : [],
    mayRead(ctx, 'member.read') ? ofMembers(ctx, ids) : [],
    ofIntents(ctx, ids),
  ])
  const all = parts.flat().toSorted((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1))
  return { history: all.slice(0, MOST_ENTRIES), is_cut: all.length > MOST_ENTRIES }
}

function momentOf(entry: CustomerEntry): string {
  return 'event' in entry ? entry.event.created_at : entry.created_at
}

async function ofEnquiries(ctx: Ctx, ids: readonly number[]): Promise<CustomerEntry[]> {
  const rows = await ctx.db
    .select({ id: enquiry.id, reference: enquiry.reference, remark: enquiry.remark, brandName: enquiry.brandName, carModelName: enquiry.carModelName })
    .from(enquiry)
    .where(and(inArray(enquiry.customerId, [...ids])))
    .orderBy(desc(enquiry.id))
    .limit(MOST_THINGS)
  const events = await listEnquiryEvents({ ctx, input: { ids: rows.map(({ id }) => id) } })
  return rows.flatMap(({ id, reference, remark, brandName, carModelName }) =>
    (events.get(id) ?? []).map((event) => {
      const vehicle = vehicleName(brandName, carModelName)
      const isArrival = event.kind === 'received' || event.kind === 'entered'
      const text = isArrival ? [vehicle, remark].filter((part) => part !== null).join('\n') : null
      return { thing: 'enquiry' as const, id, reference, text, event: { ...event, detail: event.kind === 'received' ? {} : event.detail } }
    }),
  )
}

async function ofDealers(ctx: Ctx, ids: readonly number[]): Promise<CustomerEntry[]> {
  const rows = await ctx.db
    .select({ id: dealerApplication.id, reference: dealerApplication.reference, company: dealerApplication.company, remark: dealerApplication.remark })
    .from(dealerApplication)
    .where(inArray(dealerApplication.customerId, [...ids]))
    .orderBy(desc(dealerApplication.id))
    .limit(MOST_THINGS)
  const events = await listDealerEvents({ ctx, input: { ids: rows.map(({ id }) => id) } })
  return rows.flatMap(({ id, reference, company, remark }) =>
    (events.get(id) ?? []).map((event) => {
      const text = event.kind === 'submitted' ? [company, remark].filter((part) => part !== null).join('\n') : null
      return { thing: 'dealer' as const, id, reference, text, event: { ...event, detail: event.kind === 'submitted' ? {} : event.detail } }
    }),
  )
}

async function ofMembers({ db }: Ctx, ids: readonly number[]): Promise<CustomerEntry[]> {
  const rows = await db
    .select({ id: member.id, createdAt: member.createdAt, confirmedAt: member.mailVerifiedAt })
    .from(member)
    .where(inArray(member.customerId, [...ids]))
    .limit(MOST_THINGS)
  return rows.flatMap(({ id, createdAt, confirmedAt }) => [
    { thing: 'member' as const, id, created_at: createdAt.toISOString(), what: 'registered' as const },
    ...(confirmedAt === null ? [] : [{ thing: 'member' as const, id, created_at: confirmedAt.toISOString(), what: 'confirmed' as const }]),
  ])
}

async function ofIntents({ db }: Ctx, ids: readonly number[]): Promise<CustomerEntry[]> {
  const rows = await db
    .select({ id: intent.id, createdAt: intent.createdAt, brandName: intent.brandName, carModelName: intent.carModelName })
    .from(intent)
    .where(inArray(intent.customerId, [...ids]))
    .orderBy(desc(intent.id))
    .limit(MOST_THINGS)
  return rows.map(({ id, createdAt, brandName, carModelName }) => ({
    thing: 'intent' as const,
    id,
    created_at: createdAt.toISOString(),
    text: vehicleName(brandName, carModelName) ?? '',
  }))
}

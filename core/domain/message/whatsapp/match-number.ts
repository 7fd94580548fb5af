import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { CLOSED_STATUSES } from '#contract/enquiry-values.ts'
import { customer, customerContact, enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { hasHadTooMany } from '#core/domain/message/had-too-many.ts'
import type { MessagePlace } from '#core/domain/message/keep-message.ts'
import { spellingsOf } from './numbers.ts'

/**
 * The lead that a WhatsApp message belongs to: of those with its sender's number, or whose customer has it, the newest that is open, else the newest.
 * The service vouches for the number, so that nobody else can write there.
 */
export async function matchNumber(ctx: Pick<Ctx, 'db' | 'ports'>, number: string): Promise<MessagePlace> {
  const spellings = spellingsOf(number)
  if (spellings.length === 0) return { enquiryId: null, reason: 'no_trace' }
  const customers = await customersWith(ctx, spellings)
  const [lead] = await ctx.db
    .select({ id: enquiry.id, isQuarantined: enquiry.isQuarantined })
    .from(enquiry)
    .where(or(inArray(enquiry.whatsappE164, spellings), inArray(enquiry.mobileE164, spellings), inArray(enquiry.customerId, customers)))
    .orderBy(asc(enquiry.isQuarantined), asc(inArray(enquiry.status, [...CLOSED_STATUSES])), desc(enquiry.createdAt), desc(enquiry.id))
    .limit(1)
  if (lead === undefined) return { enquiryId: null, reason: 'no_trace' }
  if (lead.isQuarantined) return { enquiryId: null, reason: 'quarantined' }
  if (await hasHadTooMany(ctx, { enquiryId: lead.id, channel: 'whatsapp', from: number })) return { enquiryId: null, reason: 'too_many' }
  return { enquiryId: lead.id }
}

/** Customers of these numbers, with all who are merged with them. */
async function customersWith({ db }: Pick<Ctx, 'db'>, numbers: readonly string[]): Promise<number[]> {
  const found = await db
    .select({ mainId: sql<number>`coalesce(${customer.mainId}, ${customer.id})`.mapWith(Number) })
    .from(customerContact)
    .innerJoin(customer, eq(customer.id, customerContact.customerId))
    .where(and(eq(customerContact.kind, 'number'), inArray(customerContact.value, [...numbers])))
  const mains = found.map(({ mainId }) => mainId)
  if (mains.length === 0) return []
  const rows = await db
    .select({ id: customer.id })
    .from(customer)
    .where(or(inArray(customer.id, mains), inArray(customer.mainId, mains)))
  return rows.map(({ id }) => id)
}

import { and, count, desc, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ListUnmatchedInput, UnmatchedMessage, UnmatchedPage } from '#contract/message.ts'
import type { Tx } from '#core/db/client.ts'
import { enquiry, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { toMessages } from './read-messages.ts'

/** Messages that belong to no lead and that nobody has put aside. */
export const IS_UNMATCHED = and(isNull(message.enquiryId), isNull(message.dismissedAt))

const IS_ASIDE = and(isNull(message.enquiryId), isNotNull(message.dismissedAt))

const MOST_LIKELY = 3

/**
 * What came and belongs to no lead yet, newest first, with leads of the same sender; or what was put aside, the last first. Permission `enquiry.read`.
 */
export async function listUnmatched({ ctx, input }: { ctx: Ctx; input: ListUnmatchedInput }): Promise<UnmatchedPage> {
  requirePermission(ctx, 'enquiry.read')
  const { aside, page, page_size: size } = input
  const isMeant = aside === 'yes' ? IS_ASIDE : IS_UNMATCHED
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(message)
      .where(isMeant)
      .orderBy(desc(aside === 'yes' ? message.dismissedAt : message.createdAt), desc(message.id))
      .limit(size)
      .offset((page - 1) * size),
    ctx.db.select({ total: count() }).from(message).where(isMeant),
  ])
  const [messages, likely] = await Promise.all([toMessages(ctx.db, rows), readLikely(ctx.db, rows)])
  const list = messages.map((told, index): UnmatchedMessage => {
    const row = rows[index]
    return {
      ...told,
      reason: row?.unmatchedReason ?? 'no_trace',
      dismissed_at: row?.dismissedAt?.toISOString() ?? null,
      likely: likely.get(row?.fromAddress ?? '') ?? [],
    }
  })
  return { list, total: counted?.total ?? 0, page, page_size: size }
}

/** Leads of the same address or number. */
async function readLikely(db: Tx, rows: readonly { fromAddress: string }[]): Promise<Map<string, UnmatchedMessage['likely']>> {
  const senders = [...new Set(rows.map(({ fromAddress }) => fromAddress))].filter((address) => address !== '')
  if (senders.length === 0) return new Map()
  const { id, reference, name, mail, mobileE164, whatsappE164, createdAt } = enquiry
  const leads = await db
    .select({ id, reference, name, mail, mobileE164, whatsappE164, createdAt })
    .from(enquiry)
    .where(and(or(inArray(sql`lower(${mail})`, senders), inArray(mobileE164, senders), inArray(whatsappE164, senders)), sql`not ${enquiry.isQuarantined}`))
    .orderBy(desc(createdAt), desc(id))
    .limit(senders.length * 50)
  const waysOf = (lead: (typeof leads)[number]) => [lead.mail.toLowerCase(), lead.mobileE164, lead.whatsappE164]
  return new Map(
    senders.map((sender) => [
      sender,
      leads
        .filter((lead) => waysOf(lead).includes(sender))
        .slice(0, MOST_LIKELY)
        .map((lead) => ({ id: lead.id, reference: lead.reference, name: lead.name, created_at: lead.createdAt.toISOString() })),
    ]),
  )
}

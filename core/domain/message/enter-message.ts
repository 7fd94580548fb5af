import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { ENQUIRY_LIMITS } from '#contract/enquiry.ts'
import type { EnterMessageInput } from '#contract/message.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { message } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { enterEnquiry, isMailAddress } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { cleanText } from '#core/domain/text/index.ts'
import { splitQuoted } from './mail/split-quoted.ts'

/**
 * Makes an enquiry of a message that belongs to none: a buyer who wrote to us instead of using the form. Pressed twice it is one enquiry. Permission
 * `enquiry.write`. Errors: `not_found`; `conflict` where it belongs to an enquiry by now, was put aside, or its sender cannot be written to.
 */
export async function enterMessage({ ctx, input }: { ctx: Ctx; input: EnterMessageInput }): Promise<EnquiryDetail> {
  requirePermission(ctx, 'enquiry.write')
  const [row] = await ctx.db.select().from(message).where(eq(message.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  if (row.enquiryId !== null || row.dismissedAt !== null) throw new AppError('conflict')
  const ways = waysTo(row)
  if (ways === null) throw new AppError('conflict')
  const said = [row.subject, splitQuoted(row.text).text].filter((part) => part !== '').join('\n\n')
  const entered = await enterEnquiry({
    ctx,
    input: {
      key: keyOf(row.id),
      channel: row.channel,
      name: row.fromName === '' ? row.fromAddress : row.fromName.slice(0, ENQUIRY_LIMITS.name),
      company: null,
      ...ways,
      mobile: null,
      country: null,
      locale: input.locale,
      remark: cleanText(said, ENQUIRY_LIMITS.remark) || row.fromAddress,
      subject: null,
      quantity: null,
      destination_port: null,
      price_basis: null,
      is_mine: false,
      is_reached: false,
    },
  })
  await ctx.db.transaction(async (tx) => {
    const taken = await tx
      .update(message)
      .set({ enquiryId: entered.id })
      .where(and(eq(message.id, row.id), isNull(message.enquiryId)))
      .returning({ id: message.id })
    if (taken.length > 0)
      await writeAudit(tx, { ctx, action: 'enquiry.message_matched', subjectKind: 'enquiry', subjectId: entered.id, detail: { message: row.id } })
  })
  return entered
}

/** How its sender can be written to; null where they cannot. */
function waysTo({
  channel,
  fromAddress,
}: Pick<typeof message.$inferSelect, 'channel' | 'fromAddress'>): { mail: string | null; whatsapp: string | null } | null {
  if (channel === 'whatsapp') return fromAddress === '' ? null : { mail: null, whatsapp: fromAddress }
  return isMailAddress(fromAddress) ? { mail: fromAddress, whatsapp: null } : null
}

/** The same for the same message, so that an enquiry whose second step was cut off is found again and not made anew. */
function keyOf(id: number): string {
  const hex = createHash('sha256').update(`message:${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

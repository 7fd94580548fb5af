import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { CustomerIdInput } from '#contract/customer.ts'
import type { Tx } from '#core/db/client.ts'
import {
  adEvent,
  alert,
  customer,
  customerContact,
  customerHint,
  customerMerge,
  customerText,
  dealerApplication,
  dealerApplicationEvent,
  dealerDocument,
  dealerStatusLink,
  enquiry,
  enquiryAttribution,
  enquiryEvent,
  enquiryItem,
  intent,
  mailDelivery,
  member,
  message,
  messageFile,
  quotation,
  task,
} from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { STOPPED } from '#core/domain/reply-clock/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { eraseWebhookBodies } from '#core/domain/webhook/index.ts'
import { isTheirs } from './is-theirs.ts'

/** What is left of each thing: that there was one, when, from which country, about what, and how it ended. */
const NOBODY = { name: '', mail: '', mobile: '', mobileE164: null, whatsapp: null, whatsappE164: null }

/**
 * Erases a person (GDPR article 17): name, ways to reach them, what they wrote, what was noted of them, their documents, account, alerts
 * and what advertisers were told by; of enquiries and applications the figures stay, without anybody behind them. Also of all who are
 * merged into them. Cannot be taken back. Permission `customer.privacy`. Errors: `forbidden`, `not_found`; erased once more nothing happens.
 */
export async function eraseCustomer({ ctx, input }: { ctx: Ctx; input: CustomerIdInput }): Promise<void> {
  requirePermission(ctx, 'customer.privacy')
  const files = await ctx.db.transaction(async (tx) => {
    const group = await lockGroup(tx, input.id)
    if (group === null) return []
    const { mainId, ids } = group
    const mails = await readMails(tx, ids)
    const whose = { ids, mails }
    const enquiries = await eraseEnquiries(tx, mainId, whose)
    const dealers = await eraseDealers(tx, mainId, whose)
    const members = await tx.delete(member).where(isTheirs(member, whose)).returning({ id: member.id })
    await tx.update(intent).set({ name: null, mail: null, mobile: null }).where(isTheirs(intent, whose))
    const alerts =
      mails.length === 0
        ? []
        : await tx
            .delete(alert)
            .where(inArray(sql`lower(${alert.mail})`, mails))
            .returning({ id: alert.id })
    const strays = await eraseStrayMessages(tx, ids)
    await eraseRows(tx, ids, ctx.ports.clock.now())
    const documents = [...enquiries.files, ...dealers.files, ...strays]
    const detail = { enquiries: enquiries.count, dealers: dealers.count, members: members.length, alerts: alerts.length, documents: documents.length }
    await writeAudit(tx, { ctx, action: 'customer.erased', subjectKind: 'customer', subjectId: mainId, detail })
    return documents
  })
  // After the commit: a file without a row is found by `deleteStrayFiles`.
  for (const key of files) await ctx.ports.files.remove(key)
}

async function lockGroup(tx: Tx, asked: number): Promise<{ mainId: number; ids: number[] } | null> {
  const [found] = await tx.select({ id: customer.id, mainId: customer.mainId }).from(customer).where(eq(customer.id, asked))
  if (found === undefined) throw new AppError('not_found')
  const mainId = found.mainId ?? found.id
  const rows = await tx
    .select({ id: customer.id, erasedAt: customer.erasedAt })
    .from(customer)
    .where(sql`${customer.id} = ${mainId} or ${customer.mainId} = ${mainId}`)
    .orderBy(customer.id)
    .for('update')
  return rows.some(({ erasedAt }) => erasedAt === null) ? { mainId, ids: rows.map(({ id }) => id) } : null
}

async function readMails(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .select({ value: customerContact.value })
    .from(customerContact)
    .where(and(inArray(customerContact.customerId, [...ids]), eq(customerContact.kind, 'mail')))
  return rows.map(({ value }) => value)
}

type Whose = { ids: readonly number[]; mails: readonly string[] }

// What belonged to nobody is theirs from now on, or it would be linked anew.
async function eraseEnquiries(tx: Tx, mainId: number, whose: Whose): Promise<{ count: number; files: string[] }> {
  const rows = await tx
    .update(enquiry)
    .set({
      ...NOBODY,
      ...STOPPED,
      company: null,
      remark: '',
      vin: null,
      memberId: null,
      rawPayload: {},
      lossNote: null,
      customerId: sql`coalesce(${enquiry.customerId}, ${mainId})`,
    })
    .where(isTheirs(enquiry, whose))
    .returning({ id: enquiry.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { count: 0, files: [] }
  const files = await tx
    .select({ key: messageFile.storageKey })
    .from(messageFile)
    .innerJoin(message, eq(message.id, messageFile.messageId))
    .where(inArray(message.enquiryId, ids))
  // Offers name who they are for in every version; the history keeps that there were any.
  await tx.delete(quotation).where(inArray(quotation.enquiryId, ids))
  await tx.delete(message).where(inArray(message.enquiryId, ids))
  await tx.delete(task).where(inArray(task.enquiryId, ids))
  await tx.update(enquiryItem).set({ note: null }).where(inArray(enquiryItem.enquiryId, ids))
  await tx
    .update(enquiryEvent)
    .set({ detail: {} })
    .where(
      and(
        inArray(enquiryEvent.enquiryId, ids),
        inArray(enquiryEvent.kind, [
          'received',
          'note_added',
          'answered',
          'not_reached',
          'buyer_wrote',
          'task_added',
          'task_done',
          'task_reopened',
          'quotation_accepted',
        ]),
      ),
    )
  // Which state followed which stays, without what was noted of it.
  await tx
    .update(enquiryEvent)
    .set({ detail: sql`${enquiryEvent.detail} - 'text'` })
    .where(and(inArray(enquiryEvent.enquiryId, ids), inArray(enquiryEvent.kind, ['status_changed', 'loss_corrected'])))
  const noClick = { gclid: null, wbraid: null, gbraid: null, fbclid: null, referrer: null }
  await tx.update(enquiryAttribution).set(noClick).where(inArray(enquiryAttribution.enquiryId, ids))
  await tx.delete(adEvent).where(inArray(adEvent.enquiryId, ids))
  await tx.delete(mailDelivery).where(inArray(mailDelivery.enquiryId, ids))
  await eraseWebhookBodies(tx, { enquiryIds: ids })
  return { count: ids.length, files: files.flatMap(({ key }) => key ?? []) }
}

/** What they sent to us and nobody has given to an enquiry. Answers the keys of its files. */
async function eraseStrayMessages(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const contacts = await tx
    .select({ value: customerContact.value })
    .from(customerContact)
    .where(inArray(customerContact.customerId, [...ids]))
  const senders = contacts.map(({ value }) => value)
  if (senders.length === 0) return []
  const theirs = and(isNull(message.enquiryId), inArray(message.fromAddress, senders))
  const files = await tx.select({ key: messageFile.storageKey }).from(messageFile).innerJoin(message, eq(message.id, messageFile.messageId)).where(theirs)
  await tx.delete(message).where(theirs)
  return files.flatMap(({ key }) => key ?? [])
}

async function eraseDealers(tx: Tx, mainId: number, whose: Whose): Promise<{ count: number; files: string[] }> {
  const rows = await tx
    .update(dealerApplication)
    .set({
      ...NOBODY,
      company: '',
      territory: null,
      brands: null,
      remark: null,
      detail: {},
      customerId: sql`coalesce(${dealerApplication.customerId}, ${mainId})`,
    })
    .where(isTheirs(dealerApplication, whose))
    .returning({ id: dealerApplication.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { count: 0, files: [] }
  await tx
    .update(dealerApplicationEvent)
    .set({ detail: {} })
    .where(and(inArray(dealerApplicationEvent.dealerApplicationId, ids), sql`${dealerApplicationEvent.kind} <> 'owner_changed'`))
  await tx.delete(dealerStatusLink).where(inArray(dealerStatusLink.dealerApplicationId, ids))
  await tx.delete(mailDelivery).where(inArray(mailDelivery.dealerApplicationId, ids))
  await tx.delete(adEvent).where(inArray(adEvent.dealerApplicationId, ids))
  await eraseWebhookBodies(tx, { dealerIds: ids })
  const documents = await tx.delete(dealerDocument).where(inArray(dealerDocument.dealerApplicationId, ids)).returning({ key: dealerDocument.storageKey })
  return { count: ids.length, files: documents.map(({ key }) => key) }
}

async function eraseRows(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const own = [...ids]
  await tx.delete(customerContact).where(inArray(customerContact.customerId, own))
  await tx.delete(customerText).where(inArray(customerText.customerId, own))
  await tx.delete(customerHint).where(sql`${inArray(customerHint.firstId, own)} or ${inArray(customerHint.secondId, own)}`)
  await tx
    .update(customerMerge)
    .set({ undoneAt: now })
    .where(and(inArray(customerMerge.goneId, own), isNull(customerMerge.undoneAt)))
  await tx.update(customer).set({ name: '', foldedName: '', company: null, erasedAt: now }).where(inArray(customer.id, own))
}

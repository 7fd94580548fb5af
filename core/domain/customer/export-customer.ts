import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { CustomerIdInput } from '#contract/customer.ts'
import type { Tx } from '#core/db/client.ts'
import {
  alert,
  dealerApplication,
  dealerApplicationEvent,
  dealerDocument,
  enquiry,
  enquiryAttribution,
  enquiryEvent,
  enquiryItem,
  intent,
  member,
  memberFavorite,
  message,
  messageFile,
  quotation,
  quotationVersion,
} from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { groupOf } from './join-customers.ts'
import { isTheirs } from './is-theirs.ts'
import { readCustomer } from './read-customer.ts'

type CustomerExport = { fileName: string; total: number; chunks: AsyncIterable<string> }

/**
 * All that is known of a person, for them to have (GDPR article 15), as JSON: what they sent word for word, what was noted of them, their
 * account without its password, their alerts. `total`: things in it. Permission `customer.privacy`. Errors: `forbidden`, `not_found`.
 */
export async function exportCustomer({ ctx, input }: { ctx: Ctx; input: CustomerIdInput }): Promise<CustomerExport> {
  requirePermission(ctx, 'customer.privacy')
  const known = await readCustomer({ ...ctx, actor: { kind: 'system' } }, input.id)
  const told = await ctx.db.transaction(async (tx) => {
    const found = await readAll(tx, { ids: await groupOf(tx, known.id), mails: known.mails })
    await writeAudit(tx, { ctx, action: 'customer.exported', subjectKind: 'customer', subjectId: known.id })
    return found
  })
  const { id, name, company, country_name: country, locale, mails, numbers, consents } = known
  const text = JSON.stringify({ customer: { id, name, company, country, locale, mails, numbers }, consents, ...told }, null, 2)
  const total = told.enquiries.length + told.applications.length + told.accounts.length + told.intents.length + told.alerts.length
  return { fileName: `customer-${known.id}.json`, total, chunks: oneOf(text) }
}

/** What was offered: each version as it went out, and what was answered; the draft where none did. */
async function quotationsOf(tx: Tx, enquiryId: number) {
  const own = await tx.select().from(quotation).where(eq(quotation.enquiryId, enquiryId)).orderBy(asc(quotation.id))
  return Promise.all(
    own.map(async ({ number, state, draft, id }) => ({
      number,
      state,
      draft,
      versions: (await tx.select().from(quotationVersion).where(eq(quotationVersion.quotationId, id)).orderBy(asc(quotationVersion.revision))).map(
        ({ mark: _mark, ...version }) => version,
      ),
    })),
  )
}

/** What was written on either side, with what the files are called. */
async function messagesOf(tx: Tx, enquiryId: number) {
  const rows = await tx.select().from(message).where(eq(message.enquiryId, enquiryId)).orderBy(asc(message.id))
  return Promise.all(
    rows.map(async ({ direction, channel, subject, text, fromAddress, toAddress, createdAt, id }) => ({
      direction,
      channel,
      from: fromAddress,
      to: toAddress,
      subject,
      text,
      created_at: createdAt,
      files: (await tx.select({ name: messageFile.fileName }).from(messageFile).where(eq(messageFile.messageId, id))).map(({ name }) => name),
    })),
  )
}

async function* oneOf(text: string): AsyncGenerator<string> {
  yield text
}

async function readAll(tx: Tx, { ids, mails }: { ids: number[]; mails: readonly string[] }) {
  const enquiries = await tx.select().from(enquiry).where(isTheirs(enquiry, { ids, mails })).orderBy(asc(enquiry.id))
  const applications = await tx.select().from(dealerApplication).where(isTheirs(dealerApplication, { ids, mails })).orderBy(asc(dealerApplication.id))
  const members = await tx.select().from(member).where(isTheirs(member, { ids, mails })).orderBy(asc(member.id))
  return {
    enquiries: await Promise.all(
      enquiries.map(async (row) => ({
        ...row,
        items: await tx.select().from(enquiryItem).where(eq(enquiryItem.enquiryId, row.id)).orderBy(asc(enquiryItem.position)),
        events: await tx.select().from(enquiryEvent).where(eq(enquiryEvent.enquiryId, row.id)).orderBy(asc(enquiryEvent.id)),
        messages: await messagesOf(tx, row.id),
        quotations: await quotationsOf(tx, row.id),
        visits: await tx.select().from(enquiryAttribution).where(eq(enquiryAttribution.enquiryId, row.id)),
      })),
    ),
    applications: await Promise.all(
      applications.map(async (row) => ({
        ...row,
        events: await tx
          .select()
          .from(dealerApplicationEvent)
          .where(eq(dealerApplicationEvent.dealerApplicationId, row.id))
          .orderBy(asc(dealerApplicationEvent.id)),
        documents: await tx
          .select({ file_name: dealerDocument.fileName, content_type: dealerDocument.contentType, byte_size: dealerDocument.byteSize })
          .from(dealerDocument)
          .where(eq(dealerDocument.dealerApplicationId, row.id)),
      })),
    ),
    accounts: await Promise.all(
      members.map(async ({ passwordHash: _passwordHash, ...row }) => ({
        ...row,
        favorites: (
          await tx.select({ sign: memberFavorite.modelSign }).from(memberFavorite).where(eq(memberFavorite.memberId, row.id)).orderBy(memberFavorite.sequence)
        ).map(({ sign }) => sign),
      })),
    ),
    intents: await tx.select().from(intent).where(isTheirs(intent, { ids, mails })).orderBy(asc(intent.id)),
    alerts:
      mails.length === 0
        ? []
        : await tx
            .select({ label: alert.label, locale: alert.locale, created_at: alert.createdAt, confirmed_at: alert.confirmedAt, ends_at: alert.endsAt })
            .from(alert)
            .where(inArray(sql`lower(${alert.mail})`, [...mails])),
  }
}

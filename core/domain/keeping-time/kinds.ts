import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { KeepingKind } from '#contract/keeping-time-values.ts'
import { dealerApplication, enquiry, intent, mailDelivery, message } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { eraseCustomer } from '#core/domain/customer/index.ts'

/** One row of a kind: its id, whose table it is of, and the moment from which its time runs. */
export type Kept = { id: number; part: string; at: Date }

type Kind = {
  /** Rows `(id, part, at)` of everything of the kind. */
  rows: SQL
  /** Erases rows that are due; what is gone already is nothing. */
  erase: (ctx: Ctx, rows: readonly Kept[]) => Promise<void>
}

const QUARANTINED = sql`
  select id, 'enquiry' as part, created_at as at from enquiry where is_quarantined
  union all select id, 'dealer', created_at from dealer_application where is_quarantined`

// An account is its owner's own: whoever has one is not forgotten behind their back.
const CUSTOMERS = (hasBought: boolean) => sql`
  select c.id, 'customer' as part, c.last_at as at from customer c
  where c.main_id is null and c.erased_at is null
    and not exists (select from member m join customer own on own.id = m.customer_id where own.id = c.id or own.main_id = c.id)
    and ${hasBought ? sql`` : sql`not`} exists (
      select from enquiry e join customer own on own.id = e.customer_id where (own.id = c.id or own.main_id = c.id) and e.status = 'won')`

const SIGNED_INTENTS = sql`select id, 'intent' as part, created_at as at from intent where name is not null or mail is not null or mobile is not null`
const UNMATCHED = sql`select id, 'message' as part, created_at as at from message where enquiry_id is null`
const MAILS = sql`select id, 'mail' as part, created_at as at from mail_delivery`

export const KINDS: Readonly<Record<KeepingKind, Kind>> = {
  quarantine: {
    rows: QUARANTINED,
    erase: async ({ db }, rows) => {
      const idsIn = (part: string) => rows.filter((row) => row.part === part).map(({ id }) => id)
      const [enquiries, dealers] = [idsIn('enquiry'), idsIn('dealer')]
      // Files of documents that no row names any more are found by `deleteStrayFiles`.
      await db.transaction(async (tx) => {
        if (enquiries.length > 0) await tx.delete(enquiry).where(sql`${inArray(enquiry.id, enquiries)} and ${enquiry.isQuarantined}`)
        if (dealers.length > 0) await tx.delete(dealerApplication).where(sql`${inArray(dealerApplication.id, dealers)} and ${dealerApplication.isQuarantined}`)
      })
    },
  },
  customer: { rows: CUSTOMERS(false), erase: eraseCustomers },
  buyer: { rows: CUSTOMERS(true), erase: eraseCustomers },
  intent: {
    rows: SIGNED_INTENTS,
    erase: async ({ db }, rows) => {
      await db
        .update(intent)
        .set({ name: null, mail: null, mobile: null })
        .where(inArray(intent.id, idsOf(rows)))
    },
  },
  mail: {
    rows: MAILS,
    erase: async ({ db }, rows) => {
      await db.delete(mailDelivery).where(inArray(mailDelivery.id, idsOf(rows)))
    },
  },
  unmatched: {
    rows: UNMATCHED,
    // Their files, which no row names any more, are found by `deleteStrayFiles`.
    erase: async ({ db }, rows) => {
      await db.delete(message).where(and(inArray(message.id, idsOf(rows)), isNull(message.enquiryId)))
    },
  },
}

async function eraseCustomers(ctx: Ctx, rows: readonly Kept[]): Promise<void> {
  for (const { id } of rows) await eraseCustomer({ ctx, input: { id } })
}

function idsOf(rows: readonly Kept[]): number[] {
  return rows.map(({ id }) => id)
}

import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { staffMail } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'
import { issueLink } from './access-link.ts'
import { lockAccount, NO_PASSWORD } from './account.ts'

/** What is to be said. `left`: codes that can still be used. */
export type StaffMessage =
  | { kind: 'invitation'; token: string; expiresAt: Date; inviter: string }
  | { kind: 'recovery_used'; left: number }
  | { kind: 'recovery_made' | 'authenticator_changed' }

/** A message ready to be worded. `mailKey`: left side of its Message-ID, the same over every try. */
export type PreparedStaffMail = { mailKey: string; address: string; name: string; locale: StaffLocale; message: StaffMessage }

type Given = { ctx: Ctx; input: { staffMailId: number } }

/**
 * Takes a waiting message for `holdMs`, which is above what one try can take. `gone`: there is nothing to send. `held`: another run is
 * sending it, or died while it did; whoever asks after `holdMs` gets it, with the same Message-ID.
 */
export async function holdStaffMail({ ctx, input }: { ctx: Ctx; input: { staffMailId: number; holdMs: number } }): Promise<'claimed' | 'gone' | 'held'> {
  const now = ctx.ports.clock.now()
  const isIt = eq(staffMail.id, input.staffMailId)
  const claimed = await ctx.db
    .update(staffMail)
    .set({ heldUntil: new Date(now.getTime() + input.holdMs) })
    .where(and(isIt, or(isNull(staffMail.heldUntil), lte(staffMail.heldUntil, now))))
    .returning({ id: staffMail.id })
  if (claimed.length > 0) return 'claimed'
  const found = await ctx.db.select({ id: staffMail.id }).from(staffMail).where(isIt)
  return found.length === 0 ? 'gone' : 'held'
}

/** Leaves a message to the next try, after one that failed. */
export async function releaseStaffMail({ ctx, input }: Given): Promise<void> {
  await ctx.db.update(staffMail).set({ heldUntil: null }).where(eq(staffMail.id, input.staffMailId))
}

/** Forgets a message that was sent, or never will be. */
export async function dropStaffMail({ ctx, input }: Given): Promise<void> {
  await ctx.db.delete(staffMail).where(eq(staffMail.id, input.staffMailId))
}

/** What a waiting message says, now that it is sent, with a fresh link where it has one. Null: nothing is to be sent any more. For the outbox only. */
export async function prepareStaffMail({ ctx, input }: Given): Promise<PreparedStaffMail | null> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(staffMail).where(eq(staffMail.id, input.staffMailId))
    const account = row === undefined ? null : await lockAccount(tx, row.staffId)
    if (row === undefined || account === null || account.disabledAt !== null) return null
    const message = await messageOf()
    if (message === null) return null
    const locale = STAFF_LOCALES.find((known) => known === account.locale) ?? 'en'
    return { mailKey: row.mailKey, address: account.mail, name: account.name, locale, message }

    async function messageOf(): Promise<StaffMessage | null> {
      if (row === undefined || account === null) return null
      if (row.kind === 'recovery_used') return { kind: row.kind, left: Number(row.detail['left']) }
      if (row.kind !== 'invitation') return { kind: row.kind }
      // The link was used meanwhile.
      if (account.passwordHash !== NO_PASSWORD) return null
      const { token, expiresAt } = await issueLink(tx, { staffId: account.id, now: ctx.ports.clock.now() })
      const { inviter } = row.detail
      return { kind: 'invitation', token, expiresAt, inviter: typeof inviter === 'string' ? inviter : '' }
    }
  })
}

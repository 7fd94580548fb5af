import { eq } from 'drizzle-orm'
import type { RequestAlertInput } from '#contract/alert.ts'
import type { Db } from '#core/db/client.ts'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { codeOf, ensureCodeKey } from './code.ts'
import { confirmAlert } from './confirm-alert.ts'
import { requestAlert } from './request-alert.ts'

/** A mail address that no other test knows. */
export function newMail(): string {
  return `wanda.${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** The code that the mails of an address' newest alert hold. For tests. */
export async function codeFor(ctx: Ctx, mail: string): Promise<string> {
  const rows = await ctx.db.select({ mark: alert.mark }).from(alert).where(eq(alert.mail, mail)).orderBy(alert.id)
  const row = rows.at(-1)
  if (!row) throw new Error('no alert')
  return codeOf(await ensureCodeKey(ctx), row.mark)
}

/** An alert that its owner has confirmed; answers its code. For tests. */
export async function addAlert(ctx: Ctx, input: { mail: string; wanted: RequestAlertInput['wanted']; label?: string }): Promise<string> {
  await requestAlert({ ctx, input: { label: 'Pickups', ...input }, ip: null })
  const code = await codeFor(ctx, input.mail)
  await confirmAlert({ ctx, input: { code } })
  return code
}

export function alertsOf(db: Db, mail: string) {
  return db.select().from(alert).where(eq(alert.mail, mail)).orderBy(alert.id)
}

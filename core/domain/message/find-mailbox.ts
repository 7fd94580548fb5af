import { asc, sql } from 'drizzle-orm'
import type { MailboxState } from '#contract/message.ts'
import { mailbox } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** How the mailbox fares that was looked into last. Permission `enquiry.read`. */
export async function findMailbox({ ctx }: { ctx: Ctx }): Promise<MailboxState> {
  requirePermission(ctx, 'enquiry.read')
  const [row] = await ctx.db
    .select()
    .from(mailbox)
    .orderBy(sql`${mailbox.lookedAt} desc nulls last`, asc(mailbox.id))
    .limit(1)
  if (row === undefined) return { kind: null, looked_at: null, error: null, failing_since: null }
  return { kind: row.kind, looked_at: row.lookedAt?.toISOString() ?? null, error: row.error, failing_since: row.failingSince?.toISOString() ?? null }
}

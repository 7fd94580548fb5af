import { asc, eq, ne, sql } from 'drizzle-orm'
import type { MailboxState } from '#contract/message.ts'
import { mailbox } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** How the mailbox fares that was looked into last, and the mail server that calls by itself. Permission `enquiry.read`. */
export async function findMailbox({ ctx }: { ctx: Ctx }): Promise<MailboxState> {
  requirePermission(ctx, 'enquiry.read')
  const [[looked], [called]] = await Promise.all([
    ctx.db
      .select()
      .from(mailbox)
      .where(ne(mailbox.kind, 'webhook'))
      .orderBy(sql`${mailbox.lookedAt} desc nulls last`, asc(mailbox.id))
      .limit(1),
    ctx.db.select().from(mailbox).where(eq(mailbox.kind, 'webhook')),
  ])
  return {
    kind: looked === undefined || looked.kind === 'webhook' ? null : looked.kind,
    looked_at: looked?.lookedAt?.toISOString() ?? null,
    error: looked?.error ?? null,
    failing_since: looked?.failingSince?.toISOString() ?? null,
    webhook:
      called === undefined
        ? null
        : {
            last_at: called.lookedAt?.toISOString() ?? null,
            refused_at: called.failingSince?.toISOString() ?? null,
            refused_bytes: called.mark === null ? null : Number(called.mark),
          },
  }
}

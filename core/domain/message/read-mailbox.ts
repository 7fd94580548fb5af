import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { MESSAGE_LIMITS } from '#contract/message-values.ts'
import { mailbox as mailboxTable } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { MailboxFailure, type Mailbox } from '#core/ports/mailbox/port.ts'
import { receiveMail, type ReceivedMail } from './receive-mail.ts'

/** Mails of one look; what is left comes with the next, a minute later. */
const MOST_AT_ONCE = 200

export type ReadMailboxInput = { mailbox: Mailbox; signal: AbortSignal }

/** How many mails came, by what became of them; `error`: a code, where the mailbox could not be read. */
export type MailboxReport = { counts: Partial<Record<ReceivedMail, number>>; error: string | null }

/**
 * Takes in what has come to a mailbox since the last look, and writes down how far it was read and what the look met. A mail is passed only when it is
 * kept, so that one that could not be written down comes again. For the system alone; throws `forbidden`.
 */
export async function readMailbox({ ctx, input }: { ctx: Ctx; input: ReadMailboxInput }): Promise<MailboxReport> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const { mailbox, signal } = input
  const { kind, name } = mailbox
  await ctx.db.insert(mailboxTable).values({ name, kind }).onConflictDoNothing({ target: mailboxTable.name })
  const [known] = await ctx.db.select({ mark: mailboxTable.mark }).from(mailboxTable).where(eq(mailboxTable.name, name))
  const counts: MailboxReport['counts'] = {}
  try {
    const mark = await mailbox.read({
      after: known?.mark ?? null,
      maxBytes: MESSAGE_LIMITS.mailBytes,
      most: MOST_AT_ONCE,
      signal,
      take: async (mail, at) => {
        const became = await receiveMail({ ctx, input: mail })
        counts[became] = (counts[became] ?? 0) + 1
        await ctx.db.update(mailboxTable).set({ mark: at }).where(eq(mailboxTable.name, name))
      },
    })
    await ctx.db.update(mailboxTable).set({ mark, lookedAt: ctx.ports.clock.now(), error: null, failingSince: null }).where(eq(mailboxTable.name, name))
    return { counts, error: null }
  } catch (error) {
    const code = error instanceof MailboxFailure ? error.code : 'INTERNAL'
    const now = ctx.ports.clock.now()
    await ctx.db
      .update(mailboxTable)
      .set({ lookedAt: now, error: code, failingSince: sql`coalesce(${mailboxTable.failingSince}, ${now.toISOString()}::timestamptz)` })
      .where(eq(mailboxTable.name, name))
    if (error instanceof MailboxFailure) return { counts, error: code }
    throw error
  }
}

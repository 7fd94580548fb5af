import { readMailbox } from '#core/domain/message/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { Mailbox } from '#core/ports/mailbox/port.ts'
import type { JobDeps } from './deps.ts'

/** Takes in what has come to our mailbox; what it could not read shows in the back office, and the next minute brings another look. */
export function createMailboxHandler({ createCtx, log }: JobDeps, mailbox: Mailbox | null, signal: AbortSignal): JobHandler<'mailbox-read'> {
  return async () => {
    if (mailbox === null) return 'done'
    const { counts, error } = await readMailbox({ ctx: createCtx(), input: { mailbox, signal } })
    if (Object.keys(counts).length > 0) log.info({ ...counts }, 'mails taken in')
    if (error !== null) log.warn({ error }, 'the mailbox could not be read')
    return 'done'
  }
}

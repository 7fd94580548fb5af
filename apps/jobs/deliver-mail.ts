import type { Ctx } from '#core/domain/context.ts'
import { claimMail, settleMail, type MailClaim } from '#core/domain/mail-delivery/index.ts'
import type { JobAttempt } from '#core/ports/jobs/port.ts'
import { isMailRefused, type MailMessage } from '#core/ports/mail/port.ts'
import type { JobDeps } from './deps.ts'
import { heldElsewhere, MAIL_HOLD_MS } from './mail-turns.ts'

type Delivery = Pick<JobDeps, 'mailer' | 'inTurn'> & {
  ctx: Ctx
  attempt: JobAttempt
  claim: MailClaim
  /** Called only if the message has not been sent before. */
  compose: () => Promise<Omit<MailMessage, 'messageId'>>
}

/**
 * Sends one message and writes down what became of it. `given_up`: the receiver will never take it. Rejects where another try may help.
 * A message that was sent, or that another run is sending, is not sent again; after a crash in between it is, under the same Message-ID.
 */
export function deliverMail(delivery: Delivery): Promise<'done' | 'given_up'> {
  return delivery.inTurn(() => deliverNow(delivery))
}

async function deliverNow({ ctx, mailer, attempt, claim, compose }: Delivery): Promise<'done' | 'given_up'> {
  const taken = await claimMail({ ctx, input: { ...claim, holdMs: MAIL_HOLD_MS } })
  if (taken === 'sent') return 'done'
  if (taken === 'held') throw heldElsewhere()
  try {
    await mailer.send({ ...(await compose()), messageId: claim.messageId })
  } catch (error) {
    const isRefused = isMailRefused(error)
    await settleMail({ ctx, input: { ...claim, outcome: { status: 'failed', error: codeOf(error), isFinal: isRefused || attempt.isLast } } })
    if (isRefused) return 'given_up'
    throw error
  }
  await settleMail({ ctx, input: { ...claim, outcome: { status: 'sent' } } })
  return 'done'
}

// The text of an error may repeat the address: its code is enough to act on.
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`
  return typeof code === 'string' ? code.slice(0, 60) : error instanceof Error ? error.name : 'unknown'
}

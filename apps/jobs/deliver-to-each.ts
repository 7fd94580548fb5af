import { createHash } from 'node:crypto'
import type { MailClaim } from '#core/domain/mail-delivery/index.ts'
import type { MailMessage } from '#core/ports/mail/port.ts'
import type { JobAttempt } from '#core/ports/jobs/port.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deliverMail } from './deliver-mail.ts'
import type { JobDeps } from './deps.ts'

type Notice = Pick<JobDeps, 'mailer' | 'inTurn'> & {
  ctx: Ctx
  attempt: JobAttempt
  recipients: readonly string[]
  /** What one delivery is, under a name of its own: `mark` stands for the address, which stays out of a Message-ID that travels further than the message. */
  claimOf: (mark: string) => MailClaim
  /** Asked for once, and only where somebody has not had it yet. */
  compose: () => Promise<Omit<MailMessage, 'messageId' | 'to'>>
}

/** Sends a notice to each of several people by a message of their own, so that one dead address does not keep it from the others. */
export async function deliverToEach({ ctx, mailer, inTurn, attempt, recipients, claimOf, compose }: Notice): Promise<'done' | 'given_up'> {
  let made: ReturnType<typeof compose> | null = null
  const message = () => (made ??= compose())
  const results = await Promise.allSettled(
    recipients.map((address) => {
      const claim = claimOf(markOf(address))
      return deliverMail({ ctx, mailer, inTurn, attempt, claim, compose: async () => ({ ...(await message()), to: { name: '', address } }) })
    }),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return results.some((result) => result.status === 'fulfilled' && result.value === 'given_up') ? 'given_up' : 'done'
}

function markOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 10)
}

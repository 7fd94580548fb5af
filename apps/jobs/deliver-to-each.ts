import { createHash } from 'node:crypto'
import type { MailClaim } from '#core/domain/mail-delivery/index.ts'
import type { MailMessage } from '#core/ports/mail/port.ts'
import type { JobAttempt } from '#core/ports/jobs/port.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deliverMail } from './deliver-mail.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import type { JobDeps } from './deps.ts'

type Notice = Pick<JobDeps, 'mailer' | 'inTurn'> & {
  ctx: Ctx
  attempt: JobAttempt
  recipients: readonly string[]
  /** What one delivery is, under a name of its own: `mark` stands for the address, which stays out of a Message-ID that travels further than the message. */
  claimOf: (mark: string) => MailClaim
  /** The language of each address; missing: all have it in one. */
  locales?: ReadonlyMap<string, StaffLocale>
  /** Asked for once in each language, and only where somebody has not had it yet. */
  compose: (reader: StaffLocale) => Promise<Omit<MailMessage, 'messageId' | 'to'>>
}

/** Sends a notice to each of several people by a message of their own, so that one dead address does not keep it from the others. */
export async function deliverToEach({ ctx, mailer, inTurn, attempt, recipients, claimOf, locales, compose }: Notice): Promise<'done' | 'given_up'> {
  const made = new Map<StaffLocale, ReturnType<typeof compose>>()
  const messageFor = (reader: StaffLocale) => {
    const message = made.get(reader) ?? compose(reader)
    made.set(reader, message)
    return message
  }
  const results = await Promise.allSettled(
    recipients.map((address) => {
      const claim = claimOf(markOf(address))
      return deliverMail({
        ctx,
        mailer,
        inTurn,
        attempt,
        claim,
        compose: async () => ({ ...(await messageFor(locales?.get(address.toLowerCase()) ?? 'en')), to: { name: '', address } }),
      })
    }),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return results.some((result) => result.status === 'fulfilled' && result.value === 'given_up') ? 'given_up' : 'done'
}

function markOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 10)
}

import { createHash } from 'node:crypto'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { findCountryNames } from '#core/domain/country/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findNoticeRecipients, isMailAddress } from '#core/domain/enquiry/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { findEnquiryOrNull } from './acknowledge-enquiry.ts'
import { deliverMail } from './deliver-mail.ts'
import type { JobDeps } from './deps.ts'
import { messageIdOf, senderOf } from './mail-sender.ts'

/** Tells the sales staff of a new enquiry: one message to each, so that one dead address does not keep it from the others. */
export function createNotifyHandler({ createCtx, mailer, inTurn, siteOrigin, log }: JobDeps): JobHandler<'enquiry-notify'> {
  return async ({ enquiryId }, attempt) => {
    const ctx = createCtx()
    const enquiry = await findEnquiryOrNull(ctx, enquiryId)
    if (enquiry === null) return 'done'
    const recipients = await findNoticeRecipients({ ctx })
    if (recipients.length === 0) log.warn({ reference: enquiry.reference }, 'nobody to tell of an enquiry: set the addresses of the notices')
    const message = once(() => compose(ctx, enquiry, siteOrigin))
    const results = await Promise.allSettled(
      recipients.map((address) => {
        const claim = { enquiryId, kind: 'notify' as const, messageId: messageIdOf(siteOrigin, enquiry.reference, 'notify', mark(address)) }
        return deliverMail({ ctx, mailer, inTurn, attempt, claim, compose: async () => ({ ...(await message()), to: { name: '', address } }) })
      }),
    )
    return conclude(results)
  }
}

function conclude(results: readonly PromiseSettledResult<'done' | 'given_up'>[]): 'done' | 'given_up' {
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return results.some((result) => result.status === 'fulfilled' && result.value === 'given_up') ? 'given_up' : 'done'
}

async function compose(ctx: Ctx, enquiry: EnquiryDetail, siteOrigin: string) {
  const company = await readCompany({ ctx })
  const countryNames = await findCountryNames({ ctx, input: { iso2: enquiry.country_iso2 } })
  const [{ notice }, { renderMail }] = await Promise.all([import('./mail/notice.ts'), import('./mail/render-mail.ts')])
  return {
    ...(await renderMail(await notice({ enquiry, countryNames, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    from: senderOf(company, siteOrigin),
    // Whoever answers this message answers the buyer.
    replyTo: isMailAddress(enquiry.mail) ? { name: enquiry.name, address: enquiry.mail } : undefined,
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
}

// The address itself stays out of the Message-ID, which travels further than the message.
function mark(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 10)
}

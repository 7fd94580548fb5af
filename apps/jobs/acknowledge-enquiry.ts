import { isAppError } from '#contract/errors.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findEnquiry, isMailAddress, issueEnquiryCode } from '#core/domain/enquiry/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { deliverMail } from './deliver-mail.ts'
import type { JobDeps } from './deps.ts'
import { answersTo, messageIdOf, senderOf } from './mail-sender.ts'

/** Confirms an enquiry to the buyer in their language. An enquiry that is gone, or has no address to write to, needs none. */
export function createAcknowledgeHandler({ createCtx, mailer, inTurn, siteOrigin, replyAddress }: JobDeps): JobHandler<'enquiry-acknowledge'> {
  return async ({ enquiryId }, attempt) => {
    const ctx = createCtx()
    const enquiry = await findEnquiryOrNull(ctx, enquiryId)
    if (enquiry === null || !isMailAddress(enquiry.mail)) return 'done'
    const claim = { enquiryId, kind: 'acknowledge' as const, messageId: messageIdOf(siteOrigin, enquiry.reference, 'acknowledge') }
    return deliverMail({ ctx, mailer, inTurn, attempt, claim, compose: () => compose(ctx, { enquiry, siteOrigin, replyAddress }) })
  }
}

/** Null where it has been deleted since the job was made. */
export async function findEnquiryOrNull(ctx: Ctx, id: number): Promise<EnquiryDetail | null> {
  try {
    return await findEnquiry({ ctx, input: { id } })
  } catch (error) {
    if (isAppError(error) && error.key === 'not_found') return null
    throw error
  }
}

async function compose(ctx: Ctx, { enquiry, siteOrigin, replyAddress }: { enquiry: EnquiryDetail } & Pick<JobDeps, 'siteOrigin' | 'replyAddress'>) {
  const company = await readCompany({ ctx })
  // Made now and kept nowhere but in the message: the outbox holds no key to an enquiry.
  const code = await issueEnquiryCode({ ctx, input: { reference: enquiry.reference } })
  const locale = isLocale(enquiry.locale) ? enquiry.locale : DEFAULT_LOCALE
  const [{ acknowledgement }, { greetingName }, { renderMail }] = await Promise.all([
    import('./mail/acknowledgement.ts'),
    import('./mail/greeting-name.ts'),
    import('./mail/render-mail.ts'),
  ])
  return {
    ...(await renderMail(await acknowledgement({ enquiry, code, locale, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    from: senderOf(company, siteOrigin),
    to: { name: greetingName(enquiry) ?? '', address: enquiry.mail },
    ...(await answersTo({ ctx, company, replyAddress, enquiryId: enquiry.id })),
  }
}

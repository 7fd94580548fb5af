import type { QuotationNoticeKind } from '#contract/quotation-values.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { prepareQuotationMail, prepareQuotationNotice, type PreparedQuotationMail, type PreparedQuotationNotice } from '#core/domain/quotation/index.ts'
import type { JobHandler, JobPayloads } from '#core/ports/jobs/port.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverToEach } from './deliver-to-each.ts'
import type { JobDeps } from './deps.ts'
import { answersTo, messageIdOf, senderOf } from './mail-sender.ts'

/** Sends a buyer the link to an offer, or reminds them of its end; one that was answered or taken back meanwhile needs no mail. */
export function createQuotationMailHandler({ createCtx, mailer, inTurn, siteOrigin, replyAddress }: JobDeps): JobHandler<'quotation-mail'> {
  return async ({ versionId, kind }, attempt) => {
    const ctx = createCtx()
    const mail = await prepareQuotationMail({ ctx, input: { versionId } })
    if (mail === null) return 'done'
    const { number, revision } = mail.snapshot
    const claim = { enquiryId: mail.enquiryId, quotationVersionId: versionId, kind, messageId: messageIdOf(siteOrigin, number, String(revision), kind) }
    return deliverMail({ ctx, mailer, inTurn, attempt, claim, compose: () => compose(ctx, { mail, kind, siteOrigin, replyAddress }) })
  }
}

type Composed = { mail: PreparedQuotationMail; kind: JobPayloads['quotation-mail']['kind']; siteOrigin: string; replyAddress: string | null }

async function compose(ctx: Ctx, { mail, kind, siteOrigin, replyAddress }: Composed) {
  const company = await readCompany({ ctx })
  const [{ quotationMail }, { renderMail }] = await Promise.all([import('./mail/quotation-mail.ts'), import('./mail/render-mail.ts')])
  return {
    ...(await renderMail(await quotationMail({ mail, kind, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    from: senderOf(company, siteOrigin),
    to: { name: mail.snapshot.terms.buyer_name, address: mail.address },
    ...(await answersTo({ ctx, company, replyAddress, enquiryId: mail.enquiryId })),
  }
}

/** Tells staff what became of an offer: one message to each. */
export function createQuotationNoticeHandler({ createCtx, mailer, inTurn, siteOrigin, log }: JobDeps): JobHandler<'quotation-notice'> {
  return async ({ quotationId, about, mark }, attempt) => {
    const ctx = createCtx()
    const notice = await prepareQuotationNotice({ ctx, input: { quotationId, about } })
    if (notice === null) return 'done'
    const { number, enquiryId, recipients } = notice
    if (recipients.length === 0) log.warn({ number, about }, 'nobody to tell of an offer: set the addresses of the notices')
    const claimOf = (name: string) => ({
      enquiryId,
      kind: 'quotation_notice' as const,
      messageId: messageIdOf(siteOrigin, number, String(mark), about, name),
    })
    return deliverToEach({ ctx, mailer, inTurn, attempt, recipients, claimOf, compose: () => composeNotice(ctx, { notice, about, siteOrigin }) })
  }
}

type Noticed = { notice: PreparedQuotationNotice; about: QuotationNoticeKind; siteOrigin: string }

async function composeNotice(ctx: Ctx, { notice, about, siteOrigin }: Noticed) {
  const company = await readCompany({ ctx })
  const [{ quotationNotice }, { renderMail }] = await Promise.all([import('./mail/quotation-notice.ts'), import('./mail/render-mail.ts')])
  return {
    ...(await renderMail(await quotationNotice({ notice, about, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    from: senderOf(company, siteOrigin),
  }
}

import type { EnquiryNoticeKind } from '#contract/enquiry-values.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { findCountryNames } from '#core/domain/country/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findNoticeRecipients, isMailAddress, prepareEnquiryNotice } from '#core/domain/enquiry/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { readStaffLocales } from '#core/domain/staff/index.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import { findEnquiryOrNull } from './acknowledge-enquiry.ts'
import { deliverToEach } from './deliver-to-each.ts'
import type { JobDeps } from './deps.ts'
import { messageIdOf, senderOf } from './mail-sender.ts'

/** Tells the sales staff of a new enquiry: one message to each, so that one dead address does not keep it from the others. */
export function createNotifyHandler({ createCtx, mailer, inTurn, siteOrigin, log }: JobDeps): JobHandler<'enquiry-notify'> {
  return async ({ enquiryId }, attempt) => {
    const ctx = createCtx()
    const enquiry = await findEnquiryOrNull(ctx, enquiryId)
    if (enquiry === null) return 'done'
    const recipients = await findNoticeRecipients({ ctx, input: { ownerId: enquiry.owner?.id ?? null } })
    if (recipients.length === 0) log.warn({ reference: enquiry.reference }, 'nobody to tell of an enquiry: set the addresses of the notices')
    const claimOf = (mark: string) => ({ enquiryId, kind: 'notify' as const, messageId: messageIdOf(siteOrigin, enquiry.reference, 'notify', mark) })
    return deliverToEach({
      ctx,
      mailer,
      inTurn,
      attempt,
      recipients,
      locales: await readStaffLocales(ctx.db, recipients),
      claimOf,
      compose: (reader) => compose(ctx, { enquiry, about: 'new', reader, leads: 1, siteOrigin }),
    })
  }
}

/** Tells staff that a lead is theirs now, or that its answer is late: one message to each. */
export function createEnquiryNoticeHandler({ createCtx, mailer, inTurn, siteOrigin }: JobDeps): JobHandler<'enquiry-notice'> {
  return async ({ enquiryId, about, staffId, leads = 1, mark }, attempt) => {
    const ctx = createCtx()
    const notice = await prepareEnquiryNotice({ ctx, input: { enquiryId, about, staffId } })
    if (notice === null) return 'done'
    const { enquiry, recipients } = notice
    const messageId = (name: string) => messageIdOf(siteOrigin, enquiry.reference, about, String(mark), name)
    const claimOf = (name: string) => ({ enquiryId, kind: 'enquiry_notice' as const, messageId: messageId(name) })
    return deliverToEach({
      ctx,
      mailer,
      inTurn,
      attempt,
      recipients,
      locales: await readStaffLocales(ctx.db, recipients),
      claimOf,
      compose: (reader) => compose(ctx, { enquiry, about, reader, leads, siteOrigin }),
    })
  }
}

type Composed = { enquiry: EnquiryDetail; about: 'new' | EnquiryNoticeKind; reader: StaffLocale; leads: number; siteOrigin: string }

async function compose(ctx: Ctx, { enquiry, about, reader, leads, siteOrigin }: Composed) {
  const company = await readCompany({ ctx })
  const countryNames = await findCountryNames({ ctx, input: { iso2: enquiry.country_iso2 } })
  const [{ notice }, { renderMail }] = await Promise.all([import('./mail/notice.ts'), import('./mail/render-mail.ts')])
  return {
    ...(await renderMail(await notice({ enquiry, about, reader, leads, countryNames, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    from: senderOf(company, siteOrigin),
    // Whoever answers this message answers the buyer.
    replyTo: isMailAddress(enquiry.mail) ? { name: enquiry.name, address: enquiry.mail } : undefined,
  }
}

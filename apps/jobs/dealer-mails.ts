import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import { findCountryNames } from '#core/domain/country/index.ts'
import { findDealerEvent, issueStatusCode } from '#core/domain/dealer/index.ts'
import { findNoticeRecipients, isMailAddress } from '#core/domain/enquiry/index.ts'
import type { DealerMailKind } from '#core/domain/mail-delivery/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverToEach } from './deliver-to-each.ts'
import type { JobDeps } from './deps.ts'
import { messageIdOf, senderOf } from './mail-sender.ts'

/** Writes to a dealer prospect about an event of their application. One that is gone needs no mail. */
export function createDealerMailHandler({ createCtx, mailer, inTurn, siteOrigin }: JobDeps): JobHandler<'dealer-mail'> {
  return async ({ eventId }, attempt) => {
    const ctx = createCtx()
    const about = await findDealerEvent({ ctx, input: { eventId } })
    if (about === null || !isMailAddress(about.dealer.mail)) return 'done'
    const { dealer } = about
    const kind: DealerMailKind = about.kind === 'stage_changed' ? 'dealer_stage' : about.kind === 'link_requested' ? 'dealer_link' : 'dealer_acknowledge'
    const messageId = messageIdOf(siteOrigin, dealer.reference, 'dealer', String(eventId))
    return deliverMail({ ctx, mailer, inTurn, attempt, claim: { dealerApplicationId: dealer.id, kind, messageId }, compose })

    async function compose() {
      const company = await readCompany({ ctx })
      const locale = isLocale(dealer.locale) ? dealer.locale : DEFAULT_LOCALE
      // Made now and kept nowhere but in the message: the outbox holds no key to an application.
      const code = await issueStatusCode({ ctx, input: { id: dealer.id } })
      const [{ dealerMail }, { renderMail }] = await Promise.all([import('./mail/dealer-mail.ts'), import('./mail/render-mail.ts')])
      return {
        ...(await renderMail(
          await dealerMail({ about: about as NonNullable<typeof about>, code, locale, company, siteOrigin }),
          (await readAppearance({ ctx })).accent,
        )),
        from: senderOf(company, siteOrigin),
        to: { name: '', address: dealer.mail },
        replyTo: isMailAddress(company.mail) ? { name: company.name, address: company.mail } : undefined,
      }
    }
  }
}

/** Tells the staff of an event that the applicant has caused: one message to each. */
export function createDealerNoticeHandler({ createCtx, mailer, inTurn, siteOrigin, log }: JobDeps): JobHandler<'dealer-notice'> {
  return async ({ eventId }, attempt) => {
    const ctx = createCtx()
    const about = await findDealerEvent({ ctx, input: { eventId } })
    if (about === null) return 'done'
    const { id, reference, mail, name, country_iso2: iso2 } = about.dealer
    const recipients = await findNoticeRecipients({ ctx, input: { ownerId: null } })
    if (recipients.length === 0) log.warn({ reference }, 'nobody to tell of a dealer application: set the addresses of the notices')
    const claimOf = (mark: string) => ({
      dealerApplicationId: id,
      kind: 'dealer_notify' as const,
      messageId: messageIdOf(siteOrigin, reference, 'dealer-notice', String(eventId), mark),
    })
    return deliverToEach({ ctx, mailer, inTurn, attempt, recipients, claimOf, compose })

    async function compose() {
      const company = await readCompany({ ctx })
      const countryNames = await findCountryNames({ ctx, input: { iso2 } })
      const [{ dealerNotice }, { renderMail }] = await Promise.all([import('./mail/dealer-notice.ts'), import('./mail/render-mail.ts')])
      const content = await dealerNotice({ about: about as NonNullable<typeof about>, countryNames, company, siteOrigin })
      return {
        ...(await renderMail(content, (await readAppearance({ ctx })).accent)),
        from: senderOf(company, siteOrigin),
        replyTo: isMailAddress(mail) ? { name, address: mail } : undefined,
      }
    }
  }
}

import { readAppearance } from '#core/domain/appearance/index.ts'
import { dropAlertMail, prepareAlertMail, type PreparedAlertMail } from '#core/domain/alert/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { deliverMail } from './deliver-mail.ts'
import type { JobDeps } from './deps.ts'
import { messageIdOf, senderOf } from './mail-sender.ts'

/** Writes to whoever asked for an alert; one that has ended needs no mail. The waiting mail is forgotten as soon as it is sent or refused for good. */
export function createAlertMailHandler({ createCtx, mailer, inTurn, siteOrigin }: JobDeps): JobHandler<'alert-mail'> {
  return async ({ alertMailId }, attempt) => {
    const ctx = createCtx()
    const mail = await prepareAlertMail({ ctx, input: { alertMailId } })
    if (mail === null) return 'done'
    const claim = { alertId: mail.alertId, kind: mail.kind, messageId: messageIdOf(siteOrigin, 'alert', mail.mailKey) }
    const outcome = await deliverMail({ ctx, mailer, inTurn, attempt, claim, compose: () => compose(ctx, mail, siteOrigin) })
    await dropAlertMail({ ctx, input: { alertMailId } })
    return outcome
  }
}

async function compose(ctx: Ctx, mail: PreparedAlertMail, siteOrigin: string) {
  const company = await readCompany({ ctx })
  const locale = isLocale(mail.locale) ? mail.locale : DEFAULT_LOCALE
  const [{ alertMail, alertPage }, { renderMail }] = await Promise.all([import('./mail/alert-mail.ts'), import('./mail/render-mail.ts')])
  return {
    ...(await renderMail(await alertMail({ mail, locale, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    from: senderOf(company, siteOrigin),
    to: { name: '', address: mail.address },
    replyTo: isMailAddress(company.mail) ? { name: company.name, address: company.mail } : undefined,
    unsubscribeUrl: alertPage({ siteOrigin, locale, code: mail.code }),
  }
}

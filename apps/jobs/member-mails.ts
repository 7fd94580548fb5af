import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { dropMemberMail, holdMemberMail, prepareMemberMail, releaseMemberMail, type PreparedMail } from '#core/domain/member/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { isMailRefused } from '#core/ports/mail/port.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import type { JobDeps } from './deps.ts'
import { messageIdOf, senderOf } from './mail-sender.ts'
import { heldElsewhere, MAIL_HOLD_MS } from './mail-turns.ts'

/**
 * Writes to a member, or to somebody who may be one. The waiting message is forgotten as soon as it is sent or refused for good; a
 * crash in between sends it again under the same Message-ID, once no run can be sending it any more.
 */
export function createMemberMailHandler({ createCtx, mailer, inTurn, siteOrigin }: JobDeps): JobHandler<'member-mail'> {
  return async ({ memberMailId }) => {
    const ctx = createCtx()
    return inTurn(async () => {
      const taken = await holdMemberMail({ ctx, input: { memberMailId, holdMs: MAIL_HOLD_MS } })
      if (taken === 'gone') return 'done'
      if (taken === 'held') throw heldElsewhere()
      const outcome = await deliver().catch(async (error: unknown) => {
        await releaseMemberMail({ ctx, input: { memberMailId } })
        throw error
      })
      await dropMemberMail({ ctx, input: { memberMailId } })
      return outcome
    })

    async function deliver(): Promise<'done' | 'given_up'> {
      const mail = await prepareMemberMail({ ctx, input: { memberMailId } })
      return mail === null ? 'done' : send(mail)
    }

    async function send(prepared: PreparedMail): Promise<'done' | 'given_up'> {
      try {
        await mailer.send(await compose(ctx, prepared, siteOrigin))
        return 'done'
      } catch (error) {
        if (isMailRefused(error)) return 'given_up'
        throw error
      }
    }
  }
}

async function compose(ctx: Ctx, mail: PreparedMail, siteOrigin: string) {
  const company = await readCompany({ ctx })
  const locale = isLocale(mail.locale) ? mail.locale : DEFAULT_LOCALE
  const [{ memberMail }, { renderMail }] = await Promise.all([import('./mail/member-mail.ts'), import('./mail/render-mail.ts')])
  return {
    ...(await renderMail(await memberMail({ message: mail.message, name: mail.name, locale, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    messageId: messageIdOf(siteOrigin, 'member', mail.mailKey),
    from: senderOf(company, siteOrigin),
    to: { name: '', address: mail.address },
    replyTo: isMailAddress(company.mail) ? { name: company.name, address: company.mail } : undefined,
  }
}

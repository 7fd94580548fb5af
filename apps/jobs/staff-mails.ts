import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { dropStaffMail, holdStaffMail, prepareStaffMail, releaseStaffMail, type PreparedStaffMail } from '#core/domain/staff/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { isMailRefused } from '#core/ports/mail/port.ts'
import type { JobDeps } from './deps.ts'
import { messageIdOf, senderOf } from './mail-sender.ts'
import { heldElsewhere, MAIL_HOLD_MS } from './mail-turns.ts'

/**
 * Writes to somebody of the staff about their access. The waiting message is forgotten as soon as it is sent or refused for good; a crash
 * in between sends it again under the same Message-ID, once no run can be sending it any more.
 */
export function createStaffMailHandler({ createCtx, mailer, inTurn, siteOrigin }: JobDeps): JobHandler<'staff-mail'> {
  return async ({ staffMailId }) => {
    const ctx = createCtx()
    return inTurn(async () => {
      const taken = await holdStaffMail({ ctx, input: { staffMailId, holdMs: MAIL_HOLD_MS } })
      if (taken === 'gone') return 'done'
      if (taken === 'held') throw heldElsewhere()
      const outcome = await deliver().catch(async (error: unknown) => {
        if (isMailRefused(error)) return 'given_up' as const
        await releaseStaffMail({ ctx, input: { staffMailId } })
        throw error
      })
      await dropStaffMail({ ctx, input: { staffMailId } })
      return outcome
    })

    async function deliver(): Promise<'done'> {
      const mail = await prepareStaffMail({ ctx, input: { staffMailId } })
      if (mail !== null) await mailer.send(await compose(ctx, mail, siteOrigin))
      return 'done'
    }
  }
}

async function compose(ctx: Ctx, mail: PreparedStaffMail, siteOrigin: string) {
  const company = await readCompany({ ctx })
  const [{ staffMail }, { renderMail }] = await Promise.all([import('./mail/staff-mail.ts'), import('./mail/render-mail.ts')])
  return {
    ...(await renderMail(staffMail({ ...mail, company, siteOrigin }))),
    messageId: messageIdOf(siteOrigin, 'staff', mail.mailKey),
    from: senderOf(company, siteOrigin),
    to: { name: '', address: mail.address },
  }
}

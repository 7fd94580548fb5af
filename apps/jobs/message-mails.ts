import { readAppearance } from '#core/domain/appearance/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { prepareMessage, type PreparedMessage } from '#core/domain/message/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { deliverMail } from './deliver-mail.ts'
import type { JobDeps } from './deps.ts'
import { answersTo, messageIdOf, senderOf } from './mail-sender.ts'

/** Sends a buyer what somebody of the staff wrote. One whose lead was erased meanwhile needs no mail. */
export function createMessageMailHandler({ createCtx, mailer, inTurn, siteOrigin, replyAddress }: JobDeps): JobHandler<'message-mail'> {
  return async ({ messageId }, attempt) => {
    const ctx = createCtx()
    const message = await prepareMessage({ ctx, input: { messageId } })
    if (message === null) return 'done'
    const claim = { enquiryId: message.enquiryId, kind: 'message' as const, messageId: messageIdOf(siteOrigin, message.key, 'message') }
    return deliverMail({ ctx, mailer, inTurn, attempt, claim, compose: () => compose(ctx, { message, siteOrigin, replyAddress }) })
  }
}

async function compose(ctx: Ctx, { message, siteOrigin, replyAddress }: { message: PreparedMessage } & Pick<JobDeps, 'siteOrigin' | 'replyAddress'>) {
  const company = await readCompany({ ctx })
  const [{ messageMail }, { renderMail }] = await Promise.all([import('./mail/message-mail.ts'), import('./mail/render-mail.ts')])
  const from = senderOf(company, siteOrigin)
  return {
    ...(await renderMail(messageMail({ message, company, siteOrigin }), (await readAppearance({ ctx })).accent)),
    // Whoever answers first is a person with a name.
    from: { ...from, name: message.staffName === null ? from.name : `${message.staffName} (${from.name})` },
    to: message.buyer,
    ...(await answersTo({ ctx, company, replyAddress, enquiryId: message.enquiryId })),
    answers: message.answers,
    isPersonal: true,
  }
}

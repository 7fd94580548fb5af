import type { Ctx } from '#core/domain/context.ts'
import { claimWhatsapp, settleWhatsapp, type ClaimedWhatsapp } from '#core/domain/message/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { WHATSAPP_SECONDS } from '#core/ports/whatsapp/cloud.ts'
import { isWhatsappRefusal, WhatsappRefusal } from '#core/ports/whatsapp/port.ts'
import type { JobDeps } from './deps.ts'
import { heldElsewhere } from './mail-turns.ts'

/** Above what the service gets for an answer and what noting it takes, so that a message is never in two hands. */
const HOLD_MS = (WHATSAPP_SECONDS + 40) * 1000

/**
 * Sends a buyer what somebody of the staff wrote, and notes what became of it. The service knows no key by which it would take a message once: after a
 * crash between its answer and our note it may be sent a second time (decision 0061).
 */
export function createWhatsappHandler({ createCtx, log }: Pick<JobDeps, 'createCtx' | 'log'>): JobHandler<'message-whatsapp'> {
  return async ({ messageId }, attempt) => {
    const ctx = createCtx()
    const claimed = await claimWhatsapp({ ctx, input: { messageId, holdMs: HOLD_MS } })
    if (claimed === 'settled') return 'done'
    if (claimed === 'held') throw heldElsewhere()
    let wamid: string
    try {
      wamid = await send(ctx, claimed)
    } catch (error) {
      const refusal = isWhatsappRefusal(error) ? error : new WhatsappRefusal({ code: 'unknown', isFinal: false })
      await settleWhatsapp({ ctx, input: { messageId, outcome: { status: 'failed', error: refusal.code, isFinal: refusal.isFinal || attempt.isLast } } })
      if (!refusal.isFinal) throw error
      log.warn({ reason: refusal.code }, 'WhatsApp refuses a message')
      return 'given_up'
    }
    await settleWhatsapp({ ctx, input: { messageId, outcome: { status: 'sent', wamid } } })
    return 'done'
  }
}

async function send({ ports: { whatsapp } }: Ctx, { mark, to, text, template }: ClaimedWhatsapp): Promise<string> {
  // Somebody has taken the setting out since; until they put it back the message waits like one of a service that is away.
  if (whatsapp === null) throw new WhatsappRefusal({ code: 'not set up', isFinal: false })
  const { id } = template === null ? await whatsapp.sendText({ to, mark, text }) : await whatsapp.sendTemplate({ to, mark, ...template })
  return id
}

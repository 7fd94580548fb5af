import { AppError } from '#contract/errors.ts'
import { MESSAGE_LIMITS, type MessageMark } from '#contract/message-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cleanLine, cleanText } from '#core/domain/text/index.ts'
import { isKnownMessage, keepMessage } from './keep-message.ts'
import { matchNumber } from './whatsapp/match-number.ts'
import { numberOf } from './whatsapp/numbers.ts'

/**
 * A message as the service tells of it. `wamid`: its id there; `from`: digits of the sender's number, undefined where they hide it; `text`: words in it,
 * or beside a picture; `hasMedia`: it has something that stays with the service; `at`: when it was sent.
 */
export type ReceiveWhatsappInput = { wamid: string; from: string | undefined; to: string; name: string; text: string; hasMedia: boolean; at: Date | null }

/** `lead`, `unmatched`: kept there; `known`: it was here before; `ignored`: it is older than the service itself tells of any. */
export type ReceivedWhatsapp = 'lead' | 'unmatched' | 'known' | 'ignored'

/** The service sends again for seven days what nobody has taken; what is older is a call that somebody has kept. */
const OLDEST_MS = 8 * 86_400_000

/**
 * Takes in a WhatsApp message: on the lead of its sender's number, where the reply clock starts and whoever looks after it is told, or among those that
 * belong to none. Told once more nothing happens, also when it has been erased since. For the system alone; throws `forbidden`.
 */
export async function receiveWhatsapp({ ctx, input }: { ctx: Ctx; input: ReceiveWhatsappInput }): Promise<ReceivedWhatsapp> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const { wamid, at, hasMedia } = input
  if (at !== null && at.getTime() < ctx.ports.clock.now().getTime() - OLDEST_MS) return 'ignored'
  const identity = `whatsapp:${wamid}`
  if (await isKnownMessage(ctx, identity)) return 'known'
  const fromAddress = numberOf(input.from)
  const match = await matchNumber(ctx, fromAddress)
  const marks: MessageMark[] = [...(hasMedia ? ['media_left' as const] : []), ...(input.text.length > MESSAGE_LIMITS.heard ? ['shortened' as const] : [])]
  const isKept = await keepMessage(ctx, {
    values: {
      channel: 'whatsapp',
      identity,
      messageId: wamid,
      fromName: cleanLine(input.name, 120),
      fromAddress,
      toAddress: numberOf(input.to),
      subject: '',
      text: cleanText(input.text, MESSAGE_LIMITS.heard),
      marks,
      writtenAt: at,
    },
    match,
    isAutomatic: false,
  })
  return !isKept ? 'known' : match.enquiryId === null ? 'unmatched' : 'lead'
}

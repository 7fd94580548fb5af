import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { noteWhatsappReport, receiveWhatsapp } from '#core/domain/message/index.ts'
import { readBytes } from './read-body.ts'
import { readWhatsappCall } from './whatsapp-call.ts'

/** Where the WhatsApp Cloud API tells of messages and of what became of ours. */
export const WHATSAPP_WEBHOOK_PATH = '/api/webhook/whatsapp'

/** `phoneNumberId`: of our number: what is told of another one of the same account is none of ours. */
export type WhatsappSecrets = { phoneNumberId: string; appSecret: string; verifyToken: string }

const MOST_BYTES = 1024 * 1024

/**
 * Answers the call by which the service makes sure of our address when it is set up: with its challenge, where it says our word. Throws `forbidden`
 * for another word, `bad_request` for a challenge that is none.
 */
export function answerChallenge(query: URLSearchParams, { verifyToken }: WhatsappSecrets): Response {
  if (query.get('hub.mode') !== 'subscribe' || !isSame(query.get('hub.verify_token') ?? '', verifyToken)) throw new AppError('forbidden')
  const challenge = query.get('hub.challenge') ?? ''
  if (!/^[\w-]{1,200}$/.test(challenge)) throw new AppError('bad_request')
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

type Input = { ctx: Ctx; request: Request; secrets: WhatsappSecrets; onSigned: () => Promise<void> }

/**
 * Takes in what the service tells, signed over its bytes (`X-Hub-Signature-256`). Each message and each report is a transaction of its own, and the
 * answer comes after the last; told again nothing happens, so that whoever heard no answer tells again. What is told of things that we do not know is
 * left out. Throws `signature_invalid`, `payload_too_large` (1 MiB), `bad_request`.
 */
export async function takeWhatsapp({ ctx, request, secrets, onSigned }: Input): Promise<{ messages: number; reports: number }> {
  const signature = /^sha256=([0-9a-f]{64})$/i.exec(request.headers.get('x-hub-signature-256') ?? '')?.[1]
  // Before the body is read: who has nothing to show sends in vain.
  if (signature === undefined) throw new AppError('signature_invalid')
  const bytes = await readBytes(request, MOST_BYTES)
  const wanted = createHmac('sha256', secrets.appSecret).update(bytes).digest()
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), wanted)) throw new AppError('signature_invalid')
  await onSigned()
  const { messages, reports } = readWhatsappCall(bytes, secrets.phoneNumberId)
  const system: Ctx = { ...ctx, actor: { kind: 'system' } }
  for (const input of messages) await receiveWhatsapp({ ctx: system, input })
  for (const input of reports) await noteWhatsappReport({ ctx: system, input })
  return { messages: messages.length, reports: reports.length }
}

// Of one length, so that the time of the comparison tells nothing of the word.
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

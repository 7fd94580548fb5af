import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import { MESSAGE_LIMITS } from '#contract/message-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { receiveMail, type ReceivedMail } from '#core/domain/message/index.ts'

/** Where mails come in that a mail server hands on by itself. */
export const MAIL_WEBHOOK_PATH = '/api/webhook/mail'

/** How far the clock of the sender may be off, seconds (Standard Webhooks). */
const TOLERANCE_SECONDS = 300

type Input = { ctx: Ctx; request: Request; secret: string }

/** Mails are judged one after the other: of those that have arrived at once only one is in memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Takes in a mail as a mail server has it (`message/rfc822`), signed as Standard Webhooks wants it (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature`). Sent twice it is there once, so that whoever heard no answer sends again. The body lies on the disk until its signature has
 * been found right. Throws `signature_invalid`, `signature_expired`, `unsupported_media_type`, `payload_too_large` (25 MiB), `storage_full`.
 */
export async function takeMail({ ctx, request, secret }: Input): Promise<{ outcome: ReceivedMail }> {
  const headers = headersOf(request.headers)
  if (request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'message/rfc822') throw new AppError('unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > MESSAGE_LIMITS.mailBytes) throw new AppError('payload_too_large')
  if (request.body === null) throw new AppError('bad_request')
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  const incoming = await ctx.ports.files.receive(body, { maxBytes: MESSAGE_LIMITS.mailBytes })
  try {
    await verify(incoming.path, headers, secret)
    return await inTurn(async () => {
      const source = await readFile(incoming.path)
      return { outcome: await receiveMail({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { source, isWhole: true } }) }
    })
  } finally {
    await incoming.discard()
  }
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

type Signed = { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string }

// Before the body is read: who has nothing to show, or shows something old, sends in vain.
function headersOf(headers: Headers): Signed {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers.get(name) ?? '')
  if (!id || !timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) throw new AppError('signature_invalid')
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) throw new AppError('signature_expired')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
}

// Over the bytes as they came: a mail need not be UTF-8, and the library of Standard Webhooks signs text alone.
async function verify(file: string, headers: Signed, secret: string): Promise<void> {
  const mac = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`)
  for await (const chunk of createReadStream(file)) mac.update(chunk as Buffer)
  const wanted = mac.digest()
  const isSigned = headers['webhook-signature'].split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isSigned) throw new AppError('signature_invalid')
}

import { createHmac, timingSafeEqual, type Hmac } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '#contract/errors.ts'
import { MESSAGE_LIMITS, MOST_MAIL_HEARD } from '#contract/message-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { noteRefusedMail, noteWebhookMail, receiveMail, type ReceivedMail } from '#core/domain/message/index.ts'

/** Where mails come in that a mail server hands on by itself. */
export const MAIL_WEBHOOK_PATH = '/api/webhook/mail'

/** How far the clock of the sender may be off, seconds (Standard Webhooks). */
const TOLERANCE_SECONDS = 300

type Input = { ctx: Ctx; request: Request; secret: string }

/** Bytes of a mail that is too large which are read for its head. */
const HEAD_BYTES = 64 * 1024

/** Mails are judged one after the other: of those that have arrived at once only one is in memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Takes in a mail as a mail server has it (`message/rfc822`), signed as Standard Webhooks wants it (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature`). Sent twice it is there once, so that whoever heard no answer sends again. The body lies on the disk until its signature has
 * been found right; of one above 25 MiB the head alone is taken, so that staff see whose it is. One above 100 MiB is not heard to its end, its signature
 * is not known, and staff are told of it by time and size. Throws `signature_invalid`, `signature_expired`, `unsupported_media_type`,
 * `payload_too_large` (100 MiB), `storage_full`.
 */
export async function takeMail({ ctx, request, secret }: Input): Promise<{ outcome: ReceivedMail }> {
  const headers = headersOf(request.headers)
  if (request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'message/rfc822') throw new AppError('unsupported_media_type')
  const system: Ctx = { ...ctx, actor: { kind: 'system' } }
  const said = Number(request.headers.get('content-length') ?? 0)
  if (said > MOST_MAIL_HEARD) return refuse(system, said)
  if (request.body === null) throw new AppError('bad_request')
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  const heard = { bytes: 0, mac: macOf(headers, secret) }
  const incoming = await ctx.ports.files.receive(hear(body, heard), { maxBytes: MESSAGE_LIMITS.mailBytes })
  try {
    if (heard.bytes > MOST_MAIL_HEARD) return await refuse(system, heard.bytes)
    verify(heard.mac.digest(), headers)
    const isWhole = heard.bytes <= MESSAGE_LIMITS.mailBytes
    return await inTurn(async () => {
      const source = isWhole ? await readFile(incoming.path) : await readHead(incoming.path)
      const outcome = await receiveMail({ ctx: system, input: { source, isWhole } })
      await noteWebhookMail({ ctx: system })
      return { outcome }
    })
  } finally {
    await incoming.discard()
  }
}

async function refuse(ctx: Ctx, byteSize: number): Promise<never> {
  await noteRefusedMail({ ctx, input: { byteSize } })
  throw new AppError('payload_too_large')
}

/** Signs everything that comes, and gives on what of it is kept. */
async function* hear(body: AsyncIterable<Uint8Array>, heard: { bytes: number; mac: Hmac }): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    const room = MESSAGE_LIMITS.mailBytes - heard.bytes
    heard.bytes += chunk.byteLength
    if (heard.bytes > MOST_MAIL_HEARD) return
    heard.mac.update(chunk)
    if (room > 0) yield chunk.subarray(0, room)
  }
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
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
function macOf(headers: Signed, secret: string): Hmac {
  return createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`)
}

function verify(wanted: Buffer, headers: Signed): void {
  const isSigned = headers['webhook-signature'].split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isSigned) throw new AppError('signature_invalid')
}

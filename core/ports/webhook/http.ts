import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookupPublic, NOT_PUBLIC_ADDRESS } from '#core/ports/http/public-address.ts'
import type { WebhookMessage, WebhookOutcome, WebhookSender } from './port.ts'

/** `isAnywhere`: also plain http and this machine, for tests. */
type Settings = { seconds?: number; isAnywhere?: boolean }

/** What is read of an answer before its connection ends; none of it is kept. */
const ANSWER_BYTES = 4 * 1024

/**
 * Posts by HTTPS to public addresses alone, at the one address that is given: an answer that leads elsewhere is one like any other. The address
 * comes from a person, who could name a machine of the house.
 */
export function createHttpWebhook({ seconds = 15, isAnywhere = false }: Settings = {}): WebhookSender {
  return {
    send: async (message) => {
      const url = new URL(message.url)
      if (!isAnywhere && !mayAsk(url)) return { fault: 'not_public' }
      const options: RequestOptions = {
        method: 'POST',
        headers: await headersOf(message),
        agent: false,
        signal: AbortSignal.timeout(seconds * 1000),
        ...(isAnywhere ? {} : { lookup: lookupPublic }),
      }
      return outcomeOf(url, options, message.body)
    },
  }
}

function mayAsk({ protocol, hostname, username, password }: URL): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return protocol === 'https:' && username === '' && password === '' && (isIP(bare) === 0 || isPublicAddress(bare))
}

// The library is loaded with the first message.
async function headersOf({ id, body, secrets }: WebhookMessage): Promise<RequestOptions['headers']> {
  const { Webhook } = await import('standardwebhooks')
  const now = new Date()
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Quayline-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}

function outcomeOf(url: URL, options: RequestOptions, body: string): Promise<WebhookOutcome> {
  return new Promise((resolve) => {
    const request = url.protocol === 'https:' ? requestSafe : requestPlain
    const sent = request(url, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0 })
      readSome(answer)
    })
    // Stays: a connection can fail once more while the rest of an answer is let go.
    sent.on('error', (error: Error) => resolve({ fault: faultOf(error) }))
    sent.end(body)
  })
}

function readSome(answer: IncomingMessage): void {
  let size = 0
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > ANSWER_BYTES) answer.destroy()
  })
  answer.on('error', () => {})
}

function faultOf({ name, message }: Error) {
  if (name === 'AbortError' || name === 'TimeoutError') return 'no_answer'
  return message === NOT_PUBLIC_ADDRESS ? 'not_public' : 'unreachable'
}

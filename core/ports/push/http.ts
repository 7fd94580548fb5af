import { request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookupPublic } from '#core/ports/http/public-address.ts'
import { PushFailure, PushRefusal, type PushMessage, type PushSender } from './port.ts'

/** `isAnywhere`: also plain http and this machine, for tests. */
type Settings = { seconds?: number; isAnywhere?: boolean }

/**
 * Sends by HTTPS to public addresses alone, at the one address that is given: an answer that leads elsewhere is a refusal. Bodies of answers are
 * not read. The address comes from a browser, so whoever may subscribe could name any.
 */
export function createHttpPush({ seconds = 15, isAnywhere = false }: Settings = {}): PushSender {
  return {
    send: async (message) => {
      const url = new URL(message.target.endpoint)
      if (!isAnywhere && !mayAsk(url)) throw new PushRefusal('not a public address')
      const { headers, body } = await sealed(message)
      const options: RequestOptions = { method: 'POST', headers, signal: AbortSignal.timeout(seconds * 1000), ...(isAnywhere ? {} : { lookup: lookupPublic }) }
      const status = await statusOf(url, options, body)
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      const canHelp = status === 408 || status === 429 || status >= 500
      throw canHelp ? new PushFailure(`answered ${status}`) : new PushRefusal(`answered ${status}`)
    },
  }
}

function mayAsk({ protocol, hostname, username, password }: URL): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return protocol === 'https:' && username === '' && password === '' && (isIP(bare) === 0 || isPublicAddress(bare))
}

// The library is loaded with the first message. What it throws may name the address.
async function sealed({ target, vapid, subject, payload, ttlSeconds, topic }: PushMessage) {
  const { default: webPush } = await import('web-push')
  try {
    const subscription = { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } }
    const details = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, ...vapid },
      TTL: ttlSeconds,
      urgency: 'high',
      topic,
      contentEncoding: 'aes128gcm',
    })
    return { headers: details.headers as RequestOptions['headers'], body: details.body }
  } catch {
    throw new PushRefusal('the keys of the device cannot be used')
  }
}

function statusOf(url: URL, options: RequestOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSafe : requestPlain
    const sent = request(url, options, (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sent.once('error', (error: Error) =>
      reject(new PushFailure(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'no answer in time' : 'cannot be reached')),
    )
    sent.end(body)
  })
}

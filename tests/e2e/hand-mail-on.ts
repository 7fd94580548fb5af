import { createHmac } from 'node:crypto'
import type { Product } from './setup/product.ts'
import { MAIL_WEBHOOK_SECRET } from './setup/built-server.ts'

/** Hands a mail on as a mail server does that is set up for it. Answers the status and what became of it. */
export async function handMailOn(server: Product, mail: string): Promise<{ status: number; outcome: string | null }> {
  const id = crypto.randomUUID()
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(MAIL_WEBHOOK_SECRET.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${mail}`).digest('base64')
  const response = await fetch(`${server.origin}/api/webhook/mail`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
    body: mail,
  })
  const answer = (await response.json()) as { data?: { outcome?: string } }
  return { status: response.status, outcome: answer.data?.outcome ?? null }
}

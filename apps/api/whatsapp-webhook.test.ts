import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { message } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { preloadMessages } from '#i18n/server.ts'
import { createApi } from './create-api.ts'
import { WHATSAPP_WEBHOOK_PATH, type WhatsappSecrets } from './whatsapp-webhook.ts'

const SECRETS: WhatsappSecrets = { phoneNumberId: '106540352242922', appSecret: '0123456789abcdef0123456789abcdef', verifyToken: 'a-word-of-ours' }
/** Of the clock of `createTestCtx`. */
const NOW = Date.parse('2026-11-21T08:00:00Z') / 1000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await preloadMessages(['api'])
})
afterAll(() => database.drop())

function api(whatsapp: WhatsappSecrets | null = SECRETS) {
  return createApi({ createCtx: () => createTestCtx(database.db).ctx, onError: (error) => console.error(error), siteOrigin: 'http://localhost', whatsapp })
}

type Told = { messages?: readonly unknown[]; statuses?: readonly unknown[]; phoneNumberId?: string }

function call({ messages = [], statuses = [], phoneNumberId = SECRETS.phoneNumberId }: Told): string {
  const metadata = { display_phone_number: '+86 138 0000 0000', phone_number_id: phoneNumberId }
  const value = {
    messaging_product: 'whatsapp',
    metadata,
    contacts: [{ wa_id: '254712345678', profile: { name: 'Amina\u202e' } }],
    ...(messages.length > 0 ? { messages } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
  }
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          { field: 'account_update', value: {} },
          { field: 'messages', value },
        ],
      },
    ],
  })
}

const written = (changes: Record<string, unknown> = {}) => ({
  id: `wamid.${crypto.randomUUID()}`,
  from: '254712345678',
  timestamp: String(NOW - 60),
  type: 'text',
  text: { body: 'Price?' },
  ...changes,
})

function post(
  body: string | Uint8Array<ArrayBuffer>,
  { secret = SECRETS.appSecret, headers = {} }: { secret?: string; headers?: Record<string, string> } = {},
  app = api(),
) {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return app.request(WHATSAPP_WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}`, ...headers },
    body,
  })
}

async function keptOf(told: { id: string }) {
  const [row] = await database.db
    .select()
    .from(message)
    .where(eq(message.identity, `whatsapp:${told.id}`))
  return row
}

const count = () => database.db.$count(message)

// R23.35
describe('what the service tells', () => {
  it('is taken where its bytes are signed, and once', async () => {
    const told = written({ text: { body: 'Two\u0000 units\u202e, please' } })
    const body = call({ messages: [told] })
    const first = await post(body)
    expect([first.status, await first.json()]).toEqual([200, { code: 0, message: 'success', data: { messages: 1, reports: 0 } }])
    expect((await post(body)).status).toBe(200)
    expect(await keptOf(told)).toMatchObject({
      channel: 'whatsapp',
      direction: 'in',
      text: 'Two units, please',
      fromName: 'Amina',
      fromAddress: '+254712345678',
      toAddress: '+8613800000000',
      unmatchedReason: 'no_trace',
      writtenAt: new Date((NOW - 60) * 1000),
    })
    expect(await database.db.$count(message, eq(message.identity, `whatsapp:${told.id}`))).toBe(1)
  })

  it.each([
    ['signed by another', { secret: 'ffffffffffffffffffffffffffffffff' }],
    ['without a signature', { headers: { 'x-hub-signature-256': '' } }],
    ['with half of one', { headers: { 'x-hub-signature-256': 'sha256=abcd' } }],
    ['with an older kind alone', { headers: { 'x-hub-signature-256': `sha1=${'a'.repeat(40)}` } }],
  ])('is refused %s, and nothing is kept', async (_what, given) => {
    const before = await count()
    const response = await post(call({ messages: [written()] }), given)
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([401, 4106])
    expect(await count()).toBe(before)
  })

  it('is refused with a changed byte', async () => {
    const body = call({ messages: [written()] })
    const signature = createHmac('sha256', SECRETS.appSecret).update(body).digest('hex')
    expect((await post(body.replace('Price?', 'Price!'), { headers: { 'x-hub-signature-256': `sha256=${signature}` } })).status).toBe(401)
  })

  it('is refused beyond a mebibyte, also where it says less', async () => {
    expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
    expect((await post('{}', { headers: { 'content-length': String(1024 * 1024 + 1) } })).status).toBe(413)
  })

  it('is refused where it is no JSON, and left out where it is something else', async () => {
    expect((await post('{"entry":')).status).toBe(400)
    const before = await count()
    const strange = [null, 7, {}, { id: 'x' }, written({ id: '' }), written({ type: 'reaction', reaction: { emoji: '👍' } }), written({ type: 'system' })]
    for (const body of ['{}', '[]', '{"entry":7}', call({ messages: strange }), call({ messages: [written()], phoneNumberId: '1' })])
      expect([(await post(body)).status, await count()]).toEqual([200, before])
  })

  it('has words for choices, places and cards, and a mark for what stays there', async () => {
    const image = written({ type: 'image', image: { id: '1', mime_type: 'image/jpeg', caption: 'This one' } })
    const file = written({ type: 'document', document: { id: '2', filename: 'licence.pdf' } })
    const voice = written({ type: 'audio', audio: { id: '3', voice: true } })
    const choice = written({ type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 'a', title: 'FOB', description: 'Shanghai' } } })
    const place = written({ type: 'location', location: { latitude: -4.04, longitude: 39.67, name: 'Mombasa' } })
    const card = written({ type: 'contacts', contacts: [{ name: { formatted_name: 'Juma' }, phones: [{ phone: '+254 700 000000' }] }] })
    const fresh = written({ type: 'hologram', hologram: {} })
    const hidden = written({ from: undefined })
    await post(call({ messages: [image, file, voice, choice, place, card, fresh, hidden] }))
    expect(await keptOf(image)).toMatchObject({ text: 'This one', marks: ['media_left'] })
    expect(await keptOf(file)).toMatchObject({ text: 'licence.pdf', marks: ['media_left'] })
    expect(await keptOf(voice)).toMatchObject({ text: '', marks: ['media_left'] })
    expect(await keptOf(choice)).toMatchObject({ text: 'FOB\nShanghai', marks: [] })
    expect(await keptOf(place)).toMatchObject({ text: 'Mombasa\n-4.04, 39.67', marks: [] })
    expect(await keptOf(card)).toMatchObject({ text: 'Juma\n+254 700 000000', marks: [] })
    expect(await keptOf(fresh)).toMatchObject({ marks: ['media_left'] })
    expect(await keptOf(hidden)).toMatchObject({ fromAddress: '', unmatchedReason: 'no_trace' })
  })

  it('of messages that are not ours changes nothing', async () => {
    const statuses = ['sent', 'delivered', 'read', 'failed', 'played'].map((status) => ({
      id: 'wamid.other',
      status,
      timestamp: String(NOW),
      errors: [{ code: 131_026 }],
    }))
    const response = await post(call({ statuses }))
    expect(await response.json()).toMatchObject({ data: { reports: 4 } })
  })
})

describe('the address', () => {
  const ask = (query: Record<string, string>, app = api()) => app.request(`${WHATSAPP_WEBHOOK_PATH}?${new URLSearchParams(query)}`)
  const asked = { 'hub.mode': 'subscribe', 'hub.verify_token': SECRETS.verifyToken, 'hub.challenge': '1158201444' }

  it('answers the challenge of whoever knows our word', async () => {
    const response = await ask(asked)
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([200, '1158201444', 'text/plain; charset=utf-8'])
  })

  it.each([
    ['another word', { 'hub.verify_token': 'a-word-of-theirs' }, 403],
    ['no word', { 'hub.verify_token': '' }, 403],
    ['another wish', { 'hub.mode': 'unsubscribe' }, 403],
    ['a challenge that is a page', { 'hub.challenge': '<script>1</script>' }, 400],
  ])('does not answer %s', async (_what, changes, status) => {
    expect((await ask({ ...asked, ...changes })).status).toBe(status)
  })

  it('is not there where no service is set up', async () => {
    expect((await ask(asked, api(null))).status).toBe(404)
    expect((await post(call({ messages: [written()] }), {}, api(null))).status).toBe(404)
  })
})

import { createHash, randomBytes } from 'node:crypto'
import { createPartner } from '#docs/partner/quayline-partner.mjs'
import { pdfBytes } from '#core/domain/dealer/testing.ts'

/** What one person sends that no log may repeat, each to be told from everything else; codes and tokens join it as they are given. */
export function createCanaries() {
  const mark = randomBytes(5).toString('hex')
  return {
    name: `Zawadi-${mark}`,
    mail: `canary.${mark}@leak.example`,
    // As PostgreSQL's own messages would show it, and as our forms normalise it.
    phone: `7${String(Number.parseInt(mark.slice(0, 6), 16) % 100_000_000).padStart(8, '0')}`,
    remark: `two-units-${mark}`,
    company: `Canary-Motors-${mark}`,
    referrer: `letters-to-${mark}`,
    idempotency: `key-of-${mark}`,
    password: createHash('sha256').update(mark).digest('hex'),
    plain_password: `sesame-${mark}-sesame`,
    token: '',
    status_code: '',
    enquiry_code: '',
    handover: '',
  }
}
export type Canaries = ReturnType<typeof createCanaries>

export type PartnerKeys = { app_key: string; secret: string }

type Sent = Promise<{ status: number }>

/** Every write of the public API by its path, as this person sends it; `stage` keeps idempotency keys and addresses apart. */
export function apiWrites(origin: string, canaries: Canaries, keys: PartnerKeys, stage: string): Record<string, () => Sent> {
  const { name, mail, phone, remark, company, referrer, password, token } = canaries
  const mobile = `+254${phone}`
  const key = `${canaries.idempotency}-${stage}`
  const touch = { referrer: `https://mail.example/${referrer}`, landing_page: `/netWork/status/${canaries.status_code}`, utm_source: referrer }
  const lead = {
    name,
    mail,
    mobile,
    whatsapp: mobile,
    remark: `${remark} ${stage}\0`,
    country: 'Kenya',
    vin: remark,
    from: 'Auto-Chat',
    first_touch: touch,
    last_touch: touch,
    ad_consent: { event_id: key, client_id: referrer, page: `/netWork/status/${canaries.status_code}` },
  }
  const handover = { token, mobile, userInfo: { name, mail }, queued: [{ key, payload: lead, created_at: 1 }] }
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    send(origin, path, JSON.stringify(body), { ...JSON_TYPE, ...headers })
  const own = (path: string, body: object) => () => post(path, { ...body, token }, { authorization: `Bearer ${token}` })
  const open = (path: string, body: object, headers?: Record<string, string>) => () => post(path, body, headers)
  const calls = {
    '/api/clue/record': open('/api/clue/record', lead, { 'idempotency-key': key }),
    '/api/clue/status': open('/api/clue/status', { codes: [canaries.enquiry_code] }),
    '/api/clue/withdraw_consent': open('/api/clue/withdraw_consent', { client_id: referrer }),
    '/api/clue/record_buy': open('/api/clue/record_buy', { name, mail, mobile, car_model: remark }),
    '/api/dealer/apply': open('/api/dealer/apply', { ...lead, company, territory: remark }, { 'idempotency-key': key }),
    '/api/dealer/link': open('/api/dealer/link', { reference: 'Q7K3-M2', mail }),
    '/api/dealer/status': open('/api/dealer/status', { code: canaries.status_code }),
    '/api/dealer/withdraw': open('/api/dealer/withdraw', { code: canaries.status_code }),
    '/api/dealer/documents': () => send(origin, '/api/dealer/documents', withDocument({ code: canaries.status_code }, name)),
    '/api/session/handover': open('/api/session/handover', handover),
    '/api/session/handover/redeem': open('/api/session/handover/redeem', { code: canaries.handover }),
    '/api/shortlist': open('/api/shortlist', { items: [{ kind: 'car', sign: remark, quantity: 1, note: `${remark} ${name} ${mail}` }] }),
    '/api/user/registered': open('/api/user/registered', { email: mail, password, name, mobile, whatsapp: mobile }),
    '/api/user/login': open('/api/user/login', { email: mail, password }),
    '/api/user/info': own('/api/user/info', {}),
    '/api/user/favorites': own('/api/user/favorites', { favorites: [{ model_sign: remark }] }),
    '/api/user/profile': own('/api/user/profile', { name, mobile, whatsapp: mobile, country: 'Kenya' }),
    '/api/user/password': own('/api/user/password', { password, new_password: password.replaceAll('a', 'b') }),
    '/api/user/password/request': open('/api/user/password/request', { email: mail }),
    '/api/user/password/reset': open('/api/user/password/reset', { code: canaries.status_code, password }),
    '/api/user/mail': own('/api/user/mail', { email: mail, password }),
    '/api/user/mail/send': own('/api/user/mail/send', {}),
    '/api/user/mail/verify': own('/api/user/mail/verify', { code: canaries.status_code, password }),
    '/api/partner/lead': async () => {
      const partner = createPartner({ origin, appKey: keys.app_key, secret: keys.secret })
      return partner.sendLead(lead, key).then(
        () => ({ status: 200 }),
        (error: unknown) => ({ status: (error as { status?: number }).status ?? 0 }),
      )
    },
    // Last, because they end what the others need.
    '/api/user/delete': own('/api/user/delete', { password }),
    '/api/user/logout': own('/api/user/logout', {}),
  }
  return calls
}

/** Every form of the site, and the login of the back office. */
export function formWrites(origin: string, canaries: Canaries, stage: string): Record<string, () => Sent> {
  const { name, mail, phone, remark, company, status_code: code, plain_password: password } = canaries
  const mobile = `+254${phone}`
  const lead = { name, mail, mobile, whatsapp: mobile, country: 'Kenya', remark: `${remark} form ${stage}` }
  const form = (path: string, fields: Record<string, string>) => () => send(origin, path, new URLSearchParams(fields).toString(), FORM_TYPE)
  const upload = (path: string, fields: Record<string, string>) => () => send(origin, path, withDocument(fields, name))
  const club = (fields: Record<string, string>) => form('/club', { ...fields, surPassword: password, password })
  return {
    '/contactUs': form('/contactUs', lead),
    '/club login': club({ form: 'login', identifier: mail }),
    '/club register': club({ form: 'register', email: mail, name, mobile, whatsapp: mobile }),
    '/club forgot': club({ form: 'forgot', email: mail }),
    '/club reset': club({ form: 'reset', code }),
    '/club verify': club({ form: 'verify', code }),
    '/netWork': upload('/netWork', { ...lead, company }),
    '/netWork/status': form('/netWork/status', { reference: 'Q7K3-M2', mail }),
    '/netWork/status/:code': upload(`/netWork/status/${code}`, {}),
    '/admin/api/login': () => send(origin, '/admin/api/login', JSON.stringify({ mail, password }), { ...JSON_TYPE, origin }),
  }
}

/** Ways to write the address of a status page, and to hand it on, that end in a log where nobody looks after them. */
export function statusTargets(prefix: '/netWork/status' | '/enquiry/status', code: string): readonly string[] {
  const page = `${prefix}/${code}`
  return [
    page,
    `${page}.data`,
    `${page}/`,
    `${page}/more`,
    `${page}?added=1`,
    `${prefix.toUpperCase()}/${code}`,
    `/${page}`,
    `${prefix.replaceAll('/', '//')}//${code}`,
    `/mobile${page}`,
    `/api${page}`,
    `/admin${page}`,
    `/media${page}`,
    page.replace('/s', '/%73'),
    `/${page.slice(1).replaceAll('/', '%2F')}`,
    page.replace('/s', '/%2573'),
    `${prefix}/${code.slice(0, 30)}`,
    `${prefix}/${code.toLowerCase()}`,
    `/nowhere/${code}`,
    `/language?to=ar&back=${encodeURIComponent(page)}`,
    `/language?to=ar&back=${page.toLowerCase()}`,
    `/?word=${encodeURIComponent(`https://www.example.com${page}`)}`,
    `/?q=${code}`,
    `/result?ref=Q7K3-M2&code=${code}`,
    `/?${code}=1`,
  ]
}

function withDocument(fields: Record<string, string>, fileName: string): FormData {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('documents', new Blob([new Uint8Array(pdfBytes())]), `${fileName}.pdf`)
  return body
}

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

// A product that is just being broken may end the connection: that is an answer too.
async function send(origin: string, path: string, body: string | FormData, headers: Record<string, string> = {}): Promise<{ status: number }> {
  try {
    const response = await fetch(`${origin}${path}`, { method: 'POST', body, headers, redirect: 'manual' })
    await response.text()
    return { status: response.status }
  } catch {
    return { status: 0 }
  }
}

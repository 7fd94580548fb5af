import { describe, expect, it, vi } from 'vitest'
import { isRequiredFault, readOutcome, sendEnquiry } from './send-enquiry.ts'
import { createMemoryStorage } from '#apps/site/consent/testing.ts'
import { CONSENT_TERMS } from '#apps/site/consent/consent.ts'
import { REQUIRED_MESSAGE } from './wire.ts'

const entry = { key: 'key-1', payload: { name: 'Amina', lang: 'ar' }, createdAt: 0, state: 'waiting' } as const

describe('readOutcome', () => {
  it('takes code 0 for committed', () => {
    const answered = (data: object) => readOutcome(200, null, { code: 0, msg: 'ok', data })
    expect(answered({ reference: 'Q7K3-M2', status_code: 'c' })).toEqual({ kind: 'sent', reference: 'Q7K3-M2', code: 'c' })
    // Of a server that is older than this page.
    expect(answered({ reference: 'Q7K3-M2' })).toEqual({ kind: 'sent', reference: 'Q7K3-M2', code: null })
  })

  it('takes a named fault for a refusal', () => {
    const body = { code: 4003, msg: REQUIRED_MESSAGE, data: { issues: [{ path: 'mail', key: 'required' }, 'broken'], request_id: 'r' } }
    expect(readOutcome(400, null, body)).toEqual({ kind: 'refused', code: 4003, message: REQUIRED_MESSAGE, issues: [{ path: 'mail', key: 'required' }] })
  })

  it.each([
    [500, { code: 5000, msg: 'x', data: null }],
    [503, { code: 5031, msg: 'x', data: null }],
    [409, { code: 4902, msg: 'x', data: null }],
    [200, 'a page of a hotel network'],
    [200, { code: 0, msg: 'ok', data: null }],
    [502, null],
  ])('tries again after %i %j', (status, body) => {
    expect(readOutcome(status, null, body)).toEqual({ kind: 'later', retryAfterMs: null })
  })

  it('waits as long as the server asks', () => {
    expect(readOutcome(429, '12', { code: 4291, msg: 'x', data: null })).toEqual({ kind: 'later', retryAfterMs: 12_000 })
  })
})

describe('isRequiredFault', () => {
  it.each([
    [{ code: 4003, message: '' }, true],
    [{ code: 1, message: REQUIRED_MESSAGE }, true],
    [{ code: 4001, message: 'Other' }, false],
  ])('%j', (outcome, expected) => {
    expect(isRequiredFault(outcome)).toBe(expected)
  })
})

describe('sendEnquiry', () => {
  it('posts the enquiry with its key and language', async () => {
    const fetchIt = vi.fn<typeof fetch>(async () => Response.json({ code: 0, msg: '', data: { reference: 'Q7K3-M2' } }))
    expect(await sendEnquiry(entry, { fetchIt })).toEqual({ kind: 'sent', reference: 'Q7K3-M2', code: null })
    const [address, options] = fetchIt.mock.calls[0] ?? []
    expect(address).toBe('/api/clue/record')
    expect(options).toMatchObject({ method: 'POST', body: '{"name":"Amina","lang":"ar"}' })
    expect(new Headers(options?.headers).get('idempotency-key')).toBe('key-1')
    expect(new Headers(options?.headers).get('lang')).toBe('ar')
  })

  it('says whose it is where a member is logged in, and nothing of anybody otherwise', async () => {
    const fetchIt = vi.fn<typeof fetch>(async () => Response.json({ code: 0, msg: '', data: { reference: 'Q7K3-M2' } }))
    await sendEnquiry(entry, { fetchIt, token: 'opaque' })
    await sendEnquiry(entry, { fetchIt })
    const sent = fetchIt.mock.calls.map(([, options]) => new Headers(options?.headers).get('authorization'))
    expect(sent).toEqual(['Bearer opaque', null])
  })

  it('comes back later when the line is down', async () => {
    expect(await sendEnquiry(entry, { fetchIt: () => Promise.reject(new TypeError('Failed to fetch')) })).toEqual({ kind: 'later', retryAfterMs: null })
  })
})

// R23.69
it('sends consent along as it stands when the enquiry goes, not as it stood when it was written', async () => {
  const agreed = { client_id: '7.1', page: '/', agreed_at: '2026-11-01T00:00:00Z', terms: CONSENT_TERMS }
  const waiting = { ...entry, payload: { ...entry.payload, ad_consent: agreed } }
  const now = { isGiven: true, at: new Date().toISOString(), id: '7.1', terms: CONSENT_TERMS }
  const sentWith = async (stored: object | null) => {
    vi.stubGlobal('localStorage', createMemoryStorage(stored === null ? {} : { consent: JSON.stringify(stored) }))
    const fetchIt = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ code: 0, msg: 'ok', data: { reference: 'Q7K3-M2' } }))
    await sendEnquiry(waiting, { fetchIt })
    return (JSON.parse(String(fetchIt.mock.calls[0]?.[1]?.body)) as Record<string, unknown>).ad_consent
  }
  expect(await sentWith(now)).toEqual({ ...agreed, event_id: 'key-1' })
  expect(await sentWith({ ...now, isGiven: false, id: null })).toBeUndefined()
  expect(await sentWith({ ...now, id: '8.1' })).toBeUndefined()
  expect(await sentWith(null)).toBeUndefined()
})

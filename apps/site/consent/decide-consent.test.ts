// R23.69
import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from './testing.ts'

const AT = new Date('2026-11-21T08:00:00Z')
const OLD = { isGiven: true, at: '2024-01-01T00:00:00Z', id: '7.1' }

beforeEach(() => vi.resetModules())

/** A new page of a browser that keeps `stored`; `answers`: what its fetches come to, `null` without a line. */
async function openPage(stored: Record<string, unknown>, answers: (number | null)[] = []) {
  const items = createMemoryStorage(Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)])))
  const fetched = vi.fn((_path: string, _init: { body: string }) => {
    const status = answers.shift() ?? null
    return status === null ? Promise.reject(new TypeError('no line')) : Promise.resolve(new Response(null, { status }))
  })
  vi.stubGlobal('localStorage', items)
  vi.stubGlobal('fetch', fetched)
  const [{ decideConsent }, { readConsent }, { sendWithdrawals }] = await Promise.all([
    import('./decide-consent.ts'),
    import('./consent.ts'),
    import('./withdrawal.ts'),
  ])
  const kept = (name: string): unknown => JSON.parse(items.getItem(name) ?? 'null')
  const told = () => fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)])
  return { decideConsent, readConsent, sendWithdrawals, kept, told }
}

const withdrawn = (id: string) => ['/api/clue/withdraw_consent', { client_id: id }]

it('takes back what was agreed to in other words, or long ago', async () => {
  const { decideConsent, readConsent, kept, told } = await openPage({ consent: OLD }, [200])
  expect(readConsent()).toBeNull()
  decideConsent(false, AT)
  expect(told()).toEqual([withdrawn('7.1')])
  expect(kept('consent')).toMatchObject({ isGiven: false, id: null })
  await vi.waitFor(() => expect(kept('consentWithdrawn')).toBeNull())
})

it('keeps the number of who agrees again, and makes one for who had none', async () => {
  const again = await openPage({ consent: OLD })
  again.decideConsent(true, AT)
  again.decideConsent(true, AT)
  expect(again.kept('consent')).toMatchObject({ isGiven: true, id: '7.1', at: AT.toISOString() })
  expect(again.told()).toEqual([])
  vi.resetModules()
  const anew = await openPage({ consent: { ...OLD, isGiven: false, id: null } })
  anew.decideConsent(true, AT)
  expect(anew.kept('consent')).toMatchObject({ id: expect.stringMatching(/^\d+\.1795248000$/) })
})

it('keeps what was taken back without a line, and tells it at a later page', async () => {
  const first = await openPage({ consent: OLD }, [null])
  first.decideConsent(false, AT)
  await first.sendWithdrawals()
  expect(first.kept('consentWithdrawn')).toEqual(['7.1'])
  vi.resetModules()
  const next = await openPage({ consentWithdrawn: ['7.1', '8.1'] }, [503, 200])
  await next.sendWithdrawals()
  expect(next.told()).toEqual([withdrawn('7.1'), withdrawn('8.1')])
  expect(next.kept('consentWithdrawn')).toEqual(['7.1'])
})

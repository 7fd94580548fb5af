import { beforeEach, expect, it, vi } from 'vitest'

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => {})
  localStorage.setItem('favoriteData', JSON.stringify([{ model_id: 1, model_sign: 'byd-seal' }]))
  localStorage.setItem('userInfo', JSON.stringify({ name: 'Amina' }))
  localStorage.setItem('sentEnquiries', '[{"reference":"Q7K3-M2"}]')
  localStorage.setItem('mobile', '+2348031234567')
  localStorage.setItem('locale', 'ar')
})

it('stores the token as plain text under its key, and the phone number once the server has told it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: 'ok', data: { mobile: '+2348039999999' } }))
  const { startSession } = await import('./session.ts')
  startSession('opaque', 'en')
  expect(localStorage.getItem('token')).toBe('opaque')
  await vi.waitFor(() => expect(localStorage.getItem('mobile')).toBe('+2348039999999'))
})

it('drops a token that is no longer valid, and keeps what was collected', async () => {
  const { dropSession, startSession } = await import('./session.ts')
  startSession('opaque', 'en')
  dropSession()
  expect([localStorage.getItem('token'), localStorage.getItem('mobile')]).toEqual([null, null])
  expect(localStorage.getItem('favoriteData')).toContain('byd-seal')
  expect(localStorage.getItem('userInfo')).toContain('Amina')
})

it('removes token and user data at logout, tells the server once, and keeps the language', async () => {
  const asked = vi.fn(async (_address: string, _request: RequestInit) => new Response('{"code":0,"msg":"ok","data":null}'))
  const { endSession, startSession } = await import('./session.ts')
  startSession('opaque', 'en')
  vi.stubGlobal('fetch', asked)
  await endSession('ar')
  for (const key of ['token', 'mobile', 'userInfo', 'favoriteData', 'sentEnquiries']) expect(localStorage.getItem(key)).toBeNull()
  expect(localStorage.getItem('locale')).toBe('ar')
  expect(asked).toHaveBeenCalledOnce()
  expect(asked.mock.calls[0]?.[0]).toBe('/api/user/logout')
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: 'Bearer opaque' } })
})

it('is logged out here also without a line', async () => {
  const { endSession, startSession } = await import('./session.ts')
  startSession('opaque', 'en')
  await expect(endSession('en')).resolves.toBeUndefined()
  expect(localStorage.getItem('token')).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { MemberRequestError, requestMember, withoutEmpty } from './member-request.ts'

function answering(status: number, body: unknown) {
  const asked: { url: string; init: RequestInit }[] = []
  const fetchIt = (async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }) as typeof fetch
  return { asked, fetchIt }
}

describe('requestMember', () => {
  it('posts what is not empty, with language and token in headers', async () => {
    const { asked, fetchIt } = answering(200, { code: 0, msg: 'ok', data: { token: 'abc' } })
    const answer = await requestMember({ path: 'login', lang: 'ar', token: 'secret', body: { email: 'a@example.com', mobile: '', list: [] } }, fetchIt)
    expect(answer).toEqual({ code: 0, message: 'ok', data: { token: 'abc' }, issues: [] })
    expect(asked[0]?.url).toBe('/api/user/login')
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"email":"a@example.com"}',
      headers: { lang: 'ar', authorization: 'Bearer secret', 'content-type': 'application/json' },
    })
  })

  it('reads without a body by GET', async () => {
    const { asked, fetchIt } = answering(200, { code: 0, msg: 'ok', data: [] })
    await requestMember({ path: 'vouchers', lang: 'en', token: 'secret' }, fetchIt)
    expect(asked[0]?.init).toMatchObject({ method: 'GET', body: undefined })
  })

  it('answers a refusal with its message and fields', async () => {
    const { fetchIt } = answering(400, { code: 4002, msg: 'Not valid', data: { issues: [{ path: 'email', key: 'invalid' }, 'junk'] } })
    expect(await requestMember({ path: 'registered', lang: 'en', body: {} }, fetchIt)).toEqual({
      code: 4002,
      message: 'Not valid',
      data: null,
      issues: [{ path: 'email', key: 'invalid' }],
    })
  })

  it('throws the message of a server that failed', async () => {
    const { fetchIt } = answering(500, { code: 5000, msg: 'Our side', data: null })
    await expect(requestMember({ path: 'info', lang: 'en', body: {} }, fetchIt)).rejects.toEqual(new MemberRequestError('Our side'))
  })

  it.each([
    ['a page of a proxy', 200, '<html>'],
    ['no envelope', 200, 'null'],
    ['a number', 200, '7'],
  ])('throws without words for %s', async (_what, status, body) => {
    const { fetchIt } = answering(status, body)
    await expect(requestMember({ path: 'info', lang: 'en', body: {} }, fetchIt)).rejects.toThrow(new MemberRequestError(''))
  })

  it('throws where there is no line', async () => {
    const fetchIt = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch
    await expect(requestMember({ path: 'info', lang: 'en', body: {} }, fetchIt)).rejects.toBeInstanceOf(MemberRequestError)
  })
})

it('drops empty text, null, undefined and empty lists, and keeps 0 and false', () => {
  expect(withoutEmpty({ a: '', b: null, c: undefined, d: [], e: 0, f: false, g: ' ' })).toEqual({ e: 0, f: false, g: ' ' })
})

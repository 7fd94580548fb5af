import { expect, it } from 'vitest'
import { submissionRefusal } from './submission.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'www.quayline.example' }

it.each([
  [form, null],
  [{ ...form, 'content-type': 'multipart/form-data; boundary=x' }, null],
  [{ ...form, 'content-type': 'application/json' }, 'unsupported_media_type'],
  [{ host: 'www.quayline.example' }, 'unsupported_media_type'],
  [{ ...form, 'sec-fetch-site': 'same-origin', origin: 'https://www.quayline.example' }, null],
  [{ ...form, 'sec-fetch-site': 'cross-site' }, 'cross_site'],
  [{ ...form, 'sec-fetch-site': 'same-site', origin: 'https://ar.quayline.example' }, 'cross_site'],
  [{ ...form, origin: 'https://www.quayline.example' }, null],
  [{ ...form, origin: 'https://evil.test' }, 'cross_site'],
  [{ ...form, origin: 'null' }, 'cross_site'],
  [{ ...form, 'sec-fetch-site': 'none' }, null],
  [{ ...form, origin: 'http://www.quayline.example' }, 'cross_site'],
  [{ ...form, origin: 'https://www.quayline.example:8443' }, 'cross_site'],
  [{ ...form, origin: 'https://shop.quayline.example' }, 'cross_site'],
  [{ ...form, host: 'WWW.quayline.example:443', origin: 'https://www.quayline.example' }, null],
] as const)('%o → %s', (headers, refusal) => {
  expect(submissionRefusal(new Headers(headers), { protocol: 'https', siteOrigin: 'https://www.quayline.example' })).toBe(refusal)
})

it('takes a form over plain HTTP where the visitor has come so, and over HTTPS where a proxy that is not trusted has not said it', () => {
  const refusal = (host: string, origin: string) =>
    submissionRefusal(new Headers({ ...form, host, origin }), { protocol: 'http', siteOrigin: 'https://www.quayline.example' })
  expect([refusal('192.0.2.1:3000', 'http://192.0.2.1:3000'), refusal('ar.quayline.example', 'https://ar.quayline.example')]).toEqual([null, null])
  expect([refusal('192.0.2.1:3000', 'http://192.0.2.1'), refusal('ar.quayline.example', 'https://evil.test')]).toEqual(['cross_site', 'cross_site'])
})

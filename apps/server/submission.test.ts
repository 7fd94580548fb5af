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
] as const)('%o → %s', (headers, refusal) => {
  expect(submissionRefusal(new Headers(headers))).toBe(refusal)
})

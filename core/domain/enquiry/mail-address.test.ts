import { expect, it } from 'vitest'
import { isMailAddress } from './mail-address.ts'

it.each(['a@b.co', 'first.last+tag@mail.example.com', "o'neil@example.ie", 'иван@почта.рф', 'a@xn--80a1acny.xn--p1ai'])('%s can be written to', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

it.each([
  '',
  'plain',
  'a@b',
  'a b@example.com',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  '<a@example.com>',
  '"a b"@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@exa\u2028mple.com',
  'a@@example.com',
  'a@-example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(200)}.com`,
  'a@[127.0.0.1]',
  'a(comment)@example.com',
])('%j cannot', (text) => {
  expect(isMailAddress(text)).toBe(false)
})

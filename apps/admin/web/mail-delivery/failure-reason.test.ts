import { expect, it } from 'vitest'
import { failureReason } from './failure-reason.ts'

// R23.36
it.each([
  ['DSN 5.1.1', 'mail.reason.noMailbox'],
  ['DSN 5.1.2', 'mail.reason.noServer'],
  ['DSN 4.2.2', 'mail.reason.full'],
  ['SMTP 552', 'mail.reason.full'],
  ['DSN 5.7.26', 'mail.reason.blocked'],
  ['SMTP 550', 'mail.reason.refused'],
  ['ETIMEDOUT', 'mail.reason.unreachable'],
  ['WA 131026', 'mail.reason.notOnWhatsapp'],
  ['WA 131047', 'mail.reason.windowClosed'],
  ['WA 132001', 'mail.reason.template'],
  ['WA 999', null],
  ['DSN 5.0.0', null],
])('%s means %s', (code, key) => {
  expect(failureReason(code)).toBe(key)
})

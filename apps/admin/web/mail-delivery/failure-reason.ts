import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

/** What the commonest codes mean: of mail servers (RFC 3463, RFC 5321), and of the WhatsApp Cloud API. The first that fits counts. */
const REASONS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^DSN \d\.1\.[136]$|^DSN 5\.1\.10$|^DSN 5\.1\.0$/, 'mail.reason.noMailbox'],
  [/^DSN \d\.(?:1\.2|4\.4)$/, 'mail.reason.noServer'],
  [/^DSN \d\.2\.2$|^SMTP [45]52$/, 'mail.reason.full'],
  [/^DSN \d\.2\.1$/, 'mail.reason.closed'],
  [/^DSN \d\.(?:2\.3|3\.4)$/, 'mail.reason.tooLarge'],
  [/^DSN \d\.7\.\d+$|^SMTP 554$/, 'mail.reason.blocked'],
  [/^DSN 4\.4\.\d+$|^(?:ETIMEDOUT|ECONNREFUSED|ECONNRESET|ECONNECTION|EDNS|ENOTFOUND)$/, 'mail.reason.unreachable'],
  [/^SMTP (?:550|551|553)$/, 'mail.reason.refused'],
  [/^SMTP (?:421|450|451)$/, 'mail.reason.later'],
  [/^WA 131026$/, 'mail.reason.notOnWhatsapp'],
  [/^WA (?:131047|470)$/, 'mail.reason.windowClosed'],
  [/^WA (?:131049|131050|130472)$/, 'mail.reason.unwanted'],
  [/^WA (?:131056|131048|130429|80007)$/, 'mail.reason.tooMany'],
  [/^WA 1320\d\d$/, 'mail.reason.template'],
  [/^WA (?:131042|131031|368|190|133010)$/, 'mail.reason.account'],
]

/** The message that says what a code means; null of one that is not known. */
export function failureReason(code: string): MessageKey | null {
  return REASONS.find(([codes]) => codes.test(code))?.[1] ?? null
}

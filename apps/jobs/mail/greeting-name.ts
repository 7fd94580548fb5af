import type { EnquiryDetail } from '#contract/staff-enquiry.ts'

const ADVERTISING = /[=<>]|:\/\/|\bwww\.|[\p{L}\p{N}-]{3,}\.[a-z]{2,}|\.[a-z]{2,}\//iu

/** The name to address a buyer by; null where it may carry a link or a formula, which our server would send to any address. */
export function greetingName({ name, spam_reasons: reasons }: Pick<EnquiryDetail, 'name' | 'spam_reasons'>): string | null {
  return name.trim() === '' || reasons.includes('name_link') || ADVERTISING.test(name.normalize('NFKC')) ? null : name
}

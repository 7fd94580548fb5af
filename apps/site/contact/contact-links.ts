import { SOCIAL_KINDS, type SocialKind } from '#contract/frame-values.ts'
import type { CompanyContacts } from '#contract/company.ts'

export type ContactKind = 'whatsapp' | 'phone' | 'email'
export type ContactLink = { kind: ContactKind; href: string; text: string }
export type SocialLink = { kind: SocialKind; href: string }

/** The ways to reach the company that are set; nothing is shown for an empty one. */
export function contactLinks(company: CompanyContacts): ContactLink[] {
  const all: (ContactLink | null)[] = [
    company.whatsapp === '' ? null : { kind: 'whatsapp', href: whatsappHref(company.whatsapp), text: company.whatsapp },
    company.phone === '' ? null : { kind: 'phone', href: `tel:${company.phone.replace(/[^\d+]/g, '')}`, text: company.phone },
    company.mail === '' ? null : { kind: 'email', href: `mailto:${company.mail}`, text: company.mail },
  ]
  return all.filter((link) => link !== null)
}

export function socialLinks(company: CompanyContacts): SocialLink[] {
  const all = SOCIAL_KINDS.map((kind) => ({ kind, href: company[kind] }))
  return all.filter((link) => /^https:\/\//.test(link.href))
}

/** Whether any way to reach the company is set. */
export function hasChannels(company: CompanyContacts): boolean {
  return contactLinks(company).length + socialLinks(company).length > 0
}

/** `https://wa.me/<digits>`: country code, no plus, no leading zero; the text is written into the message for the visitor. */
export function whatsappHref(number: string, text?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}

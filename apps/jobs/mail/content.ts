import type { Locale } from '#i18n/locales.ts'

/**
 * What a message says, apart from how it looks: the HTML and the plain text are made of the same blocks, so neither can lack a part.
 * All text is plain; links are made here by us and never taken out of what somebody wrote.
 */
export type MailContent = {
  locale: Locale
  subject: string
  /** The line that mailboxes show beside the subject. */
  preview: string
  brand: string
  blocks: MailBlock[]
}

export type MailFact = {
  label: string
  value: string
  href?: string
  /** Numbers, addresses and codes read from left to right in every language. */
  isLatin?: boolean
}

/** One of several things: how many pieces, its name, the number it goes by, and what was noted beside it. */
export type MailItem = { quantity: string; name: string; sign: string | null; note: string | null }
/** Something of the site with its page and a line about it. */
export type MailThing = { name: string; href: string; note: string }

export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** What a person wrote, with their lines and in the direction of their words. */
  | { kind: 'letter'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'reference'; label: string; value: string; hint: string }
  | { kind: 'facts'; facts: MailFact[] }
  | { kind: 'items'; label: string; items: MailItem[] }
  | { kind: 'things'; things: MailThing[] }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'line' }

import type { Locale } from '#i18n/locales.ts'

// eslint-disable-next-line no-control-regex -- these are what is looked for
const BROKEN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd\ufffe\uffff]/
const OWN_SCRIPT: Partial<Record<Locale, string>> = { ar: 'Arabic', ur: 'Arabic', ru: 'Cyrillic', th: 'Thai', zh: 'Han' }

/** Whether a text holds control characters, or what a wrong encoding leaves (U+FFFD). */
export function isBroken(text: string): boolean {
  return BROKEN.test(text)
}

/** Letters of a text that its language does not write. Every script has Latin names in it. */
export function foreignLetters(locale: Locale, text: string): string[] {
  const own = OWN_SCRIPT[locale]
  const known = new RegExp(`[\\p{scx=Latin}\\p{scx=Common}${own ? `\\p{scx=${own}}` : ''}]`, 'u')
  return [...new Set(text.match(/\p{L}/gu))].filter((letter) => !known.test(letter))
}

/** Whether a text has no letter of the script that its language is written in; false where that is Latin. */
export function lacksOwnScript(locale: Locale, text: string): boolean {
  const own = OWN_SCRIPT[locale]
  return own !== undefined && !new RegExp(`\\p{scx=${own}}`, 'u').test(text)
}

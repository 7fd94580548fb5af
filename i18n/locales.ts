/**
 * The only list of languages. Order is the order of the public picker.
 * Requirements: R2.1, R2.2, R2.4.
 */
export const LOCALES = [
  { code: 'en', ownName: 'English', dir: 'ltr', host: 'www', isListed: true },
  { code: 'ar', ownName: 'العربية', dir: 'rtl', host: 'ar', isListed: true },
  { code: 'de', ownName: 'Deutsch', dir: 'ltr', host: 'de', isListed: true },
  { code: 'es', ownName: 'Español', dir: 'ltr', host: 'es', isListed: true },
  { code: 'fr', ownName: 'Français', dir: 'ltr', host: 'fr', isListed: true },
  { code: 'it', ownName: 'Italiano', dir: 'ltr', host: 'it', isListed: true },
  { code: 'nl', ownName: 'Nederlands', dir: 'ltr', host: 'nl', isListed: true },
  { code: 'pt', ownName: 'Português', dir: 'ltr', host: 'pt', isListed: true },
  { code: 'ru', ownName: 'Русский', dir: 'ltr', host: 'ru', isListed: true },
  { code: 'th', ownName: 'ไทย', dir: 'ltr', host: 'th', isListed: true },
  { code: 'ur', ownName: 'اردو', dir: 'rtl', host: 'ur', isListed: true },
  { code: 'zh', ownName: '中文', dir: 'ltr', host: 'zh', isListed: false },
] as const satisfies readonly LocaleInfo[]

export type LocaleInfo = {
  code: string
  /** The language's name in itself. */
  ownName: string
  dir: 'ltr' | 'rtl'
  /** Sub-domain of the language; `www` means English (R2.4). */
  host: string
  /** Shown in the public picker, in hreflang and in `/api/home/lang`. */
  isListed: boolean
}

export type Locale = (typeof LOCALES)[number]['code']

export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_CODES: readonly Locale[] = LOCALES.map((locale) => locale.code)

export const LISTED_LOCALES = LOCALES.filter((locale) => locale.isListed)

/** Languages of the back office (R2.3). */
export const STAFF_LOCALES = ['en', 'zh'] as const
export type StaffLocale = (typeof STAFF_LOCALES)[number]

/** True if `value` is one of the twelve codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALE_CODES as readonly string[]).includes(value)
}

/** The record of a language, never missing because `Locale` is closed over the list. */
export function localeInfo(locale: Locale): (typeof LOCALES)[number] {
  const found = LOCALES.find((entry) => entry.code === locale)
  if (!found) throw new Error(`Unlisted locale: ${locale}`)
  return found
}

/**
 * The language that a host name asks for: the first label is a language code or `www`.
 * Answers null where the host says nothing (bare `localhost`, an IP address, an unknown label); the cookie decides then (R2.4).
 */
export function localeFromHost(host: string | null | undefined): Locale | null {
  const label = (host ?? '').toLowerCase().split(':')[0]?.split('.')[0] ?? ''
  const found = LOCALES.find((entry) => entry.host === label)
  return found ? found.code : null
}

/**
 * Origin of a language's site, built from the main origin: `http://localhost:3000` gives `http://ar.localhost:3000`,
 * `https://www.example.com` gives `https://ar.example.com`. Null for a bare IP address, where the cookie decides.
 */
export function localeOrigin(siteOrigin: string, locale: Locale): string | null {
  const url = new URL(siteOrigin)
  if (/^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('[')) return null
  const labels = url.hostname.split('.')
  const first = labels[0] ?? ''
  const isLanguageLabel = labels.length > 1 && LOCALES.some((entry) => entry.host === first)
  const base = isLanguageLabel ? labels.slice(1).join('.') : url.hostname
  const { host } = localeInfo(locale)
  const isBareLocalEnglish = base === 'localhost' && host === 'www'
  const name = isBareLocalEnglish ? base : `${host}.${base}`
  return `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`
}

import { formatTag } from '#i18n/format.ts'
import { isLocale, type StaffLocale } from '#i18n/locales.ts'
import en from '#i18n/messages/en/admin.json' with { type: 'json' }
import zh from '#i18n/messages/zh/admin.json' with { type: 'json' }

const ORIGINS: Readonly<Record<StaffLocale, Readonly<Record<string, string>>>> = { en: en.origin, zh: zh.origin }

/** The page an enquiry came from, as the back office names it; an unknown code stays as it is. */
export function originName(origin: string, locale: StaffLocale): string {
  return ORIGINS[locale][origin] ?? origin
}

/** Name of a language of the site in a language of the staff: `Thai`; an unknown code stays as it is. */
export function languageName(code: string, locale: StaffLocale): string {
  if (!isLocale(code)) return code
  return new Intl.DisplayNames([formatTag(locale)], { type: 'language' }).of(code) ?? code
}

import type { EntryListColumn } from '#contract/enquiry-values.ts'
import { formatTag } from '#i18n/format.ts'
import { isLocale, type StaffLocale } from '#i18n/locales.ts'
import en from '#i18n/messages/en/admin.json' with { type: 'json' }
import zh from '#i18n/messages/zh/admin.json' with { type: 'json' }

const ORIGINS: Readonly<Record<StaffLocale, Readonly<Record<string, string>>>> = { en: en.origin, zh: zh.origin }

/** The page an enquiry came from, as the back office names it; an unknown code stays as it is. */
export function originName(origin: string, locale: StaffLocale): string {
  return ORIGINS[locale][origin] ?? origin
}

const REASONS: Readonly<Record<StaffLocale, Readonly<Record<string, string>>>> = { en: en.enquiry.reason, zh: zh.enquiry.reason }

/** Why an enquiry was doubted, as the back office says it; an unknown code stays as it is. */
export function spamReasonName(reason: string, locale: StaffLocale): string {
  return REASONS[locale][reason] ?? reason
}

const FIELDS: Readonly<Record<StaffLocale, Readonly<Record<string, string>>>> = { en: en.entry.fields, zh: zh.entry.fields }

/** A column of a list of enquiries, as the back office calls it. */
export function entryFieldName(column: EntryListColumn, locale: StaffLocale): string {
  return FIELDS[locale][column === 'language' ? 'locale' : column] ?? column
}

/** Name of a language of the site in a language of the staff: `Thai`; an unknown code stays as it is. */
export function languageName(code: string, locale: StaffLocale): string {
  if (!isLocale(code)) return code
  return new Intl.DisplayNames([formatTag(locale)], { type: 'language' }).of(code) ?? code
}

import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'

/** What is said in each language of the staff, beside each other; once where they say the same. */
export function inBoth(say: (locale: StaffLocale) => string): string {
  return [...new Set(STAFF_LOCALES.map(say))].join(' / ')
}

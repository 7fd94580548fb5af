import type { StaffLocale } from '#i18n/locales.ts'

/** Monday to Sunday. */
export function weekdayNames(locale: StaffLocale): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(1970, 0, 5 + index)))
}

import { formatTag } from '#i18n/format.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** Counts and shares in the language of the staff. */
export function useFigures(): { count(value: number): string; share(part: number, whole: number): string } {
  const tag = formatTag(useStaffLocale())
  const counts = new Intl.NumberFormat(tag)
  const shares = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  return { count: (value) => counts.format(value), share: (part, whole) => shares.format(whole === 0 ? 0 : part / whole) }
}

import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** Bytes for people: `240 kB`, `1.2 MB`. */
export function useSizeText(): (bytes: number) => string {
  const locale = useStaffLocale()
  return (bytes) => {
    const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(value)
  }
}

import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** The name of a country in the language of the staff. */
export function useRegionName(): (iso2: string) => string {
  const names = new Intl.DisplayNames([useStaffLocale()], { type: 'region' })
  return (iso2) => names.of(iso2) ?? iso2
}

import { useCallback } from 'react'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useCountries } from '#apps/admin/web/ui/country-name.tsx'

/** What happened, in a few words. */
export function useKindText(): (notice: StaffNotice) => string {
  const say = useMessages()
  return useCallback(({ kind, leads }) => say(`notice.kind.${kind}`, { count: leads }), [say])
}

/** A notice outside of the page, where others may read along: reference and country, nothing else of the buyer. */
export function useOutsideText(): (notice: StaffNotice) => { title: string; body: string } {
  const kindText = useKindText()
  const countries = useCountries()
  return useCallback(
    (notice) => {
      const { enquiry } = notice
      const country = countries.find(({ iso2 }) => iso2 === enquiry.country_iso2)?.name ?? enquiry.country_name
      return { title: kindText(notice), body: `${enquiry.reference} · ${country}` }
    },
    [kindText, countries],
  )
}

/** Where in the back office a notice leads. */
export function placeOf({ kind, enquiry, quotation }: StaffNotice): string {
  if (quotation !== null) return `/quotations/${quotation.id}`
  return kind === 'enquiries_yours' ? `/enquiries?filter=${encodeURIComponent(JSON.stringify({ owner: ['me'] }))}` : `/enquiries/${enquiry.id}/show`
}

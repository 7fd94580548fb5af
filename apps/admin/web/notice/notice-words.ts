import { useCallback } from 'react'
import type { StaffNoticeKind } from '#contract/staff-notice-values.ts'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useCountries } from '#apps/admin/web/ui/country-name.tsx'

/** What happened, in a few words. */
export function useKindText(): (kind: StaffNoticeKind) => string {
  const say = useMessages()
  return useCallback((kind) => say(`notice.kind.${kind}`), [say])
}

/** A notice outside of the page, where others may read along: reference and country, nothing else of the buyer. */
export function useOutsideText(): (notice: StaffNotice) => { title: string; body: string } {
  const kindText = useKindText()
  const countries = useCountries()
  return useCallback(
    ({ kind, enquiry }) => {
      const country = countries.find(({ iso2 }) => iso2 === enquiry.country_iso2)?.name ?? enquiry.country_name
      return { title: kindText(kind), body: `${enquiry.reference} · ${country}` }
    },
    [kindText, countries],
  )
}

import { useCallback } from 'react'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What an enquiry is about: its vehicle or part, else how much it asks for together; null for a general question. */
export function useSubject(): (row: Pick<EnquiryRow, 'vehicle' | 'item_counts'>) => string | null {
  const say = useMessages()
  return useCallback(
    ({ vehicle, item_counts: counts }) => {
      if (vehicle !== null || counts.vehicles + counts.parts === 0) return vehicle
      if (counts.parts === 0) return say('enquiries.items.vehicles', { vehicles: counts.vehicles })
      if (counts.vehicles === 0) return say('enquiries.items.parts', { parts: counts.parts })
      return say('enquiries.items.both', counts)
    },
    [say],
  )
}

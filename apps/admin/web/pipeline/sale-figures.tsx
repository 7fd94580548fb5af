import { Box } from '@mui/material'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { formatTag } from '#i18n/format.ts'

/** What is expected of a sale and by when; nothing where nobody has said it. */
export function SaleFigures({ row }: { row: Pick<EnquiryRow, 'expected_value_cents' | 'expected_close_on'> }) {
  const figures = useFigures()
  const tag = formatTag(useStaffLocale())
  const { expected_value_cents: cents, expected_close_on: day } = row
  if (cents === null && day === null) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }}>
      {cents !== null && <Box sx={{ fontWeight: 600 }}>{figures.dollars(cents)}</Box>}
      {day !== null && (
        <Box component="time" dateTime={day} sx={{ fontSize: 12.5, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}
        </Box>
      )}
    </Box>
  )
}

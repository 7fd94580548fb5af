import { Box } from '@mui/material'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** The body as it was received, for the rare case that something was misread. */
export function RawPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  return (
    <Panel>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13.5, color: 'text.secondary' }}>
          {say('enquiry.raw')}
        </Box>
        <Box component="pre" sx={{ m: 0, mt: 1, fontSize: 12, lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(enquiry.raw_payload, null, 2)}
        </Box>
      </Box>
    </Panel>
  )
}

import { Box } from '@mui/material'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { STATUS_COLOURS } from './colours.ts'

/** The state of a lead as a word on its colour. */
export function StatusChip({ status }: { status: EnquiryStatus }) {
  const say = useMessages()
  const { text, ground } = STATUS_COLOURS[status]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: '2px',
        borderRadius: '4px',
        bgcolor: ground,
        color: text,
        fontSize: 12.5,
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
      }}
    >
      {say(`status.${status}`)}
    </Box>
  )
}

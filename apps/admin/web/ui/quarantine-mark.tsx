import { Box } from '@mui/material'
import { COLOURS } from './colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Says that an enquiry is held back. */
export function QuarantineMark() {
  const say = useMessages()
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', px: 0.75, borderRadius: '4px', bgcolor: COLOURS.warningSoft, color: COLOURS.warning, fontSize: 12.5, fontWeight: 600 }}
    >
      {say('enquiries.inQuarantine')}
    </Box>
  )
}

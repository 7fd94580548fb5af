import { Box } from '@mui/material'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useWords } from '#apps/admin/web/words/use-words.ts'

/** Says that an enquiry is held back. */
export function QuarantineMark() {
  const say = useWords()
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', px: 0.75, borderRadius: '4px', bgcolor: COLOURS.warningSoft, color: COLOURS.warning, fontSize: 12.5, fontWeight: 600 }}
    >
      {say('enquiries.inQuarantine')}
    </Box>
  )
}

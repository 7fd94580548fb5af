import { Box, Button, IconButton, Paper } from '@mui/material'
import { X } from 'lucide-react'
import { useNavigate } from 'react-admin'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useNewEnquiries } from './new-enquiries.tsx'

/** Says that leads came in, at the edge and without taking the focus. */
export function NewEnquiriesBar() {
  const say = useMessages()
  const navigate = useNavigate()
  const { fresh, look } = useNewEnquiries()
  const show = () => {
    look()
    navigate('/enquiries')
  }
  return (
    <Box role="status" sx={{ position: 'fixed', zIndex: 1200, right: { xs: 12, md: 24 }, left: { xs: 12, md: 'auto' }, bottom: { xs: 68, md: 24 } }}>
      {fresh > 0 && (
        <Paper
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 2,
            pr: 0.5,
            py: 0.5,
            bgcolor: COLOURS.night,
            color: '#fff',
            borderRadius: '8px',
            boxShadow: '0 12px 32px -8px rgb(10 18 24 / 0.4)',
          }}
        >
          <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: COLOURS.accentNight, flex: 'none' }} />
          <Box sx={{ mr: 'auto' }}>{say('newEnquiries.fresh', { count: fresh })}</Box>
          <Button color="inherit" onClick={show}>
            {say('newEnquiries.show')}
          </Button>
          <IconButton color="inherit" size="small" aria-label={say('app.close')} onClick={look}>
            <X size={18} />
          </IconButton>
        </Paper>
      )}
    </Box>
  )
}

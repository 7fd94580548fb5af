import { Alert, Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { UNDO_MS } from '#apps/admin/web/ui/undo-toast.tsx'
import { NextStepDialog } from './next-step.tsx'

type Lead = Pick<EnquiryRow, 'id' | 'name'>

/** Says what was done; of a lead that has no next step from then on with the offer to name it. `dialog` stands somewhere on the screen. */
export function useOfferNext(): { tell: (text: string, lead: Lead | null) => void; dialog: ReactNode; name: (lead: Lead) => void } {
  const notify = useNotify()
  const [named, setNamed] = useState<Lead | null>(null)
  const tell = (text: string, lead: Lead | null) => {
    if (lead === null) notify(text, { type: 'success', autoHideDuration: 2500 })
    else notify(<OfferToast text={text} onName={() => setNamed(lead)} />, { autoHideDuration: UNDO_MS })
  }
  return { tell, name: setNamed, dialog: named === null ? null : <NextStepDialog lead={named} onClose={() => setNamed(null)} /> }
}

function OfferToast({ text, onName }: { text: string; onName: () => void }) {
  const say = useMessages()
  const close = useCloseNotification()
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ bgcolor: COLOURS.night, color: '#fff' }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            close?.()
            onName()
          }}
        >
          {say('pipeline.nameNext')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { RecoveryCodes } from '#contract/staff.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useSelf } from '#apps/admin/web/api/use-self.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { ConfirmSelf } from './confirm-self.tsx'

/** Makes recovery codes and shows them, this once. */
export function RecoveryDialog({ hasCodes, onClose }: { hasCodes: boolean; onClose: () => void }) {
  const say = useMessages()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const make = async (current: string) => setCodes((await request<RecoveryCodes>('/me/recovery-codes', { body: { current } })).codes)
  return (
    <Dialog open onClose={codes === null ? onClose : undefined} maxWidth="xs" fullWidth>
      <DialogTitle>{say('recovery.codes')}</DialogTitle>
      {codes === null ? (
        <ConfirmSelf lead={say(hasCodes ? 'recovery.remakeLead' : 'recovery.makeLead')} submit={say('recovery.make')} onConfirm={make} onClose={onClose} />
      ) : (
        <Codes codes={codes} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useMessages()
  const mail = useSelf()?.mail ?? ''
  const text = `${say('recovery.fileTitle', { mail })}\n\n${codes.join('\n')}\n`
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 1.5 }}>{say('recovery.keep')}</DialogContentText>
        <Box
          component="ul"
          translate="no"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 1.5,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 0.75,
            borderRadius: '6px',
            bgcolor: COLOURS.sunken,
            fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
            fontSize: 14,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <CopyButton text={codes.join('\n')} label={say('app.copy')} isWide />
          <Button
            variant="outlined"
            startIcon={<Download size={16} />}
            onClick={() => saveFile({ blob: new Blob([text], { type: 'text/plain' }), fileName: 'recovery-codes.txt' })}
          >
            {say('recovery.download')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say('recovery.kept')}
        </Button>
      </DialogActions>
    </>
  )
}

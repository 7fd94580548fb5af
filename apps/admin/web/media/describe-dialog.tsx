import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import type { MediaAlts, StaffMedia } from '#contract/media.ts'
import { LOCALE_CODES, LOCALES } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

type DescribeDialogProps = { medium: StaffMedia; onClose: () => void; onSaved: () => void }

/** What the picture shows, or what the document is called, in every language of the site. */
export function DescribeDialog({ medium, onClose, onSaved }: DescribeDialogProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [alts, setAlts] = useState<MediaAlts>(medium.alts)
  const [language, setLanguage] = useState(medium.file_language)
  const isDocument = medium.kind === 'document'
  const sayValue = useDataMessages()
  const save = async () => {
    const all = Object.fromEntries(LOCALES.map(({ code }) => [code, alts[code] ?? '']))
    const body = isDocument ? { alts: all, file_language: language } : { alts: all }
    if (!(await step.run(() => request<null>(`/media/${medium.id}/describe`, { body }).then(() => {})))) return
    onSaved()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say(isDocument ? 'media.document.describeTitle' : 'media.describeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say(isDocument ? 'media.document.describeLead' : 'media.describeLead')}</DialogContentText>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
          {isDocument && (
            <SelectField
              label={say('media.document.language')}
              value={language ?? ''}
              allLabel={say('media.document.noLanguage')}
              choices={LOCALES.map(({ code }) => ({ value: code, label: sayValue('language', code) }))}
              onChange={(code) => setLanguage(LOCALE_CODES.find((known) => known === code) ?? null)}
            />
          )}
          {LOCALES.map(({ code, ownName, dir }) => (
            <TextField
              key={code}
              label={ownName}
              value={alts[code] ?? ''}
              onChange={(event) => setAlts({ ...alts, [code]: event.target.value })}
              helperText={alts[code] ? undefined : medium.made_alts[code]}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 300, dir, lang: code } }}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" disabled={step.isBusy} onClick={() => void save()}>
          {say('app.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

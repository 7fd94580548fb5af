import { Alert, Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, LinearProgress, TextField } from '@mui/material'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { ENTRY_CHANNELS, type EntryListColumn } from '#contract/enquiry-values.ts'
import type { EntryListReport } from '#contract/staff-enquiry.ts'
import { sendFile } from '#apps/admin/web/api/send-file.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useDataMessages, useMessages, type Say } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { LOCALES } from '#i18n/locales.ts'

/** A file is read first; what it holds is entered by a second press. Another answer above it has it read again. */
export function EntryListDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const notify = useNotify()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  const [channel, setChannel] = useState<string>('fair')
  const [locale, setLocale] = useState('en')
  const [isReached, setReached] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<EntryListReport | null>(null)
  const [isBusy, setBusy] = useState(false)
  const forget = () => {
    setFile(null)
    setReport(null)
  }

  const send = async (chosen: File, mode: 'check' | 'take') => {
    setBusy(true)
    const query = new URLSearchParams({ mode, channel, title: title.trim(), locale, is_reached: String(isReached) })
    const { error, data } = await sendFile<EntryListReport>(chosen, `/enquiry-lists?${query}`, () => {})
    setBusy(false)
    setReport(data)
    setFile(data === null ? null : chosen)
    if (error !== null) notify(say(`error.${error}`), { type: 'error' })
    if (data?.is_written !== true) return
    notify(say('entry.list.taken', { count: data.rows }), { type: 'success' })
    navigate('/enquiries')
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('entry.list.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 2 }}>{say('entry.list.lead')}</Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label={say('entry.list.name')}
            helperText={say('entry.list.nameHelp')}
            value={title}
            fullWidth
            onChange={(event) => {
              setTitle(event.target.value)
              forget()
            }}
            slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
          />
          <SelectField
            label={say('entry.how')}
            value={channel}
            choices={ENTRY_CHANNELS.map((value) => ({ value, label: say(`entry.channel.${value}`) }))}
            onChange={(value) => {
              setChannel(value)
              forget()
            }}
          />
          <SelectField
            label={say('entry.list.otherLocale')}
            value={locale}
            choices={LOCALES.map(({ code }) => ({ value: code, label: sayValue('language', code) }))}
            onChange={(value) => {
              setLocale(value)
              forget()
            }}
          />
          <FormControlLabel
            label={say('entry.list.reached')}
            control={
              <Checkbox
                checked={isReached}
                onChange={(_event, isOn) => {
                  setReached(isOn)
                  forget()
                }}
              />
            }
          />
        </Box>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx"
          hidden
          aria-label={say('entry.list.choose')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen !== undefined) void send(chosen, 'check')
          }}
        />
        <Button
          variant="outlined"
          startIcon={<FileUp size={17} />}
          disabled={isBusy || title.trim() === ''}
          onClick={() => input.current?.click()}
          sx={{ mt: 2 }}
        >
          {say('entry.list.choose')}
        </Button>
        {isBusy && <LinearProgress aria-label={say('entry.list.checking')} sx={{ mt: 2 }} />}
        {report !== null && !isBusy && <Report report={report} fileName={file?.name ?? ''} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
        {file !== null && report !== null && report.rows > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => void send(file, 'take')}>
            {say('entry.list.take', { count: report.rows })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Report({ report, fileName }: { report: EntryListReport; fileName: string }) {
  const say = useMessages()
  if (report.file_fault !== null)
    return (
      <Alert severity="error" sx={{ mt: 2 }} role="status">
        <bdi>{fileName}</bdi>: {report.file_fault}
      </Alert>
    )
  const facts = [
    say('entry.list.ready', { count: report.rows }),
    ...(report.known === 0 ? [] : [say('entry.list.known', { count: report.known })]),
    ...(report.unused.length === 0 ? [] : [say('entry.list.unused', { columns: report.unused.join(', ') })]),
  ]
  return (
    <Box sx={{ mt: 2 }} role="status">
      <Alert severity={report.rows === 0 ? 'error' : 'success'}>
        <bdi>{fileName}</bdi>: {facts.join(' ')}
      </Alert>
      {report.warnings.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1, fontSize: 13.5 }}>
          {say('entry.list.warnings', { count: report.warnings.length })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 220, overflowY: 'auto', overflowWrap: 'anywhere' }}>
            {report.warnings.map(({ row, column, text }, at) => (
              <li key={at}>{say('entry.list.line', { row, column: nameOf(column, say), fault: say('entry.list.unknown', { text }) })}</li>
            ))}
          </Box>
        </Alert>
      )}
      {report.issues.length > 0 && (
        <Box sx={{ mt: 1, fontSize: 13.5 }}>
          {say('entry.list.issues', { count: report.issues.length })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 220, overflowY: 'auto' }}>
            {report.issues.map(({ row, column, key }, at) => (
              <li key={at}>
                {key === 'no_way'
                  ? say('entry.list.wholeLine', { row, fault: faultOf(key, say) })
                  : say('entry.list.line', { row, column: nameOf(column, say), fault: faultOf(key, say) })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

function nameOf(column: EntryListColumn, say: Say): string {
  return say(`entry.fields.${column === 'language' ? 'locale' : column}`)
}

function faultOf(key: string, say: Say): string {
  if (key === 'twice') return say('entry.list.twiceLine')
  return key === 'invalid' ? say('entry.list.invalid') : say(`issue.${key}` as MessageKey)
}

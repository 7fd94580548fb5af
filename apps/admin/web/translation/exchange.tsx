import { Alert, Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, LinearProgress } from '@mui/material'
import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { WordsReport } from '#contract/translation-sheet.ts'
import { SHEET_FORMATS } from '#contract/translation-values.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { withoutEmpty } from '#apps/admin/web/api/data-provider.ts'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { sendFile } from '#apps/admin/web/api/send-file.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

/** The way of texts to a translator and back. */
export function Exchange() {
  const say = useMessages()
  const [open, setOpen] = useState<'export' | 'import' | null>(null)
  return (
    <>
      <Button variant="outlined" startIcon={<Download size={17} />} onClick={() => setOpen('export')}>
        {say('exchange.export')}
      </Button>
      <Button variant="outlined" startIcon={<FileUp size={17} />} onClick={() => setOpen('import')}>
        {say('exchange.import')}
      </Button>
      {open === 'export' && <ExportDialog onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportDialog onClose={() => setOpen(null)} />}
    </>
  )
}

const OTHERS = LOCALE_CODES.filter((code) => code !== 'en')
const SCOPES = ['lacking', 'all'] as const

function ExportDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const { filterValues } = useListContext()
  const filter = filterValues as { locale?: string }
  const [locale, setLocale] = useState(OTHERS.find((code) => code === filter.locale) ?? 'zh')
  const [format, setFormat] = useState<(typeof SHEET_FORMATS)[number]>('xliff')
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('lacking')
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    try {
      const file = await requestFile('/translations/export', { ...withoutEmpty(filterValues), locale, format, scope })
      if (file.total > 0) saveFile(file)
      notify(say('exchange.exported', { count: file.total }), { type: file.total > 0 ? 'success' : 'info' })
      onClose()
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('exchange.exportTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('exchange.exportLead')}</Box>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <SelectField
            label={say('exchange.language')}
            value={locale}
            choices={OTHERS.map((value) => ({ value, label: sayValue('language', value) }))}
            onChange={(value) => setLocale(OTHERS.find((code) => code === value) ?? locale)}
          />
          <SelectField
            label={say('exchange.scope')}
            value={scope}
            choices={SCOPES.map((value) => ({ value, label: say(`exchange.scopes.${value}`) }))}
            onChange={(value) => setScope(value === 'all' ? 'all' : 'lacking')}
          />
          <SelectField
            label={say('exchange.format')}
            value={format}
            choices={SHEET_FORMATS.map((value) => ({ value, label: say(`exchange.formats.${value}`) }))}
            onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xliff')}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void fetchFile()}>
          {say('exchange.get')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<WordsReport | null>(null)
  const [isPublished, setPublished] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (chosen: File, mode: 'check' | 'take') => {
    setBusy(true)
    const query = new URLSearchParams({ mode, publish: isPublished ? 'yes' : 'no' })
    const sent = await sendFile<WordsReport>(chosen, `/translations/import?${query}`, () => {})
    setBusy(false)
    if (sent.error !== null) notify(say(`error.${sent.error}`), { type: 'error' })
    setReport(sent.data)
    setFile(sent.data?.mode === 'check' ? chosen : null)
    if (sent.data?.mode === 'take') refresh()
  }
  const canTake = file !== null && report !== null && report.fault === null && report.texts > 0
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('exchange.importTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('exchange.importLead')}</Box>
        <input
          ref={input}
          type="file"
          accept=".xlf,.xliff,.xml,.csv"
          hidden
          aria-label={say('exchange.choose')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen !== undefined) void send(chosen, 'check')
          }}
        />
        <Button variant="outlined" startIcon={<FileUp size={17} />} disabled={isBusy} onClick={() => input.current?.click()}>
          {say('exchange.choose')}
        </Button>
        {isBusy && <LinearProgress aria-label={say('exchange.checking')} sx={{ mt: 2 }} />}
        {report !== null && !isBusy && <Report report={report} />}
        {canTake && (
          <FormControlLabel
            control={<Checkbox checked={isPublished} onChange={(event) => setPublished(event.target.checked)} />}
            label={say('exchange.publish')}
            sx={{ mt: 1 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
        {canTake && (
          <Button variant="contained" disabled={isBusy} onClick={() => void send(file, 'take')}>
            {say('exchange.take')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** What would come in, or came in, and what is refused with its reason. */
function Report({ report }: { report: WordsReport }) {
  const say = useMessages()
  const { fault, texts, same, empty, refused, refused_count: count } = report
  if (fault !== null)
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {say(`exchange.fileFault.${fault.key}`)}
        {fault.line !== null && ` ${say('exchange.line', { line: fault.line })}: ${fault.hint}`}
      </Alert>
    )
  return (
    <Box sx={{ mt: 2 }} role="status">
      <Alert severity={report.mode === 'take' ? 'success' : 'info'}>
        {say(report.mode === 'take' ? 'exchange.taken' : 'exchange.would', { texts })} {say('exchange.beside', { same, empty })}
      </Alert>
      {count > 0 && (
        <Box sx={{ mt: 2 }}>
          <Box sx={{ fontWeight: 600 }}>{say('exchange.refusedTitle', { count })}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1 }}>{say('exchange.refusedLead')}</Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
            {refused.map(({ line, key, name, fault: reason, hint }) => (
              <Box component="li" key={`${line} ${key}`} sx={{ py: 0.75, borderTop: `1px solid ${COLOURS.line}`, overflowWrap: 'anywhere' }}>
                <Box>
                  {line !== null && `${say('exchange.line', { line })}: `}
                  <bdi>{name ?? key}</bdi>
                </Box>
                <Box sx={{ color: COLOURS.danger, fontSize: 13 }}>
                  {say(`exchange.fault.${reason}`)} {hint}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

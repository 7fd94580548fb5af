import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { PriceSheetReport } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import { sendFile } from '#apps/admin/web/api/send-file.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { ChangeList } from './change-list.tsx'
import { issueText } from './issue-text.ts'

/** A file is looked through first; only one without a fault can take the place of what is there. `rows`: of what is there. */
export function ReplaceDialog({ sheet, rows, onClose }: { sheet: PriceSheet; rows: number; onClose: () => void }) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<PriceSheetReport | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (chosen: File, mode: 'check' | 'take') => {
    setBusy(true)
    const { error, data } = await sendFile<PriceSheetReport>(chosen, `/price-sheets?${new URLSearchParams({ sheet, mode })}`, () => {})
    setBusy(false)
    setReport(data)
    setFile(data === null ? null : chosen)
    if (error !== null) notify(say(`error.${error}`), { type: 'error' })
    if (data?.is_written !== true) return
    notify(say('priceSheet.taken', { count: data.rows }), { type: 'success' })
    refresh()
    onClose()
  }
  const canTake = file !== null && report !== null && report.issues.length === 0
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('priceSheet.replaceTitle', { sheet: say(`priceSheet.sheet.${sheet}`) })}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('priceSheet.replaceLead')}</Box>
        <input
          ref={input}
          type="file"
          accept=".csv"
          hidden
          aria-label={say('priceSheet.choose')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen !== undefined) void send(chosen, 'check')
          }}
        />
        <Button variant="outlined" startIcon={<FileUp size={17} />} disabled={isBusy} onClick={() => input.current?.click()}>
          {say('priceSheet.choose')}
        </Button>
        {isBusy && <LinearProgress aria-label={say('priceSheet.checking')} sx={{ mt: 2 }} />}
        {report !== null && !isBusy && <Report report={report} rows={rows} fileName={file?.name ?? ''} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
        {canTake && (
          <Button variant="contained" disabled={isBusy} onClick={() => void send(file, 'take')}>
            {say('priceSheet.take')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const OUTCOMES = ['added', 'changed', 'removed', 'unchanged'] as const

function Report({ report: { sheet, issues, rows: count, changes }, rows, fileName }: { report: PriceSheetReport; rows: number; fileName: string }) {
  const say = useMessages()
  if (issues.length === 0)
    return (
      <Box sx={{ mt: 2 }} role="status">
        <Alert severity="success">
          <bdi>{fileName}</bdi>: {say('priceSheet.ready', { count, before: rows })}
          {changes !== null && (
            <Box sx={{ mt: 0.5 }}>{OUTCOMES.map((outcome) => say(`priceSheet.changes.${outcome}`, { count: changes[outcome] })).join(' · ')}</Box>
          )}
        </Alert>
        {changes !== null && <ChangeList sheet={sheet} changes={changes} />}
      </Box>
    )
  return (
    <Box sx={{ mt: 2 }} role="status">
      <Alert severity="error">{say('priceSheet.faulty', { count: issues.length })}</Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {issues.map(({ row, column, key }, index) => (
          <Box component="li" key={index} sx={{ py: 0.75, borderTop: `1px solid ${COLOURS.line}`, overflowWrap: 'anywhere' }}>
            {say('priceSheet.place', { row })}
            {column === '' ? '' : ' · '}
            <bdi>{column}</bdi>: {issueText(say, sheet, { column, key })}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

import { Alert, Box, Button, LinearProgress, TextField } from '@mui/material'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import type { ErrorKey } from '#contract/errors.ts'
import { IMPORT_DRAFT_KINDS, IMPORT_KINDS, type ImportKind } from '#contract/import-values.ts'
import type { ImportDetail } from '#contract/import-run.ts'
import { requestFile } from '#apps/admin/web/api/request.ts'
import { sendFile } from '#apps/admin/web/api/send-file.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { saveFile } from '#apps/admin/web/ui/save-file.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What the sheet is and whose, then the sheet itself. Nothing is written by this. */
export function UploadPanel() {
  const say = useMessages()
  const redirect = useRedirect()
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<ImportKind>('used')
  const [supplier, setSupplier] = useState('')
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<ErrorKey | 'offline' | null>(null)
  const [isOver, setOver] = useState(false)

  async function send(file: File | undefined) {
    if (file === undefined || share !== null) return
    setError(null)
    setShare(0)
    const sent = await sendFile<ImportDetail>(file, `/imports?${new URLSearchParams({ kind, supplier: supplier.trim() }).toString()}`, setShare)
    setShare(null)
    setError(sent.error)
    if (sent.data !== null) redirect(`/imports/${sent.data.run.id}`)
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      void send(event.dataTransfer.files[0])
    },
  }
  return (
    <Panel title={say('imports.new')}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <SelectField
            label={say('imports.kind')}
            value={kind}
            choices={IMPORT_KINDS.map((value) => ({ value, label: say(`imports.kinds.${value}`) }))}
            onChange={(value) => setKind(IMPORT_KINDS.find((known) => known === value) ?? kind)}
          />
          <TextField
            label={say('imports.supplier')}
            helperText={say('imports.supplierHelp')}
            value={supplier}
            onChange={(event) => setSupplier(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
        </Box>
        {error !== null && <Alert severity="error">{say(`error.${error}`)}</Alert>}
        <Box
          {...drop}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 2,
            border: `1px dashed ${isOver ? COLOURS.accent : COLOURS.lineStrong}`,
            borderRadius: '6px',
            bgcolor: isOver ? COLOURS.accentSoft : COLOURS.page,
          }}
        >
          <Button variant="contained" startIcon={<FileUp size={17} />} disabled={share !== null} onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
            {say('imports.choose')}
          </Button>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
            {say(share === null ? 'imports.drop' : share < 1 ? 'imports.sending' : 'imports.reading')}
          </Box>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={say('imports.choose')}
            accept=".csv,.txt,.tsv,.xlsx"
            onChange={(event) => {
              void send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </Box>
        <SampleSheet kind={kind} />
        {share !== null && <LinearProgress aria-label={say('imports.sending')} variant={share < 1 ? 'determinate' : 'indeterminate'} value={share * 100} />}
      </Box>
    </Panel>
  )
}

/** A sheet of the chosen kind to fill in, for who has none or wants to know what may stand in it. */
function SampleSheet({ kind }: { kind: ImportKind }) {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const download = () =>
    requestFile(`/imports/samples/${kind}`).then(saveFile, (error: unknown) => {
      notify(textOf(error), { type: 'error' })
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Button variant="outlined" startIcon={<FileDown size={17} />} onClick={() => void download()} sx={{ minHeight: 44 }}>
        {say('imports.sample', { kind: say(`imports.kinds.${kind}`) })}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5, flex: '1 1 240px' }}>
        {say(IMPORT_DRAFT_KINDS.includes(kind) ? 'imports.sampleHelp' : 'imports.sampleHeadings')}
      </Box>
    </Box>
  )
}

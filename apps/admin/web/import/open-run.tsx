import { Alert, Box, Button, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { IMPORT_DRAFT_KINDS } from '#contract/import-values.ts'
import type { ImportDetail, ImportRun } from '#contract/import-run.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/**
 * What somebody is changing of an open import. A cell that is typed as it stands in the file is no correction. `keep` has what was changed kept and read, `reread`
 * in any case; both answer whether it went well.
 */
export type RunEdit = {
  runId: number
  headings: ImportRun['headings']
  corrections: ImportRun['corrections']
  setHeading: (heading: string, column: string | null) => void
  correct: (row: number, column: string, text: string, fileText: string) => void
  keep: () => Promise<boolean>
  reread: () => Promise<boolean>
}

type OpenRunProps = { detail: ImportDetail; onChanged: () => void; children: (edit: RunEdit) => ReactNode }

/** An import before it is confirmed: what is changed is read anew by a button, and only what was read can be written. */
export function OpenRun({ detail: { run }, onChanged, children }: OpenRunProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [own, setOwn] = useState(() => asRead(run))
  // What has been read anew is begun with again; the rows below stay open where they are.
  if (own.version !== run.version) setOwn(asRead(run))
  const { headings, corrections } = own
  const mayPublish = useMay('catalogue.publish')
  const [publish, setPublish] = useState(false)
  const isChanged = headings !== own.read.headings || corrections !== own.read.corrections
  const send = async (work: () => Promise<unknown>) => {
    const hasWorked = await step.run(async () => void (await work()))
    if (hasWorked) onChanged()
    return hasWorked
  }
  const check = () => send(() => request(`/imports/${run.id}/check`, { body: { version: run.version, supplier: run.supplier ?? '', headings, corrections } }))
  const edit: RunEdit = {
    runId: run.id,
    headings,
    corrections,
    setHeading: (heading, column) => setOwn({ ...own, headings: { ...headings, [heading]: column } }),
    correct: (row, column, text, fileText) =>
      setOwn({ ...own, corrections: corrected(corrections, { row: String(row), column, text: text === fileText ? null : text }) }),
    keep: async () => !isChanged || check(),
    reread: check,
  }
  const reload = () => {
    step.clear()
    onChanged()
  }
  const confirm = () => send(() => request(`/imports/${run.id}/confirm`, { body: { version: run.version, publish } }))
  const writable = run.totals === null ? 0 : run.totals.rows - run.totals.rejected
  return (
    <>
      {children(edit)}
      <Panel title={say('imports.write')}>
        {step.error !== null && (
          <Alert
            severity="error"
            sx={{ mb: 2 }}
            action={
              failureIn(step.error).key === 'conflict' ? (
                <Button color="inherit" size="small" onClick={reload}>
                  {say('imports.reload')}
                </Button>
              ) : undefined
            }
          >
            {textOf(step.error)}
          </Alert>
        )}
        {run.totals !== null && (
          <Box sx={{ mb: 1 }}>{say('imports.wouldDo', { ...run.applied, rejected: run.totals.rejected, warned: run.totals.warned })}</Box>
        )}
        {mayPublish && IMPORT_DRAFT_KINDS.includes(run.kind) && (
          <Box sx={{ mb: 2 }}>
            <FormControlLabel control={<Checkbox checked={publish} onChange={(event) => setPublish(event.target.checked)} />} label={say('imports.publish')} />
            <FormHelperText sx={{ mt: 0 }}>{say('imports.publishHelp')}</FormHelperText>
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant={isChanged ? 'contained' : 'outlined'} disabled={step.isBusy} onClick={() => void check()}>
            {say(isChanged ? 'imports.check' : 'imports.checkAgain')}
          </Button>
          <Button
            variant={isChanged ? 'outlined' : 'contained'}
            disabled={step.isBusy || isChanged || run.failure !== null || writable === 0}
            onClick={() => void confirm()}
          >
            {say('imports.confirm', { count: writable })}
          </Button>
        </Box>
        {isChanged && <FormHelperText>{say('imports.checkFirst')}</FormHelperText>}
      </Panel>
    </>
  )
}

type Own = Pick<ImportRun, 'version' | 'headings' | 'corrections'> & { read: ImportRun }

function asRead(run: ImportRun): Own {
  return { version: run.version, headings: run.headings, corrections: run.corrections, read: run }
}

/** `text` null: the cell is as it stands in the file. */
function corrected(given: ImportRun['corrections'], { row, column, text }: { row: string; column: string; text: string | null }): ImportRun['corrections'] {
  const { [column]: _, ...others } = given[row] ?? {}
  const cells = text === null ? others : { ...others, [column]: text }
  const { [row]: __, ...rows } = given
  return Object.keys(cells).length === 0 ? rows : { ...rows, [row]: cells }
}

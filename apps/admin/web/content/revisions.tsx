import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useGetList, useLocation, useRecordContext } from 'react-admin'
import { get, set, useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import type { RevisionView } from '#contract/revision.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

type RevisionsProps = {
  /** Path of the thing: `articles/12`, `settings/hours`. */
  of: string
  labelOf: (name: string) => string
  textOf: (name: string, value: unknown) => string
  /** May bring an earlier state into the form; without it whoever may write content. */
  mayEdit?: boolean
  /** An earlier value for the form that holds another one, where it is not the same. */
  asForm?: (value: unknown, shown: unknown) => unknown
}

/** What was changed of the thing in the form around it, and the way back to before a change: into the form, to be looked at and saved. */
export function Revisions(props: RevisionsProps) {
  const say = useMessages()
  const { search } = useLocation()
  // The log of what was done leads here.
  const [isOpen, setOpen] = useState(new URLSearchParams(search).has('history'))
  return (
    <Panel title={say('revisions.title')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1.5 }}>{say('revisions.lead')}</Box>
      <Button size="small" variant="outlined" startIcon={<History size={16} />} onClick={() => setOpen(true)}>
        {say('revisions.open')}
      </Button>
      {isOpen && <RevisionsDialog {...props} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function RevisionsDialog({ of, labelOf, textOf, mayEdit, asForm = (value) => value, onClose }: RevisionsProps & { onClose: () => void }) {
  const say = useMessages()
  const times = useTimes()
  const version = useRecordContext()?.version as number | undefined
  const { getValues, reset } = useFormContext()
  const { defaultValues } = useFormState()
  const mayWriteContent = useMay('content.write')
  const mayWrite = mayEdit ?? mayWriteContent
  const { data, error, refetch } = useGetList<RevisionView>('revisions', { filter: { of }, meta: { version } }, { gcTime: 0 })
  // What stood before a change, with every later one taken back too.
  const goBefore = (revision: RevisionView) => {
    const values: FieldValues = structuredClone(getValues())
    for (const { id, before } of data ?? []) {
      if (id < revision.id) continue
      for (const [name, value] of Object.entries(before ?? {})) set(values, `value.${name}`, asForm(value, get(defaultValues, `value.${name}`)))
    }
    reset(values, { keepDefaultValues: true })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say('revisions.title')}</DialogTitle>
      <DialogContent>
        {error !== null && <Failure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('revisions.empty')}</Box>}
        {data?.map((revision) => (
          <Box component="section" key={revision.id} sx={{ py: 1.5, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
              <Box component="h3" sx={{ m: 0, fontSize: 14, fontWeight: 600 }}>
                {times.moment(revision.at)} · {revision.staff_name ?? say('app.system')}
              </Box>
              {mayWrite && revision.before !== null && (
                <Button size="small" sx={{ ml: 'auto' }} onClick={() => goBefore(revision)}>
                  {say('revisions.goBefore')}
                </Button>
              )}
            </Box>
            {revision.before === null ? (
              <Box sx={{ color: 'text.secondary' }}>{say('revisions.made')}</Box>
            ) : (
              <Changes revision={revision} labelOf={labelOf} textOf={textOf} />
            )}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Changes({ revision, labelOf, textOf }: { revision: RevisionView } & Pick<RevisionsProps, 'labelOf' | 'textOf'>) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {Object.keys(revision.after).map((name) => (
        <Box key={name} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '160px 1fr 1fr' } }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {labelOf(name)}
          </Box>
          <Box component="dd" sx={{ ...VALUE, color: COLOURS.danger, textDecoration: 'line-through' }}>
            {textOf(name, revision.before?.[name]) || '–'}
          </Box>
          <Box component="dd" sx={{ ...VALUE, color: COLOURS.success }}>
            {textOf(name, revision.after[name]) || '–'}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const VALUE = { m: 0, fontSize: 13, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 220, overflowY: 'auto' } as const

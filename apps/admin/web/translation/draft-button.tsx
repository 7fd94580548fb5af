import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material'
import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGetOne, useListContext, useNotify, useRefresh } from 'react-admin'
import type { DraftRun, StartDraftsInput } from '#contract/draft-run.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { withoutEmpty } from '#apps/admin/web/api/data-provider.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

const POLL_MS = 1_000

/** Whether a service for drafts is set up; without one nothing of it is shown. */
export function useDrafter(): boolean {
  return useGetOne<{ id: string; is_on: boolean }>('drafter', { id: 'drafter' }, { staleTime: Infinity }).data?.is_on ?? false
}

type DraftButtonProps = { input: StartDraftsInput; label: 'drafts.thing' | 'drafts.field'; isDisabled?: boolean; onDone: () => void }

/** Asks for a draft and waits for it. */
export function DraftButton({ input, label, isDisabled = false, onDone }: DraftButtonProps) {
  const say = useMessages()
  const isOn = useDrafter()
  const { run, isRunning, start } = useDrafts(onDone)
  if (!isOn) return null
  return (
    <Button size="small" startIcon={<Sparkles size={16} />} disabled={isDisabled || isRunning} onClick={() => void start(input)}>
      {isRunning && run !== null ? say('drafts.progress', { done: run.drafted + run.left, total: run.total }) : say(label)}
    </Button>
  )
}

/** Drafts of everything that the list around it finds and a language lacks. */
export function DraftMany() {
  const say = useMessages()
  const isOn = useDrafter()
  const [isOpen, setOpen] = useState(false)
  if (!isOn) return null
  return (
    <>
      <Button variant="outlined" startIcon={<Sparkles size={17} />} onClick={() => setOpen(true)}>
        {say('drafts.many')}
      </Button>
      {isOpen && <DraftDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const OTHERS = LOCALE_CODES.filter((code) => code !== 'en')

function DraftDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const refresh = useRefresh()
  const { filterValues } = useListContext()
  const { locale: chosen, lack: _lack, ...filter } = filterValues as Record<string, unknown>
  const [locale, setLocale] = useState(OTHERS.find((code) => code === chosen) ?? 'zh')
  const { run, isRunning, start } = useDrafts(refresh)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('drafts.many')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('drafts.lead')}</Box>
        <SelectField
          label={say('exchange.language')}
          value={locale}
          choices={OTHERS.map((value) => ({ value, label: sayValue('language', value) }))}
          onChange={(value) => setLocale(OTHERS.find((code) => code === value) ?? locale)}
          isDisabled={isRunning}
          sx={{ mt: 1 }}
        />
        {run !== null && (
          <Box sx={{ mt: 2 }} role="status">
            <LinearProgress variant="determinate" value={(100 * (run.drafted + run.left)) / run.total} aria-label={say('drafts.many')} sx={{ mb: 1 }} />
            {say('drafts.progress', { done: run.drafted + run.left, total: run.total })} {say('drafts.outcome', { drafted: run.drafted, left: run.left })}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.close')}</Button>
        <Button variant="contained" disabled={isRunning} onClick={() => void start({ locale, filter: withoutEmpty(filter) })}>
          {say('drafts.start')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A run of drafts: how far it is, until it has ended and said so. */
function useDrafts(onDone: () => void): { run: DraftRun | null; isRunning: boolean; start: (input: StartDraftsInput) => Promise<void> } {
  const say = useMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const [run, setRun] = useState<DraftRun | null>(null)
  const isRunning = run !== null && (run.state === 'waiting' || run.state === 'running')
  const tell = useEffectEvent((now: DraftRun) => {
    setRun(now)
    if (now.state === 'failed') notify(say('drafts.failed'), { type: 'error' })
    if (now.state === 'done') notify(say('drafts.outcome', { drafted: now.drafted, left: now.left }), { type: now.drafted > 0 ? 'success' : 'warning' })
    if (now.state === 'failed' || now.state === 'done') onDone()
  })
  const id = isRunning ? run.id : null
  useEffect(() => {
    if (id === null) return undefined
    const timer = setInterval(() => {
      void request<DraftRun>(`/drafts/${id}`, { isUnattended: true }).then(tell, () => {})
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [id])
  const start = async (input: StartDraftsInput) => {
    try {
      setRun(await request<DraftRun>('/drafts', { body: input }))
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    }
  }
  return { run, isRunning, start }
}

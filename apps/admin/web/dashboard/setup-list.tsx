import { Box, Button, LinearProgress } from '@mui/material'
import { Check, Circle } from 'lucide-react'
import { LinkBase, useGetOne, useUpdate, type RaRecord } from 'react-admin'
import type { SettleFirstWordsInput, SetupList as List, SetupStep } from '#contract/setup-list.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Where a step is done; null: outside of these screens, as its line says. */
const PLACES: Readonly<Record<SetupStep, string | null>> = {
  name: '/settings/company',
  contact: '/settings/company',
  hours: '/settings/hours',
  notices: '/settings/notices',
  logo: '/settings/appearance',
  legal: '/settings/company',
  legal_pages: '/content/legal',
  promises: '/settings/lists',
  first_words: '/content/faq',
  car: '/catalogue/cars/new',
  second_owner: '/staff',
  mail_server: null,
}

type Stored = List & RaRecord

/** The list as the server knows it, and what puts it away. */
export function useSetupList({ isAsked }: { isAsked: boolean }) {
  const { data } = useGetOne<Stored>('setup-list', { id: 'now' }, { enabled: isAsked, gcTime: 0 })
  const [update, { isPending }] = useUpdate<Stored>(undefined, undefined, { networkMode: 'always' })
  const putAway = (isPutAway: boolean) =>
    void update('setup-list', { id: 'now', data: { is_put_away: isPutAway }, previousData: data }, { mutationMode: 'pessimistic' })
  const settle = (choice: SettleFirstWordsInput['choice']) =>
    void update('setup-list', { id: 'now', data: { choice }, previousData: data }, { mutationMode: 'pessimistic' })
  return { list: data ?? null, putAway, settle, isBusy: isPending }
}

type SetupStepsProps = { list: List; settle: (choice: SettleFirstWordsInput['choice']) => void; isBusy: boolean }

export function SetupSteps({ list, settle, isBusy }: SetupStepsProps) {
  const say = useMessages()
  const { steps, first_words: firstWords } = list
  const done = steps.filter((step) => step.is_done).length
  const label = say('setupList.progress', { done, all: steps.length })
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <LinearProgress
          variant="determinate"
          value={(100 * done) / steps.length}
          aria-label={label}
          sx={{ flex: 1, maxWidth: 320, height: 6, borderRadius: 3 }}
        />
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{label}</Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ name, is_done: isDone }) => (
          <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25, py: 1, borderTop: `1px solid ${COLOURS.line}` }}>
            <Box
              component="span"
              role="img"
              aria-label={say(isDone ? 'setupList.done' : 'setupList.missing')}
              sx={{ color: isDone ? COLOURS.success : COLOURS.lineStrong, pt: 0.25, flex: 'none' }}
            >
              {isDone ? <Check size={18} /> : <Circle size={18} />}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, color: isDone ? 'text.secondary' : undefined }}>
              <Box sx={{ fontWeight: isDone ? 400 : 600 }}>{say(`setupList.step.${name}`)}</Box>
              {!isDone && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say(`setupList.help.${name}`, firstWords)}</Box>}
              {!isDone && name === 'first_words' && <SettleWords answers={firstWords.answers} settle={settle} isBusy={isBusy} />}
            </Box>
            <Go step={name} isDone={isDone} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** What can be done to all the texts that came with the product, at once. */
function SettleWords({ answers, settle, isBusy }: { answers: number; settle: SetupStepsProps['settle']; isBusy: boolean }) {
  const say = useMessages()
  const mayPublish = useMay('content.publish')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => settle('read')}>
        {say('setupList.firstWords.read')}
      </Button>
      {mayPublish && answers > 0 && (
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => settle('hide')}>
          {say('setupList.firstWords.hide', { answers })}
        </Button>
      )}
    </Box>
  )
}

function Go({ step, isDone }: { step: SetupStep; isDone: boolean }) {
  const say = useMessages()
  const to = PLACES[step]
  if (to === null || isDone) return null
  return (
    <Button
      component={LinkBase}
      to={to}
      size="small"
      variant="outlined"
      aria-label={say('setupList.goTo', { step: say(`setupList.step.${step}`) })}
      sx={{ flex: 'none' }}
    >
      {say('setupList.go')}
    </Button>
  )
}

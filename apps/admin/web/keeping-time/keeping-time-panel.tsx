import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { KeepingTime } from '#contract/keeping-time.ts'
import { KEEPING_MONTHS } from '#contract/keeping-time-values.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages, type Say } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes, type Times } from '#apps/admin/web/ui/use-times.ts'

/** One kind: its time, what is older, and the button that erases that. */
export function KeepingTimePanel({ time, onDone }: { time: KeepingTime; onDone: () => void }) {
  const say = useMessages()
  const times = useTimes()
  const { send, isBusy } = useSending(onDone)
  const [months, setMonths] = useState(time.months === null ? '' : String(time.months))
  const [isAutomatic, setAutomatic] = useState(time.is_automatic)
  const [isAsking, setAsking] = useState(false)
  const chosen = months === '' ? null : Number(months)
  const isRight = chosen === null || (Number.isInteger(chosen) && chosen >= KEEPING_MONTHS[0] && chosen <= KEEPING_MONTHS[1])
  const isChanged = chosen !== time.months || (chosen !== null && isAutomatic) !== time.is_automatic
  const path = `/keeping-times/${time.kind}`
  return (
    <Panel title={say(`keepingTime.kind.${time.kind}`)}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, maxWidth: 620 }}>{say(`keepingTime.help.${time.kind}`)}</Box>
      <Box sx={{ fontSize: 13.5, mt: 1 }}>{factsOf(time, say, times)}</Box>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          void send(path, { months: chosen, is_automatic: chosen !== null && isAutomatic }, 'keepingTime.saved')
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}
      >
        <TextField
          type="number"
          label={say('keepingTime.months')}
          value={months}
          error={!isRight}
          onChange={(event) => setMonths(event.target.value)}
          sx={{ width: 120 }}
          slotProps={{ htmlInput: { min: KEEPING_MONTHS[0], max: KEEPING_MONTHS[1], step: 1 } }}
        />
        {chosen === null ? (
          <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('keepingTime.forever')}</Box>
        ) : (
          <FormControlLabel control={<Switch checked={isAutomatic} onChange={(_event, isOn) => setAutomatic(isOn)} />} label={say('keepingTime.automatic')} />
        )}
        <Button type="submit" variant="outlined" disabled={!isChanged || !isRight || isBusy}>
          {say('keepingTime.save')}
        </Button>
        {time.months !== null && (
          <Button color="error" variant="outlined" disabled={time.due === 0 || time.is_running || isBusy || isChanged} onClick={() => setAsking(true)}>
            {say(time.is_running ? 'keepingTime.running' : 'keepingTime.erase')}
          </Button>
        )}
      </Box>
      {isAsking && (
        <Confirm
          title={say('keepingTime.eraseTitle')}
          text={say('keepingTime.eraseText', { count: time.due })}
          submit={say('keepingTime.erase')}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void send(`${path}/erase`, {}, 'keepingTime.asked').then(() => setAsking(false))}
        />
      )}
    </Panel>
  )
}

function useSending(onDone: () => void): { send: (path: string, body: object, done: MessageKey) => Promise<void>; isBusy: boolean } {
  const say = useMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const send = async (path: string, body: object, done: MessageKey) => {
    setBusy(true)
    try {
      await request(path, { body })
      notify(say(done), { type: 'success', autoHideDuration: 2500 })
      onDone()
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy }
}

function factsOf(time: KeepingTime, say: Say, times: Times): string {
  const kept = time.oldest_at === null ? say('keepingTime.factsNone') : say('keepingTime.facts', { total: time.total, oldest: times.moment(time.oldest_at) })
  const due = time.months === null || time.oldest_at === null ? null : say('keepingTime.due', { count: time.due })
  const last = time.erased_at === null ? null : say('keepingTime.last', { count: time.erased_count, time: times.moment(time.erased_at) })
  return [kept, due, last].filter((part) => part !== null).join(' · ')
}

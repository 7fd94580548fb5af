import { Alert, Autocomplete, Box, Button, Checkbox, FormControlLabel, FormGroup, FormLabel, IconButton, Switch, TextField } from '@mui/material'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { WorkingTime } from '#contract/working-time.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { weekdayNames } from '#apps/admin/web/setting/weekday-names.ts'
import { DayField } from '#apps/admin/web/ui/day-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

type Week = NonNullable<WorkingTime['week']>
type Absence = WorkingTime['absences'][number] & { key: string }

const WEEK = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }

/** When one person works, and the days on which they are away. */
export function WorkingTimeForm({ person, onSaved }: { person: WorkingTime; onSaved: () => void }) {
  const say = useMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const [week, setWeek] = useState<Week | null>(person.week)
  const [absences, setAbsences] = useState<Absence[]>(() => person.absences.map((absence) => ({ ...absence, key: crypto.randomUUID() })))
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isRight = (week === null || (week.days.length > 0 && week.from < week.to)) && absences.every(({ from, to }) => from !== '' && to !== '' && from <= to)
  const save = async () => {
    setBusy(true)
    setFault(null)
    try {
      await request(`/working-times/${person.id}`, { body: { week, absences: absences.map(({ from, to }) => ({ from, to })) } })
      notify(say('edit.saved'), { type: 'success', autoHideDuration: 2500 })
      onSaved()
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'grid', gap: 2, pt: 1 }}
    >
      <FormControlLabel
        control={
          <Switch
            checked={week !== null}
            onChange={(_event, isOwn) => setWeek(isOwn ? { ...WEEK, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : null)}
          />
        }
        label={say('workingTime.own')}
      />
      {week === null ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('workingTime.companyHelp')}</Box>
      ) : (
        <WeekFields week={week} onChange={setWeek} />
      )}
      <Absences absences={absences} onChange={setAbsences} />
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      <Button type="submit" variant="contained" disabled={!isRight || isBusy} sx={{ justifySelf: 'start' }}>
        {say('edit.save')}
      </Button>
    </Box>
  )
}

function WeekFields({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const say = useMessages()
  const days = weekdayNames(useStaffLocale())
  const toggle = (day: number) =>
    onChange({ ...week, days: week.days.includes(day) ? week.days.filter((other) => other !== day) : [...week.days, day].toSorted((a, b) => a - b) })
  return (
    <>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <FormLabel component="legend" sx={{ fontSize: 13.5 }}>
          {say('settings.hours.days')}
        </FormLabel>
        <FormGroup row>
          {days.map((name, index) => (
            <FormControlLabel key={name} control={<Checkbox checked={week.days.includes(index + 1)} onChange={() => toggle(index + 1)} />} label={name} />
          ))}
        </FormGroup>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField type="time" label={say('settings.hours.from')} value={week.from} onChange={(event) => onChange({ ...week, from: event.target.value })} />
        <TextField type="time" label={say('settings.hours.to')} value={week.to} onChange={(event) => onChange({ ...week, to: event.target.value })} />
      </Box>
      <Autocomplete
        disableClearable
        options={[...new Set([week.time_zone, ...Intl.supportedValuesOf('timeZone')])]}
        value={week.time_zone}
        onChange={(_event, zone) => onChange({ ...week, time_zone: zone })}
        getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
        renderInput={(params) => <TextField {...params} label={say('settings.hours.time_zone')} />}
      />
    </>
  )
}

function Absences({ absences, onChange }: { absences: readonly Absence[]; onChange: (absences: Absence[]) => void }) {
  const say = useMessages()
  const set = (key: string, change: Partial<Absence>) => onChange(absences.map((absence) => (absence.key === key ? { ...absence, ...change } : absence)))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      <FormLabel component="legend" sx={{ fontSize: 13.5, mb: 1 }}>
        {say('workingTime.absences')}
      </FormLabel>
      {absences.map(({ key, from, to }) => (
        <Box key={key} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', alignItems: 'center' }}>
          <DayField label={say('workingTime.from')} value={from} onChange={(day) => set(key, { from: day, to: to === '' || to < day ? day : to })} />
          <DayField label={say('workingTime.to')} value={to} onChange={(day) => set(key, { to: day })} />
          <IconButton aria-label={say('settings.row.remove')} onClick={() => onChange(absences.filter((absence) => absence.key !== key))}>
            <Trash2 size={17} />
          </IconButton>
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<Plus size={16} />}
        onClick={() => onChange([...absences, { key: crypto.randomUUID(), from: '', to: '' }])}
        sx={{ justifySelf: 'start' }}
      >
        {say('workingTime.addAbsence')}
      </Button>
    </Box>
  )
}

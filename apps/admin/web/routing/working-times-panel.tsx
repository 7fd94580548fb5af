import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import type { WorkingTime } from '#contract/working-time.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { weekdayNames } from '#apps/admin/web/setting/weekday-names.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { usePeople } from './use-people.ts'
import { WorkingTimeForm } from './working-time-form.tsx'

/** Who is at work now, and when everybody works. */
export function WorkingTimesPanel() {
  const say = useMessages()
  const { people, refetch } = usePeople()
  const [chosen, setChosen] = useState<WorkingTime | null>(null)
  return (
    <Panel title={say('workingTime.all')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1 }}>{say('workingTime.allLead')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map((person) => (
          <Box component="li" key={person.id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {person.name}
              </Box>
              <Summary person={person} />
            </Box>
            <Button size="small" onClick={() => setChosen(person)} aria-label={say('workingTime.change', { name: person.name })}>
              {say('workingTime.changeShort')}
            </Button>
          </Box>
        ))}
      </Box>
      {chosen !== null && (
        <Dialog open fullWidth maxWidth="sm" onClose={() => setChosen(null)} aria-labelledby="working-time-title">
          <DialogTitle id="working-time-title">
            <bdi>{say('workingTime.of', { name: chosen.name })}</bdi>
          </DialogTitle>
          <DialogContent>
            <WorkingTimeForm
              person={chosen}
              onSaved={() => {
                setChosen(null)
                refetch()
              }}
            />
          </DialogContent>
        </Dialog>
      )}
    </Panel>
  )
}

function Summary({ person }: { person: WorkingTime }) {
  const say = useMessages()
  const days = weekdayNames(useStaffLocale())
  const times = useTimes()
  const { week, absences, is_at_work: isAtWork } = person
  const parts = [
    say(isAtWork ? 'workingTime.now' : 'workingTime.notNow'),
    week === null
      ? say('workingTime.company')
      : `${week.days.map((day) => days[day - 1]).join(', ')} ${week.from}–${week.to} (${week.time_zone.replaceAll('_', ' ')})`,
    ...absences.map(({ from, to }) => say('workingTime.away', { from: times.day(from), to: times.day(to) })),
  ]
  return <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{parts.join(' · ')}</Box>
}

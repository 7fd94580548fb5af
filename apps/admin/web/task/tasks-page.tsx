import { Box, Link, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { LinkBase, ListBase, useGetOne } from 'react-admin'
import { TASK_TIMES, type TaskTime } from '#contract/task-values.ts'
import type { TaskPage, TaskRow } from '#contract/task.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { TaskDue } from './task-due.tsx'

const WHOSE = ['mine', 'all'] as const
type Whose = (typeof WHOSE)[number]

/** What is to be done on leads, by when it is due. */
export default function TasksPage() {
  const say = useMessages()
  const [whose, setWhose] = useState<Whose>('mine')
  const [time, setTime] = useState<TaskTime | 'all'>('all')
  const { data } = useGetOne<TaskPage & { id: string }>('task-counts', { id: whose }, { retry: false })
  return (
    <Page title={say('nav.tasks')} note={data === undefined ? say('task.lead') : say('task.count', data.counts)} width={980}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Choice label={say('task.whoseTasks.mine')} value={whose} values={WHOSE} textOf={(each) => say(`task.whoseTasks.${each}`)} onChange={setWhose} />
        <Choice
          label={say('task.when')}
          value={time}
          values={['all', ...TASK_TIMES] as const}
          textOf={(each) => (each === 'all' ? say('task.all') : say(`task.times.${each}`))}
          onChange={setTime}
        />
      </Box>
      <ListBase resource="tasks" perPage={25} filter={{ whose, ...(time === 'all' ? {} : { time }) }} disableAuthentication disableSyncWithLocation>
        <ListRows<TaskRow> empty={say('task.empty')} emptyHelp={say('task.emptyHelp')} emptyFiltered={say('task.empty')}>
          {(rows) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((row) => (
                <Line key={row.id} row={row} />
              ))}
            </Box>
          )}
        </ListRows>
      </ListBase>
    </Page>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  values: readonly Value[]
  textOf: (value: Value) => string
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, values, textOf, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
      sx={{ flexWrap: 'wrap' }}
    >
      {values.map((each) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none', minHeight: 40, px: 1.5 }}>
          {textOf(each)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function Line({ row }: { row: TaskRow }) {
  const { enquiry } = row
  return (
    <Box component="li" sx={{ position: 'relative', px: 2, py: 1.25, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Link
        component={LinkBase}
        to={`/enquiries/${enquiry.id}/show`}
        sx={{ fontWeight: 600, color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
          {row.title}
        </Box>
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: 13, color: 'text.secondary' }}>
        <bdi>{enquiry.name}</bdi>
        <span className="ref">{enquiry.reference}</span>
        <CountryName row={enquiry} />
        {enquiry.owner !== null && <bdi>{enquiry.owner.name}</bdi>}
      </Box>
      <TaskDue task={row} />
    </Box>
  )
}

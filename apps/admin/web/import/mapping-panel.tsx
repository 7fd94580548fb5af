import { Box } from '@mui/material'
import type { ImportDetail } from '#contract/import-run.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { RunEdit } from './open-run.tsx'

/** What each heading was taken for; a wrong guess is put right here and remembered of the supplier. */
export function MappingPanel({ detail: { run, layout, columns }, edit }: { detail: ImportDetail; edit: RunEdit }) {
  const say = useMessages()
  // Where no table was found, the headings that somebody has set so far are still there to be changed.
  const headings = layout?.columns ?? Object.entries(run.headings).map(([heading, column]) => ({ heading, column, cell: '' }))
  if (headings.length === 0) return null
  const choices = columns.map(({ name, label, is_needed: isNeeded }) => ({ value: name, label: isNeeded ? `${label} *` : label }))
  return (
    <Panel title={say('imports.headings')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 2 }}>{say(run.supplier === null ? 'imports.headingsHelp' : 'imports.headingsRemembered')}</Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } }}>
        {headings.map(({ heading, column, cell }) => {
          const value = Object.hasOwn(edit.headings, heading) ? edit.headings[heading] : column
          return (
            <SelectField
              key={`${cell} ${heading}`}
              label={cell === '' ? heading : `${cell} ${heading}`}
              value={value ?? ''}
              choices={choices}
              allLabel={say('imports.notUsed')}
              onChange={(name) => edit.setHeading(heading, name === '' ? null : name)}
            />
          )
        })}
      </Box>
    </Panel>
  )
}

import { Box } from '@mui/material'
import { Link } from 'react-admin'
import type { ImportRun } from '#contract/import-run.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { RunState } from './run-state.tsx'

/** One import in the list: what it was, whose, when, and what became of it. */
export function RunLine({ run }: { run: ImportRun }) {
  const say = useMessages()
  const times = useTimes()
  const facts = [say(`imports.kinds.${run.kind}`), run.supplier, run.staff_name ?? say('imports.byCommand'), times.moment(run.created_at)]
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderTop: `1px solid ${COLOURS.line}`, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Link to={`/imports/${run.id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {run.file_name}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{facts.filter((fact) => fact !== null).join(' · ')}</Box>
      </Box>
      <Box sx={{ textAlign: 'right', fontSize: 13 }}>
        <RunState state={run.state} />
        {run.state === 'done' && run.applied !== null && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{say('imports.applied', run.applied)}</Box>}
      </Box>
    </Box>
  )
}

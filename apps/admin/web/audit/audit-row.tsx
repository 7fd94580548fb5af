import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { AuditEntryView } from '#contract/audit.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useDetailText } from './use-detail-text.ts'

/** One entry: when, who, what to which thing. */
export function AuditRow({ entry }: { entry: AuditEntryView }) {
  const sayValue = useDataMessages()
  const times = useTimes()
  const detail = useDetailText(entry)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)' },
        columnGap: 2,
        px: 2,
        py: 1.25,
        fontSize: 13.5,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
      }}
    >
      <Box sx={{ order: { xs: 4, md: 0 }, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{times.moment(entry.at)}</Box>
      <Box sx={{ order: { xs: 2, md: 0 }, overflowWrap: 'anywhere' }}>
        <bdi>{entry.staff_name ?? sayValue('audit.actor', entry.actor_kind)}</bdi>
      </Box>
      <Box sx={{ order: { xs: 1, md: 0 }, fontWeight: 600 }}>{sayValue('audit.action', entry.action)}</Box>
      <Box sx={{ order: { xs: 3, md: 0 }, overflowWrap: 'anywhere' }}>
        <Subject entry={entry} />
        {detail !== '' && <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{detail}</Box>}
      </Box>
    </Box>
  )
}

function Subject({ entry }: { entry: AuditEntryView }) {
  const sayValue = useDataMessages()
  const kind = sayValue('audit.subject', entry.subject_kind)
  // What people do with their own account needs no second mention of them.
  if (entry.subject_kind === 'staff' && entry.subject_id === String(entry.staff_id)) return null
  if (entry.subject_id === null) return <>{kind}</>
  if (entry.subject_kind === 'enquiry')
    return (
      <Link component={LinkBase} to={`/enquiries/${entry.subject_id}/show`}>
        {entry.subject_name ?? `${kind} ${entry.subject_id}`}
      </Link>
    )
  if (entry.subject_kind === 'setting') return <>{`${kind}: ${sayValue('settings.groups', entry.subject_id)}`}</>
  return <bdi>{entry.subject_name ?? `${kind} ${entry.subject_id}`}</bdi>
}

import { Box, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { AuditEntryView } from '#contract/audit.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { AuditChanges } from './audit-changes.tsx'
import { placeOf } from '#apps/admin/web/place/place-of.ts'
import { useDetailText } from './use-detail-text.ts'
import { useSubjectText } from './use-subject-text.ts'

/** One entry: who did what to which thing, when, what it was before and after, and the way to the thing. */
export function AuditRow({ entry }: { entry: AuditEntryView }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const detail = useDetailText(entry)
  const subject = useSubjectText()(entry)
  const place = placeOf(entry)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 150px' },
        columnGap: 2,
        px: 2,
        py: 1.25,
        fontSize: 13.5,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          <bdi>{entry.staff_name ?? sayValue('audit.actor', entry.actor_kind)}</bdi>
        </Box>
        {' · '}
        {sayValue('audit.action', entry.action)}
        {subject !== '' && ': '}
        {subject !== '' && (place === null ? <bdi>{subject}</bdi> : <Place to={place.to} text={subject} />)}
        {detail !== '' && <Box sx={{ color: 'text.secondary', fontSize: 12.5, whiteSpace: 'pre-line' }}>{detail}</Box>}
        <AuditChanges entry={entry} />
        {place?.history !== undefined && (
          <Link component={LinkBase} to={place.history} sx={{ fontSize: 12.5 }}>
            {say('audit.history')}
          </Link>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', textAlign: { md: 'end' } }}>{times.moment(entry.at)}</Box>
    </Box>
  )
}

function Place({ to, text }: { to: string; text: string }) {
  return (
    <Link component={LinkBase} to={to}>
      <bdi>{text}</bdi>
    </Link>
  )
}

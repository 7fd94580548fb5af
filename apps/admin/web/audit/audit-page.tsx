import { Box } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { AuditEntryView } from '#contract/audit.ts'
import { Pager } from '#apps/admin/web/ui/pager.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditRow } from './audit-row.tsx'

/** Who did what, newest first. */
export default function AuditPage() {
  return (
    <ListBase resource="audit" perPage={50} sort={{ field: 'id', order: 'DESC' }} filterDefaultValues={{ actor_kind: 'staff' }} disableAuthentication>
      <AuditScreen />
    </ListBase>
  )
}

function AuditScreen() {
  const say = useMessages()
  const { total } = useListContext<AuditEntryView>()
  return (
    <Page title={say('audit.title')} note={total === undefined ? undefined : say('audit.count', { count: total })} width={1080}>
      <AuditFilters />
      <Box sx={{ bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px', overflow: 'hidden' }}>
        <Entries />
        <Pager />
      </Box>
    </Page>
  )
}

function Entries() {
  const say = useMessages()
  const { data, error, isPending, refetch } = useListContext<AuditEntryView>()
  if (error !== null && error !== undefined && data === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Box>
    )
  if (isPending || data === undefined) return <Box sx={{ height: 400 }} />
  if (data.length === 0) return <Empty title={say('audit.empty')} />
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </Box>
  )
}

import { Box } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { AuditEntryView } from '#contract/audit.ts'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
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
      <ListRows<AuditEntryView> empty={say('audit.empty')} emptyFiltered={say('audit.empty')}>
        {(rows) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <AuditRow key={row.id} entry={row} />
            ))}
          </Box>
        )}
      </ListRows>
    </Page>
  )
}

import { Box, Button, Link } from '@mui/material'
import { ArrowRight, Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { StaffRedirect } from '#contract/staff-redirect.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'

/** Old addresses and where they lead. */
export default function RedirectsPage() {
  return (
    <ListBase resource="redirects" perPage={25} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffRedirect>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/content/redirects/create">
      {say('redirect.add')}
    </Button>
  )
  return (
    <ContentPage
      tab="redirects"
      note={total === undefined ? undefined : say('redirect.count', { count: total })}
      actions={useMay('content.write') ? add : undefined}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('redirect.lead')}</Box>
      <FilterBar Fields={NoFilters} search="redirect.search" />
      <ListRows<StaffRedirect> empty={say('redirect.empty')} emptyFiltered={say('content.emptyFiltered')}>
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </Box>
        )}
      </ListRows>
    </ContentPage>
  )
}

// The word is all that there is to look for.
function NoFilters() {
  return null
}

/** One old address and where it leads. */
function Line({ row: { id, value } }: { row: StaffRedirect }) {
  const say = useMessages()
  return (
    <Box
      component="li"

      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr)', md: 'minmax(0, 1fr) 20px minmax(0, 1fr)' },
        columnGap: 1.5,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
        '&:hover': { bgcolor: COLOURS.page },
      }}
    >
      <Link
        component={LinkBase}
        to={`/content/redirects/${id}`}
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          color: 'inherit',
          fontWeight: 600,
          overflowWrap: 'anywhere',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {value.source}
      </Link>
      <ArrowRight size={16} aria-label={say('redirect.leadsTo')} color={COLOURS.muted} />
      <Box sx={{ overflowWrap: 'anywhere', color: value.target === null ? COLOURS.warning : undefined }}>{value.target ?? say('redirect.gone')}</Box>
    </Box>
  )
}

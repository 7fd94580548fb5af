import { Box, Button, Link } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { StaffPortRow } from '#contract/staff-port.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { CountryField } from '#apps/admin/web/country/country-input.tsx'
import { MarketPage } from '#apps/admin/web/country/market-page.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'

const KINDS = ['roro', 'container'] as const

/** Sea ports and rail terminals by country. */
export default function PortsPage() {
  const locale = useStaffLocale()
  return (
    <ListBase resource="ports" perPage={50} queryOptions={{ meta: { locale } }} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffPortRow>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/markets/ports/create">
      {say('port.add')}
    </Button>
  )
  return (
    <MarketPage tab="ports" note={total === undefined ? undefined : say('port.count', { count: total })} actions={useMay('content.write') ? add : undefined}>
      <FilterBar Fields={PortFilters} search="port.search" />
      <ContentRows<StaffPortRow> empty={say('port.empty')}>{(row) => <Line key={row.id} row={row} />}</ContentRows>
    </MarketPage>
  )
}

function PortFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <CountryField value={one('country')} onChange={setOne('country')} />
      {KINDS.map((kind) => (
        <SelectField
          key={kind}
          label={say(`port.fields.has_${kind}`)}
          value={one(kind)}
          onChange={setOne(kind)}
          choices={[
            { value: 'true', label: say('stock.yes') },
            { value: 'false', label: say('stock.no') },
          ]}
          allLabel={say('app.all')}
        />
      ))}
    </>
  )
}

function Line({ row }: { row: StaffPortRow }) {
  const say = useMessages()
  const facts = [row.country, row.un_locode, row.region, row.is_sample ? say('content.sample') : null].filter((fact) => fact !== null)
  return (
    <ContentRow
      facts={facts.join(' · ')}
      actions={
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          {KINDS.map((kind) => {
            const has = row[`has_${kind}`]
            return has === null ? null : (
              <Mark key={kind} tone={has ? 'good' : 'plain'}>
                {say(`port.${has ? 'with' : 'without'}.${kind}`)}
              </Mark>
            )
          })}
        </Box>
      }
    >
      <Link component={LinkBase} to={`/markets/ports/${row.id}`} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{row.port_name}</bdi>
      </Link>
    </ContentRow>
  )
}

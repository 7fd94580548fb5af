import { Box, Button } from '@mui/material'
import { CalendarClock } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { CustomerRow } from '#contract/customer.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LinkedRow, RowLink } from '#apps/admin/web/ui/linked-row.tsx'
import { CountryName, useCountries } from '#apps/admin/web/ui/country-name.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'

/** As many are counted; nobody turns so many pages. */
const MOST_COUNTED = 1_000

/** Customers, who wrote last first. */
export default function CustomersPage() {
  return (
    <ListBase resource="customers" perPage={25} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<CustomerRow>()
  const mayErase = useMay('customer.privacy')
  const note = total === undefined ? undefined : say(total >= MOST_COUNTED ? 'customer.countMany' : 'customer.count', { count: total })
  return (
    <Page
      title={say('nav.customers')}
      note={note}
      width={1180}
      actions={
        mayErase ? (
          <Button startIcon={<CalendarClock size={17} />} component={LinkBase} to="/customers/keeping-times">
            {say('keepingTime.title')}
          </Button>
        ) : undefined
      }
    >
      <FilterBar Fields={CustomerFilters} search="customer.search" />
      <ListRows<CustomerRow> empty={say('customer.empty')} emptyHelp={say('customer.emptyHelp')} emptyFiltered={say('customer.emptyFiltered')}>
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </Box>
        )}
      </ListRows>
    </Page>
  )
}

function CustomerFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  const countries = useCountries()
  return (
    <>
      <SelectField
        label={say('enquiries.country')}
        value={one('country')}
        onChange={setOne('country')}
        choices={countries.map(({ iso2, name }) => ({ value: iso2, label: name }))}
        allLabel={say('app.all')}
      />
      <SelectField
        label={say('customer.hinted')}
        value={one('hinted')}
        onChange={setOne('hinted')}
        choices={[{ value: 'true', label: say('customer.hintedOnly') }]}
        allLabel={say('app.all')}
      />
    </>
  )
}

function Line({ row }: { row: CustomerRow }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const now = useNow()
  const ways = [row.mails[0], row.numbers[0]].filter((way) => way !== undefined)
  return (
    <LinkedRow>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <RowLink to={`/customers/${row.id}`}>
          <bdi>{row.name || (ways[0] ?? say('customer.unnamed'))}</bdi>
        </RowLink>
        {row.company !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · <bdi>{row.company}</bdi>
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          <bdi dir="ltr">{ways.join(' · ')}</bdi>
        </Box>
      </Box>
      <Box sx={{ flex: '0 1 210px', minWidth: 0, fontSize: 13 }}>
        <CountryName row={row} />
        <Box sx={{ color: 'text.secondary' }}>{sayValue('language', row.locale)}</Box>
      </Box>
      <Box sx={{ flex: '0 0 150px', fontSize: 13 }}>
        {row.enquiries > 0 && <Box>{say('customer.enquiries', { count: row.enquiries })}</Box>}
        {row.dealers > 0 && <Box>{say('customer.dealers', { count: row.dealers })}</Box>}
      </Box>
      <Box sx={{ flex: '0 0 110px', fontSize: 13, color: 'text.secondary', textAlign: { md: 'end' } }}>{times.short(row.last_at, now)}</Box>
    </LinkedRow>
  )
}

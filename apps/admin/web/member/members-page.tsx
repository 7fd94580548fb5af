import { Box } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { ClubMemberRow } from '#contract/club-member.ts'
import { MEMBER_STATES } from '#contract/member-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LinkedRow, RowLink } from '#apps/admin/web/ui/linked-row.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { MembersTabs } from './members-tabs.tsx'
import { useRegionName } from './use-region-name.ts'

/** Members of the club, the newest first. */
export default function MembersPage() {
  return (
    <ListBase resource="members" perPage={25} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<ClubMemberRow>()
  return (
    <Page title={say('nav.members')} note={total === undefined ? undefined : say('member.count', { count: total })} width={1180}>
      <MembersTabs tab="people" />
      <FilterBar Fields={MemberFilters} search="member.search" />
      <ListRows<ClubMemberRow> empty={say('member.empty')} emptyFiltered={say('member.emptyFiltered')}>
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

function MemberFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <SelectField
      label={say('publication.label')}
      value={one('state')}
      onChange={setOne('state')}
      choices={MEMBER_STATES.map((value) => ({ value, label: say(`member.state.${value}`) }))}
      allLabel={say('app.all')}
    />
  )
}

function Line({ row }: { row: ClubMemberRow }) {
  const say = useMessages()
  const times = useTimes()
  const regionName = useRegionName()
  const facts = [row.mail, row.mobile ?? '', row.country_iso2 === null ? '' : regionName(row.country_iso2)].filter((fact) => fact !== '')
  return (
    <LinkedRow>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <RowLink to={`/members/${row.id}`}>
          <bdi>{row.name || row.mail}</bdi>
        </RowLink>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{facts.join(' · ')}</Box>
      </Box>
      <Box sx={{ fontSize: 13, color: row.state === 'active' ? 'text.secondary' : COLOURS.warning }}>
        {row.state === 'active' ? (row.level ?? '') : say(`member.state.${row.state}`)}
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{times.day(row.created_at.slice(0, 10))}</Box>
    </LinkedRow>
  )
}

import { Button, Link } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import { ACTIVITY_KINDS } from '#contract/content-values.ts'
import type { StaffActivityRow } from '#contract/staff-activity.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Cover } from '#apps/admin/web/article/cover.tsx'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { LanguageFilters } from '#apps/admin/web/content/language-filters.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'

/** Fairs, open days, trainings: every activity in every state, the latest first. */
export default function ActivitiesPage() {
  return (
    <ListBase resource="activities" perPage={25} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffActivityRow>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/content/activities/create">
      {say('activity.add')}
    </Button>
  )
  return (
    <ContentPage
      tab="activities"
      note={total === undefined ? undefined : say('activity.count', { count: total })}
      actions={useMay('content.write') ? add : undefined}
    >
      <FilterBar Fields={ActivityFilters} search="activity.search" />
      <ContentRows<StaffActivityRow> empty={say('activity.empty')}>{(row) => <Line key={row.id} row={row} />}</ContentRows>
    </ContentPage>
  )
}

function ActivityFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('activity.fields.kind')}
        value={one('kind')}
        onChange={setOne('kind')}
        choices={ACTIVITY_KINDS.map((value) => ({ value, label: say(`activity.kinds.${value}`) }))}
        allLabel={say('app.all')}
      />
      <LanguageFilters />
    </>
  )
}

function Line({ row }: { row: StaffActivityRow }) {
  const say = useMessages()
  const facts = [
    row.starts.replace('T', ' '),
    say(`activity.kinds.${row.kind}`),
    ...(row.has_ended ? [say('activity.over')] : []),
    ...(row.is_sample ? [say('content.sample')] : []),
  ]
  return (
    <ContentRow picture={<Cover src={row.cover} />} facts={facts.join(' · ')} shown={row} languages={row.languages}>
      <Link component={LinkBase} to={`/content/activities/${row.id}`} lang={row.title_locale} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{row.title}</bdi>
      </Link>
    </ContentRow>
  )
}

import { Box, Button, Link } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { LinkBase, ListBase, useListContext, useNotify, useRefresh } from 'react-admin'
import { COUNTRY_STATES } from '#contract/place-values.ts'
import type { PublishedCountries, StaffCountryRow } from '#contract/staff-country.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { Tick, TickedBar } from '#apps/admin/web/ui/ticked-bar.tsx'
import { UNDO_MS, UndoToast } from '#apps/admin/web/ui/undo-toast.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { MarketPage } from './market-page.tsx'

/** Countries that buyers may come from, in the order in which the site lists them. */
export default function CountriesPage() {
  const locale = useStaffLocale()
  return (
    <ListBase resource="all-countries" perPage={300} queryOptions={{ meta: { locale } }} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<StaffCountryRow>()
  const mayPublish = useMay('content.publish')
  return (
    <MarketPage tab="countries" note={total === undefined ? undefined : say('country.count', { count: total })}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('country.lead')}</Box>
      <FilterBar Fields={CountryFilters} search="country.search" />
      {mayPublish && (
        <TickedBar>
          <PublishButtons />
        </TickedBar>
      )}
      <ContentRows<StaffCountryRow> empty={say('content.emptyFiltered')}>{(row) => <Line key={row.id} row={row} isTicked={mayPublish} />}</ContentRows>
    </MarketPage>
  )
}

function CountryFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <SelectField
      label={say('country.fields.is_published')}
      value={one('state')}
      onChange={setOne('state')}
      choices={COUNTRY_STATES.map((value) => ({ value, label: say(`country.state.${value}`) }))}
      allLabel={say('app.all')}
    />
  )
}

function Line({ row, isTicked }: { row: StaffCountryRow; isTicked: boolean }) {
  const say = useMessages()
  const facts = [
    row.iso2,
    ...(row.calling_code === null ? [] : [row.calling_code]),
    ...(row.sort_order === null ? [] : [say('country.place', { place: row.sort_order })]),
  ]
  return (
    <ContentRow
      picture={
        isTicked ? (
          <Box sx={{ position: 'relative', zIndex: 1, m: -1 }}>
            <Tick row={row} />
          </Box>
        ) : undefined
      }
      facts={facts.join(' · ')}
      actions={<Mark tone={row.is_published ? 'good' : 'plain'}>{say(`country.state.${row.is_published ? 'shown' : 'hidden'}`)}</Mark>}
    >
      <Link component={LinkBase} to={`/markets/countries/${row.id}`} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{row.name}</bdi>
      </Link>
    </ContentRow>
  )
}

/** Offers the ticked countries on the site or takes them off, with the way back. */
function PublishButtons() {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const step = useStep()
  const { selectedIds, onUnselectItems } = useListContext<StaffCountryRow>()
  const publish = async (ids: readonly unknown[], isPublished: boolean, isBack = false) => {
    try {
      const changed = await request<PublishedCountries>('/countries/publish', { body: { ids, is_published: isPublished } })
      const text = say(isPublished ? 'country.nowShown' : 'country.nowHidden', { count: changed.ids.length })
      const undo = isBack || changed.ids.length === 0 ? null : () => void publish(changed.ids, !isPublished, true)
      notify(<UndoToast text={text} onUndo={undo} />, { type: 'info', autoHideDuration: UNDO_MS })
      onUnselectItems()
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    }
    refresh()
  }
  return (
    <>
      <Button size="small" disabled={step.isBusy} startIcon={<Eye size={16} />} onClick={() => void step.run(() => publish(selectedIds, true))}>
        {say('country.show')}
      </Button>
      <Button size="small" disabled={step.isBusy} startIcon={<EyeOff size={16} />} onClick={() => void step.run(() => publish(selectedIds, false))}>
        {say('country.hide')}
      </Button>
    </>
  )
}

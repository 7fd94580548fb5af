import { useMediaQuery, type Theme } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { QuotationRow } from '#contract/quotation.ts'
import { QUOTATION_VIEW_STATES } from '#contract/quotation-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { QuotationCards } from './quotation-cards.tsx'
import { QuotationTable } from './quotation-table.tsx'

/** Quotations, changed last first. */
export default function QuotationsPage() {
  return (
    <ListBase resource="quotations" perPage={25} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<QuotationRow>()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <Page title={say('nav.quotations')} note={total === undefined ? undefined : say('quotation.count', { count: total })}>
      <FilterBar Fields={QuotationFilters} search="quotation.search" />
      <ListRows<QuotationRow> empty={say('quotation.empty')} emptyHelp={say('quotation.emptyHelp')} emptyFiltered={say('quotation.emptyFiltered')}>
        {(rows) => (isPhone ? <QuotationCards rows={rows} /> : <QuotationTable rows={rows} />)}
      </ListRows>
    </Page>
  )
}

function QuotationFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <SelectField
      label={say('quotation.columns.state')}
      value={one('state')}
      onChange={setOne('state')}
      choices={QUOTATION_VIEW_STATES.map((value) => ({ value, label: say(`quotation.states.${value}`) }))}
      allLabel={say('app.all')}
    />
  )
}

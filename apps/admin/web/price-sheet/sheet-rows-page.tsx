import { Autocomplete, Box, Button, Link, TextField } from '@mui/material'
import { ArrowLeft, Plus } from 'lucide-react'
import { LinkBase, ListBase, useGetOne, useListContext, useParams, type RaRecord } from 'react-admin'
import type { PriceRow, PriceSheets } from '#contract/landed-price-sheet.ts'
import { PRICE_SHEETS, type PriceSheet } from '#contract/landed-price-values.ts'
import { VALIDITY_FILTERS } from '#contract/price-sheet-values.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentRow, ContentRows } from '#apps/admin/web/content/content-rows.tsx'
import { CountryField } from '#apps/admin/web/country/country-input.tsx'
import { MarketPage } from '#apps/admin/web/country/market-page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { SectionTabs } from '#apps/admin/web/ui/section-tabs.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useRowWords, useValidityText } from './use-row-words.ts'

/** The rows of one sheet. */
export default function SheetRowsPage() {
  const { sheet: named } = useParams<{ sheet: string }>()
  const sheet = PRICE_SHEETS.find((each) => each === named) ?? 'freight'
  return (
    <ListBase key={sheet} resource={`price-${sheet}-rows`} perPage={50} disableAuthentication>
      <ListScreen sheet={sheet} />
    </ListBase>
  )
}

function ListScreen({ sheet }: { sheet: PriceSheet }) {
  const say = useMessages()
  const mayWrite = useMay('content.write')
  const { total } = useListContext<PriceRow>()
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/markets/prices">
        {say('priceSheet.sheets')}
      </Button>
      {mayWrite && (
        <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to={`/markets/prices/${sheet}/create`}>
          {say('priceSheet.addRow')}
        </Button>
      )}
    </Box>
  )
  return (
    <MarketPage tab="prices" note={total === undefined ? undefined : say('priceSheet.count', { count: total })} actions={actions}>
      <SectionTabs
        label={say('priceSheet.sheets')}
        current={sheet}
        tabs={PRICE_SHEETS.map((name) => ({ name, label: say(`priceSheet.sheet.${name}`), to: `/markets/prices/${name}` }))}
      />
      <FilterBar Fields={FIELDS[sheet]} search="priceSheet.search" />
      <ContentRows<PriceRow> empty={say('priceSheet.emptyRows')}>{(row) => <Line key={row.id} sheet={sheet} row={row} />}</ContentRows>
    </MarketPage>
  )
}

/** Only freight has periods, sizes have no country, and ports stand in two of the sheets. */
const FIELDS: Readonly<Record<PriceSheet, () => React.JSX.Element>> = {
  freight: () => (
    <>
      <CountryFilter />
      <PortFilter />
      <ValidityFilter />
    </>
  ),
  charges: () => <CountryFilter />,
  duties: () => <CountryFilter />,
  transit: () => (
    <>
      <CountryFilter />
      <PortFilter />
    </>
  ),
  sizes: () => <></>,
  currencies: () => <CountryFilter />,
}

function CountryFilter() {
  const { one, setOne } = useFilters()
  return <CountryField value={one('country')} onChange={setOne('country')} />
}

function PortFilter() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  const { data } = useGetOne<PriceSheets & RaRecord>('price-sheets', { id: 'all' })
  const ports = (data?.destinations ?? []).filter(({ country, port_country: portCountry }) => country === portCountry).map(({ port }) => port)
  return (
    <Autocomplete
      freeSolo
      options={[...new Set(ports)].toSorted()}
      value={one('port')}
      onChange={(_event, chosen) => setOne('port')(chosen ?? '')}
      size="small"
      renderInput={(params) => <TextField {...params} label={say('priceSheet.port')} />}
    />
  )
}

function ValidityFilter() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <SelectField
      label={say('priceSheet.validity')}
      value={one('validity')}
      onChange={setOne('validity')}
      choices={VALIDITY_FILTERS.map((value) => ({ value, label: say(`priceSheet.validities.${value}`) }))}
      allLabel={say('app.all')}
    />
  )
}

const TONES = { valid: 'good', lapsing: 'attention', lapsed: 'plain', coming: 'coming' } as const

function Line({ sheet, row }: { sheet: PriceSheet; row: PriceRow }) {
  const say = useMessages()
  const { nameOf, factsOf } = useRowWords(sheet)
  const validityText = useValidityText()
  return (
    <ContentRow
      facts={[factsOf(row.cells), row.is_sample ? say('content.sample') : ''].filter((part) => part !== '').join(' · ')}
      actions={row.validity === null ? undefined : <Mark tone={TONES[row.validity.state]}>{validityText(row)}</Mark>}
    >
      <Link component={LinkBase} to={`/markets/prices/${sheet}/${row.id}`} sx={{ color: 'inherit', fontWeight: 600 }}>
        <bdi>{nameOf(row.cells)}</bdi>
      </Link>
    </ContentRow>
  )
}

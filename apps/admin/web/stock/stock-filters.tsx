import type { ComponentType } from 'react'
import { useListContext } from 'react-admin'
import { SHOWN_STATES } from '#contract/content-values.ts'
import { FITTING_CATEGORIES } from '#contract/fitting-values.ts'
import type { StockKind } from '#contract/stock-values.ts'
import { USED_CAR_STATUSES } from '#contract/used-values.ts'
import { ENERGY_TYPES } from '#contract/vehicle.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { MultiSelectField } from '#apps/admin/web/ui/multi-select-field.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useMakers, useStockValue } from './use-stock-words.ts'

/** The filters of each list. A change counts at once. */
export const STOCK_FILTERS: Readonly<Record<StockKind, ComponentType>> = {
  car: () => (
    <>
      <StateFilter />
      <BrandFilter />
      <ListFilter name="energy" field="energy_type" values={ENERGY_TYPES} />
      <PriceFilter />
      <PictureFilter />
      <SampleFilter />
      <ImportFilter />
    </>
  ),
  used_car: () => (
    <>
      <StateFilter />
      <ListFilter name="status" field="status" values={USED_CAR_STATUSES} />
      <BrandFilter />
      <ListFilter name="energy" field="energy_type" values={ENERGY_TYPES} />
      <PriceFilter />
      <PictureFilter />
      <SampleFilter />
      <ImportFilter />
    </>
  ),
  fitting: () => (
    <>
      <StateFilter />
      <ListFilter name="category" field="category" values={FITTING_CATEGORIES} />
      <PriceFilter />
      <PictureFilter />
      <SampleFilter />
      <ImportFilter />
    </>
  ),
  brand: () => (
    <>
      <StateFilter />
      <PictureFilter />
      <SampleFilter />
      <ImportFilter />
    </>
  ),
}

function StateFilter() {
  return <ListFilter name="publish_state" field="publish_state" values={SHOWN_STATES} label="state" />
}

type ListFilterProps = { name: string; field: string; values: readonly string[]; label?: 'state' | 'energy' | 'status' | 'category' }

function ListFilter({ name, field, values, label = name as 'energy' }: ListFilterProps) {
  const say = useMessages()
  const valueOf = useStockValue()
  const { list, setList } = useFilters()
  return (
    <MultiSelectField
      label={say(`stock.filter.${label}`)}
      values={list(name)}
      onChange={setList(name)}
      choices={values.map((value) => ({ value, label: valueOf(field, value) }))}
    />
  )
}

function BrandFilter() {
  const say = useMessages()
  const makers = useMakers()
  const { list, setList } = useFilters()
  return (
    <MultiSelectField
      label={say('stock.filter.brand')}
      values={list('brand')}
      onChange={setList('brand')}
      choices={makers.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

function PriceFilter() {
  const say = useMessages()
  return (
    <OneFilter
      name="price"
      label={say('stock.filter.price')}
      choices={[
        { value: 'with', label: say('stock.filter.priceWith') },
        { value: 'without', label: say('stock.filter.priceWithout') },
        { value: 'lapsed', label: say('stock.filter.priceLapsed') },
      ]}
    />
  )
}

function PictureFilter() {
  const say = useMessages()
  return (
    <OneFilter
      name="pictures"
      label={say('stock.filter.pictures')}
      choices={[
        { value: 'with', label: say('stock.filter.picturesWith') },
        { value: 'without', label: say('stock.filter.picturesWithout') },
      ]}
    />
  )
}

function SampleFilter() {
  const say = useMessages()
  return (
    <OneFilter
      name="sample"
      label={say('stock.filter.sample')}
      choices={[
        { value: 'yes', label: say('stock.filter.sampleYes') },
        { value: 'no', label: say('stock.filter.sampleNo') },
      ]}
    />
  )
}

/** Stands there where somebody has come from an import; it can be taken off like any other. */
function ImportFilter() {
  const say = useMessages()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { import_run: run, import_wrote: wrote, ...others } = filterValues as Record<string, unknown>
  if (typeof run !== 'string' && typeof run !== 'number') return null
  const id = String(run)
  const choose = (value: string) => {
    const part = value === 'all' ? {} : { import_wrote: value }
    setFilters(value === '' ? others : { ...others, import_run: id, ...part }, displayedFilters, false)
  }
  return (
    <SelectField
      label={say('stock.filter.import')}
      value={typeof wrote === 'string' ? wrote : 'all'}
      onChange={choose}
      choices={[
        { value: 'all', label: say('stock.filter.importAll', { id }) },
        { value: 'added', label: say('stock.filter.importAdded', { id }) },
        { value: 'changed', label: say('stock.filter.importChanged', { id }) },
      ]}
      allLabel={say('stock.filter.any')}
    />
  )
}

function OneFilter({ name, label, choices }: { name: string; label: string; choices: readonly { value: string; label: string }[] }) {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return <SelectField label={label} value={one(name)} onChange={setOne(name)} choices={choices} allLabel={say('stock.filter.any')} />
}

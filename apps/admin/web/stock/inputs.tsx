import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { AutocompleteArrayInput, AutocompleteInput, BooleanInput, required, SelectInput, TextArrayInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { StockRow } from '#contract/stock.ts'
import { VEHICLE_RANGES } from '#contract/vehicle-ranges.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { PublicationInputs } from '#apps/admin/web/publication/publication-inputs.tsx'
import { DollarInput } from '#apps/admin/web/ui/dollar-input.tsx'
import { KnownInput } from '#apps/admin/web/ui/known-input.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { useFigures, useMakers, useStockValue } from './use-stock-words.ts'

/** What the fields of a kind are told. `isNew`: the entry is not there yet, so that its sign may still be chosen. */
export type StockFieldsProps = { isNew: boolean }

type FieldName = string

/** Fields side by side where there is room. */
export function Row({ children, least = 190 }: { children: ReactNode; least?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))` }}>{children}</Box>
  )
}

/** One line of words. An empty one is none. */
export function WordsInput({
  name,
  most,
  isRequired = false,
  help,
  isFixed = false,
}: {
  name: FieldName
  most: number
  isRequired?: boolean
  help?: MessageKey
  isFixed?: boolean
}) {
  const say = useMessages()
  const label = useFieldLabel()(name)
  return (
    <TextInput
      source={`value.${name}`}
      label={label}
      validate={isRequired ? required('issue.required') : undefined}
      helperText={help === undefined ? false : say(help)}
      readOnly={isFixed}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, dir: 'auto' } }}
    />
  )
}

/** A figure with what is usual for it, said as soon as what stands there is not. */
export function FigureInput({ name, step = 1, isRequired = false }: { name: keyof typeof VEHICLE_RANGES; step?: number; isRequired?: boolean }) {
  const say = useMessages()
  const figures = useFigures()
  const [low, high] = VEHICLE_RANGES[name].soft
  const [least, most] = VEHICLE_RANGES[name].hard
  const value: unknown = useWatch({ name: `value.${name}` })
  const isUnusual = typeof value === 'number' && (value < low || value > high)
  const label = useFieldLabel()(name)
  return (
    <LimitedNumberInput
      source={`value.${name}`}
      label={label}
      step={step}
      least={least}
      most={most}
      isRequired={isRequired}
      help={isUnusual ? say('stock.record.usual', { low: figures.number(low), high: figures.number(high) }) : false}
    />
  )
}

type PlainNumberInputProps = { name: FieldName; limits: readonly [number, number]; step?: number; isRequired?: boolean; isYear?: boolean }

/** Any other number. */
export function PlainNumberInput({ name, limits: [least, most], ...rest }: PlainNumberInputProps) {
  return <LimitedNumberInput source={`value.${name}`} label={useFieldLabel()(name)} least={least} most={most} {...rest} />
}

/** One of a list of values, in words. What is stored and stands in no list stays a choice. */
export function ChoiceInput({
  name,
  values,
  isRequired = false,
  isFixed = false,
}: {
  name: FieldName
  values: readonly string[]
  isRequired?: boolean
  isFixed?: boolean
}) {
  const valueOf = useStockValue()
  const label = useFieldLabel()(name)
  const stored: unknown = useWatch({ name: `value.${name}` })
  const all = typeof stored === 'string' && stored !== '' && !values.includes(stored) ? [...values, stored] : values
  return (
    <SelectInput
      source={`value.${name}`}
      label={label}
      choices={all.map((id) => ({ id, name: valueOf(name, id) }))}
      translateChoice={false}
      validate={isRequired ? required('issue.required') : undefined}
      parse={(value: string) => (value === '' ? null : value)}
      readOnly={isFixed}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}

/** Several of a list of values, in words, each a chip; stored in the order of the list. */
export function ChoicesInput({ name, values }: { name: FieldName; values: readonly string[] }) {
  const valueOf = useStockValue()
  const label = useFieldLabel()(name)
  return (
    <AutocompleteArrayInput
      source={`value.${name}`}
      label={label}
      choices={values.map((id) => ({ id, name: valueOf(name, id) }))}
      parse={(chosen: string[]) => chosen.toSorted((a, b) => values.indexOf(a) - values.indexOf(b))}
      translateChoice={false}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}

/** The maker of a vehicle. */
export function MakerInput() {
  const makers = useMakers()
  const label = useFieldLabel()('brand_id')
  return (
    <AutocompleteInput
      source="value.brand_id"
      label={label}
      choices={makers}
      matchSuggestion={isNamed}
      translateChoice={false}
      validate={required('issue.required')}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}

/** Whether a maker is called so, in letters or in Chinese. */
function isNamed(word: string, { name, name_zh }: StockRow): boolean {
  return [name, name_zh ?? ''].some((each) => each.toLowerCase().includes(word.toLowerCase()))
}

/** A price and how long it holds, for those who may set prices; others read them. */
export function PriceInputs() {
  const isFixed = !useMay('catalogue.price')
  return (
    <>
      <PriceInput isFixed={isFixed} />
      <DayInput name="price_valid_until" isFixed={isFixed} />
    </>
  )
}

/** A price in dollars; empty: ask for a quote. */
function PriceInput({ isFixed }: { isFixed: boolean }) {
  const say = useMessages()
  const label = useFieldLabel()('fob_price_usd_cents')
  const help = say(isFixed ? 'stock.help.price_fixed' : 'stock.help.fob_price_usd_cents')
  return <DollarInput source="value.fob_price_usd_cents" label={label} help={help} isFixed={isFixed} />
}

/** A calendar day. */
export function DayInput({ name, isFixed = false }: { name: FieldName; isFixed?: boolean }) {
  const label = useFieldLabel()(name)
  return (
    <TextInput
      source={`value.${name}`}
      label={label}
      type="date"
      parse={(day: string | null) => (day === '' ? null : day)}
      readOnly={isFixed}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

/** Yes, no or not known. */
export function KnownStockInput({ name }: { name: FieldName }) {
  return <KnownInput source={`value.${name}`} label={useFieldLabel()(name)} />
}

export function FlagInput({ name }: { name: FieldName }) {
  const label = useFieldLabel()(name)
  return <BooleanInput source={`value.${name}`} label={label} helperText={false} />
}

/** Several words, each a chip of its own. */
export function ListInput({ name, help }: { name: FieldName; help?: MessageKey }) {
  const say = useMessages()
  const label = useFieldLabel()(name)
  return <TextArrayInput source={`value.${name}`} label={label} helperText={help === undefined ? false : say(help)} variant="outlined" fullWidth />
}

const PUBLICATION = { state: 'value.publish_state', from: 'value.publish_at', until: 'value.withdraw_at' }

/** Whether and when it is on the site, for those who may publish; others read it. */
export function StockPublicationInputs() {
  return <PublicationInputs plannedAs="draft" sources={PUBLICATION} isFixed={!useMay('catalogue.publish')} />
}

export function useFieldLabel(): (name: FieldName) => string {
  const say = useMessages()
  return (name) => say(`stock.field.${name}` as MessageKey)
}

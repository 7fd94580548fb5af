import { Alert, Box, Button } from '@mui/material'
import { CalendarX } from 'lucide-react'
import { AutocompleteInput, SelectArrayInput, SelectInput, TextInput, useParams } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { StaffPriceRow } from '#contract/landed-price-sheet.ts'
import { PRICE_SHEETS, type PriceSheet } from '#contract/landed-price-values.ts'
import { SHEET_COLUMNS, type SheetColumn } from '#contract/price-sheet-values.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useAllCountries } from '#apps/admin/web/country/use-all-countries.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { DeleteButton } from '#apps/admin/web/ui/delete-button.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import { useRowFields, useRowWords } from './use-row-words.ts'

const MOST_SIGNS = 1000
/** What a new row begins with. */
const GIVEN: Readonly<Record<string, string>> = { currency: 'USD', estimate: 'on', required: '1', confidence: 'medium', minor_units: '2' }

const EVIDENCE: ReadonlySet<string> = new Set(['note_en', 'confidence', 'as_of', 'source', 'source_note'])
const CONDITIONS = /^(energy_type|condition|category|applies_to|brand_sign|age_basis|(engine_cc|power_kw|age_years|value_usd)_(min|max))$/

/** One row of a sheet: the cells of its file as fields. */
export default function SheetRowPage() {
  const { sheet: named } = useParams<{ sheet: string }>()
  const sheet = PRICE_SHEETS.find((each) => each === named) ?? 'freight'
  const fresh = { version: 0, is_sample: false, value: Object.fromEntries(Object.keys(SHEET_COLUMNS[sheet]).map((name) => [name, GIVEN[name] ?? ''])) }
  return (
    <AddressedRecord<StaffPriceRow> key={sheet} resource={`price-${sheet}`} fresh={fresh}>
      {(id, stored) => <RowForm key={id} sheet={sheet} id={id} stored={stored} />}
    </AddressedRecord>
  )
}

type Columns = readonly (readonly [string, SheetColumn])[]

function RowForm({ sheet, id, stored }: { sheet: PriceSheet; id: number | null; stored: Omit<StaffPriceRow, 'id'> }) {
  const say = useMessages()
  const fields = useRowFields(sheet)
  const { nameOf } = useRowWords(sheet)
  const mayWrite = useMay('content.write')
  const columns: Columns = Object.entries(SHEET_COLUMNS[sheet])
  const conditions = sheet === 'sizes' ? [] : columns.filter(([name]) => CONDITIONS.test(name))
  const evidence = columns.filter(([name]) => EVIDENCE.has(name))
  const others = columns.filter((column) => !conditions.includes(column) && !evidence.includes(column))
  const list = `/markets/prices/${sheet}`
  return (
    <RecordForm
      resource={`price-${sheet}`}
      id={id}
      stored={stored}
      list={{ to: list, label: say(`priceSheet.sheet.${sheet}`) }}
      title={({ value }) => (id === null ? say('priceSheet.newRow') : nameOf(value))}
      fields={fields}
      isFixed={!mayWrite}
      isSavable={({ is_sample: isSample }) => isSample}
      renderActions={({ value }) => id !== null && <DeleteButton path={`/price-sheets/${sheet}/rows`} list={list} name={nameOf(value)} />}
      renderNotes={({ is_sample: isSample }) => isSample && <Alert severity="warning">{say('priceSheet.sampleNote')}</Alert>}
      facts={
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {sheet === 'freight' && mayWrite && <EndToday />}
          {id !== null && <Revisions of={`price-sheets/${sheet}/rows/${id}`} {...fields} />}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Group title={say('priceSheet.group.row')} sheet={sheet} columns={others} />
        <Group title={say('priceSheet.group.conditions')} sheet={sheet} columns={conditions} />
        <Group title={say('priceSheet.group.evidence')} sheet={sheet} columns={evidence} />
      </Box>
    </RecordForm>
  )
}

function Group({ title, sheet, columns }: { title: string; sheet: PriceSheet; columns: Columns }) {
  if (columns.length === 0) return null
  return (
    <Panel title={title}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {columns.map(([name, column]) => (
          <CellInput key={name} sheet={sheet} name={name} column={column} />
        ))}
      </Box>
    </Panel>
  )
}

/** A rate ends with this day; the lane can have another one from tomorrow on. */
function EndToday() {
  const say = useMessages()
  const { setValue } = useFormContext()
  return (
    <Panel title={say('priceSheet.validity')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 1.5 }}>{say('priceSheet.endHelp')}</Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CalendarX size={16} />}
        onClick={() => setValue('value.valid_to', new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), { shouldDirty: true })}
      >
        {say('priceSheet.endToday')}
      </Button>
    </Panel>
  )
}

/** What a field may hold, where its label does not say it. */
const WITH_HELP: ReadonlySet<SheetColumn['kind']> = new Set(['texts', 'percent', 'month', 'code', 'countries'])

/** A cell as the field that its column asks for; what it holds is always the text of the file. */
function CellInput({ sheet, name, column: { kind, values = [], isRequired = false, most } }: { sheet: PriceSheet; name: string; column: SheetColumn }) {
  const say = useMessages()
  const { labelOf, valueOf } = useRowFields(sheet)
  const countries = useAllCountries()
  const help = [WITH_HELP.has(kind) ? say(`priceSheet.allowed.${kind}`, { values: '' }) : '', most === undefined ? '' : say('priceSheet.most', { most })]
    .filter((part) => part !== '')
    .join('; ')
  const shared = {
    source: `value.${name}`,
    label: labelOf(name),
    helperText: help === '' ? false : help,
    variant: 'outlined',
    margin: 'none',
    fullWidth: true,
  } as const
  const parse = (value: string | null | undefined) => value ?? ''
  if (kind === 'country') {
    const every = name === 'country_iso2' && sheet === 'charges' ? [{ id: '*', name: say('priceSheet.everyCountry') }] : []
    return (
      <AutocompleteInput
        {...shared}
        choices={[...every, ...countries.map(({ iso2, name: text }) => ({ id: iso2, name: text }))]}
        translateChoice={false}
        parse={parse}
      />
    )
  }
  if (kind === 'one' || kind === 'flag') {
    const choices =
      kind === 'flag'
        ? [
            { id: '1', name: say('content.yes') },
            { id: '0', name: say('content.no') },
          ]
        : values.map((value) => ({ id: value, name: valueOf(name, value) }))
    const empty = isRequired ? {} : { emptyText: say('app.all') }
    return <SelectInput {...shared} {...empty} isRequired={isRequired} choices={choices} translateChoice={false} parse={parse} />
  }
  if (kind === 'any')
    return (
      <SelectArrayInput
        {...shared}
        choices={values.map((value) => ({ id: value, name: valueOf(name, value) }))}
        translateChoice={false}
        format={(cell: string) => (cell === '' ? [] : cell.split('|'))}
        parse={(list: unknown) => (Array.isArray(list) ? list.join('|') : '')}
      />
    )
  const isNumber = kind === 'whole' || kind === 'decimal' || kind === 'percent'
  return (
    <TextInput
      {...shared}
      type={kind === 'day' ? 'date' : 'text'}
      multiline={name === 'note_en'}
      parse={parse}
      slotProps={{
        htmlInput: { maxLength: MOST_SIGNS, spellCheck: false, ...(isNumber ? { inputMode: kind === 'whole' ? 'numeric' : 'decimal' } : {}) },
        ...(kind === 'day' ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  )
}

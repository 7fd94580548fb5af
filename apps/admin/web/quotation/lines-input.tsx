import { Box } from '@mui/material'
import { TextInput, useSourceContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { QUOTATION_LIMITS, type QuotationLine, type QuotationTerms } from '#contract/quotation-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from '#apps/admin/web/stock/use-stock-words.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { DollarInput } from '#apps/admin/web/ui/dollar-input.tsx'
import { FindThing } from './find-thing.tsx'

const FREE_LINE: QuotationLine = { kind: 'other', sign: null, title: '', details: '', quantity: 1, unit_cents: null, list_cents: null }

/** What is offered, in its order: out of the catalogue or written freely. */
export function LinesInput() {
  const say = useMessages()
  const { getValues, setValue } = useFormContext<{ value: QuotationTerms }>()
  const lines: unknown = useWatch({ name: 'value.lines' })
  const isFull = Array.isArray(lines) && lines.length >= QUOTATION_LIMITS.lines
  const append = (line: QuotationLine) => setValue('value.lines', [...getValues('value.lines'), line], { shouldDirty: true })
  return (
    // The panel around the lines is named like them.
    <Box sx={{ display: 'grid', gap: 2, '& .RaArrayInput-label': { display: 'none' } }}>
      <OrderedRows
        source="value.lines"
        label={say('quotation.fields.lines')}
        add={isFull ? undefined : { label: say('quotation.line.free'), row: FREE_LINE }}
        removable="all"
      >
        <LineFields />
      </OrderedRows>
      {isFull ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('quotation.line.full', { count: QUOTATION_LIMITS.lines })}</Box>
      ) : (
        <FindThing onFound={(thing) => append({ ...thing, quantity: 1, unit_cents: thing.list_cents })} />
      )}
    </Box>
  )
}

/** A line: its name above its figures, which stand side by side where there is room. */
function LineFields() {
  const say = useMessages()
  const figures = useFigures()
  const { getSource } = useSourceContext()
  const [kind, sign, quantity, unit, list] = useWatch({ name: ['kind', 'sign', 'quantity', 'unit_cents', 'list_cents'].map((name) => getSource(name)) }) as [
    QuotationLine['kind'] | undefined,
    string | null | undefined,
    unknown,
    unknown,
    unknown,
  ]
  const isPriced = typeof unit === 'number' && typeof quantity === 'number'
  return (
    <Box
      sx={{
        flex: '1 1 100%',
        minWidth: 0,
        display: 'grid',
        columnGap: 1.5,
        rowGap: 1.75,
        alignItems: 'start',
        // The price of the catalogue stands below a narrow field.
        '& .MuiFormHelperText-root': { mx: 0 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) 96px 140px 112px' },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LineText name="title" most={QUOTATION_LIMITS.title} />
        {kind !== undefined && sign !== null && sign !== undefined && (
          <Box sx={{ color: 'text.secondary', fontSize: 12.5, mt: 0.25, px: '14px', overflowWrap: 'anywhere' }}>
            {say(`quotation.line.kinds.${kind}`)} · <bdi dir="ltr">{sign}</bdi>
          </Box>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <LineText name="details" most={QUOTATION_LIMITS.details} />
      </Box>
      <LimitedNumberInput source="quantity" label={say('quotation.line.quantity')} least={1} most={QUOTATION_LIMITS.quantity} isRequired />
      <DollarInput
        source="unit_cents"
        label={say('quotation.line.unit_cents')}
        help={typeof list === 'number' && list !== unit ? say('quotation.line.catalogue', { price: figures.dollars(list) }) : false}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, textAlign: 'end' }}>
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{say('quotation.line.amount')}</Box>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: isPriced ? undefined : COLOURS.warning }}>
          {isPriced ? figures.dollars(quantity * unit) : say('quotation.line.open')}
        </Box>
      </Box>
    </Box>
  )
}

function LineText({ name, most }: { name: 'title' | 'details'; most: number }) {
  const say = useMessages()
  return (
    <TextInput
      source={name}
      label={say(`quotation.line.${name}`)}
      isRequired={name === 'title'}
      multiline={name === 'details'}
      parse={(text: string | null) => text ?? ''}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, dir: 'auto' } }}
    />
  )
}

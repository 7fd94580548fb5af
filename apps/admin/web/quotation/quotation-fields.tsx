import { Box, Button } from '@mui/material'
import { Calculator } from 'lucide-react'
import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BALANCES, QUOTATION_BASES, QUOTATION_DOCUMENTS, QUOTATION_LIMITS } from '#contract/quotation-values.ts'
import { LOCALES } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Row } from '#apps/admin/web/stock/inputs.tsx'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { LongTextInput } from '#apps/admin/web/ui/long-text-input.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { DollarInput } from '#apps/admin/web/ui/dollar-input.tsx'
import { LinesInput } from './lines-input.tsx'
import { type Costs, type FoundCosts, useCosts } from './use-costs.ts'

/** Everything that the next version of a quotation says. */
export function QuotationFields() {
  const say = useMessages()
  const sayValue = useDataMessages()
  return (
    <>
      <FieldGroup title="quotation.groups.paper">
        <Row least={165}>
          <Choice name="document" choices={QUOTATION_DOCUMENTS.map((id) => ({ id, name: say(`quotation.documents.${id}`) }))} />
          <Choice name="locale" choices={LOCALES.map(({ code }) => ({ id: code, name: sayValue('language', code) }))} />
          <Words name="buyer_name" most={120} />
          <Words name="buyer_company" most={160} />
        </Row>
        <Words name="buyer_address" most={400} lines={2} />
      </FieldGroup>
      <FieldGroup title="quotation.groups.lines">
        <LinesInput />
      </FieldGroup>
      <PriceFields />
      <FieldGroup title="quotation.groups.terms">
        <Row least={165}>
          <LimitedNumberInput source="value.deposit_percent" label={say('quotation.fields.deposit_percent')} least={0} most={100} isRequired />
          <Choice name="balance" choices={BALANCES.map((id) => ({ id, name: say(`quotation.balances.${id}`) }))} />
          <LimitedNumberInput source="value.ready_days" label={say('quotation.fields.ready_days')} least={1} most={QUOTATION_LIMITS.days} />
          <TextInput
            source="value.valid_until"
            label={say('quotation.fields.valid_until')}
            type="date"
            parse={(day: string | null) => day ?? ''}
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Row>
        <LongTextInput source="value.note" label={say('quotation.fields.note')} most={QUOTATION_LIMITS.note} rows={3} emptyValue="" />
      </FieldGroup>
    </>
  )
}

/** What the price holds, and what each part of it costs. */
function PriceFields() {
  const say = useMessages()
  const basis: unknown = useWatch({ name: 'value.basis' })
  const costs = useCosts()
  return (
    <FieldGroup title="quotation.groups.price">
      <Row least={210}>
        <Choice name="basis" choices={QUOTATION_BASES.map((id) => ({ id, name: say(`quotation.bases.${id}`) }))} />
        <Words name="loading_port" most={120} />
        <Words name="destination_port" most={120} />
      </Row>
      <Row least={150}>
        {basis !== 'fob' && <DollarInput source="value.freight_cents" label={say('quotation.fields.freight_cents')} help={costs.helpOf('freight_cents')} />}
        {basis === 'cif' && (
          <DollarInput source="value.insurance_cents" label={say('quotation.fields.insurance_cents')} help={costs.helpOf('insurance_cents')} />
        )}
        <DollarInput source="value.inspection_cents" label={say('quotation.fields.inspection_cents')} help={costs.helpOf('inspection_cents')} />
        <DollarInput source="value.discount_cents" label={say('quotation.fields.discount_cents')} />
      </Row>
      <TakeCosts costs={costs} />
    </FieldGroup>
  )
}

/** Fills in what the price sheets say of today, and says where it did so by itself. What they do not say stays as it is. */
function TakeCosts({ costs: { take, isBusy, error, found } }: { costs: Costs }) {
  const say = useMessages()
  const textOf = useFailureText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Button variant="outlined" startIcon={<Calculator size={17} />} disabled={isBusy} onClick={take}>
        {say('quotation.costs.take')}
      </Button>
      <Box role="status" sx={{ flex: '1 1 260px', fontSize: 13.5, color: error === null ? 'text.secondary' : 'error.main' }}>
        {error !== null && textOf(error)}
        {found !== null && <Found {...found} />}
      </Box>
    </Box>
  )
}

function Found({ costs: { port, mode, is_sample: isSample }, units, isFollowing }: FoundCosts) {
  const say = useMessages()
  if (port === null) return say('quotation.costs.noPort')
  if (mode === null) return say('quotation.costs.noWay', { port })
  return (
    <>
      <Box>{say(isFollowing ? 'quotation.costs.followed' : 'quotation.costs.taken', { port, mode: say(`priceSheet.mode.${mode}`), count: units })}</Box>
      {isSample && <Box>{say('quotation.costs.sample')}</Box>}
    </>
  )
}

type WordsName = 'buyer_name' | 'buyer_company' | 'buyer_address' | 'loading_port' | 'destination_port'

/** Words; `lines`: over several. What is empty is an empty text, not nothing. */
function Words({ name, most, lines }: { name: WordsName; most: number; lines?: number }) {
  const say = useMessages()
  return (
    <TextInput
      source={`value.${name}`}
      label={say(`quotation.fields.${name}`)}
      isRequired={name === 'buyer_name'}
      parse={(text: string | null) => text ?? ''}
      multiline={lines !== undefined}
      minRows={lines}
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, dir: 'auto' } }}
    />
  )
}

function Choice({ name, choices }: { name: 'document' | 'locale' | 'basis' | 'balance'; choices: readonly { id: string; name: string }[] }) {
  const say = useMessages()
  return (
    <SelectInput
      source={`value.${name}`}
      label={say(`quotation.fields.${name}`)}
      choices={[...choices]}
      translateChoice={false}
      isRequired
      helperText={false}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}

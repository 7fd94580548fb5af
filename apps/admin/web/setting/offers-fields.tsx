import { Box } from '@mui/material'
import { SelectInput, TextInput } from 'react-admin'
import { BALANCES, DEPOSIT_REFUNDS, QUOTATION_LIMITS, WARRANTY_LIMITS } from '#contract/quotation-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { TextField } from './text-field.tsx'

const PAIR = { display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } as const

const WARRANTIES = [
  ['warranty_months', WARRANTY_LIMITS.months],
  ['warranty_km', WARRANTY_LIMITS.km],
  ['used_warranty_months', WARRANTY_LIMITS.months],
] as const

/** What every quotation begins with, and the account that buyers pay into. */
export function OffersFields() {
  const say = useMessages()
  return (
    <>
      <FieldGroup title="settings.parts.bank" lead="settings.parts.bankLead">
        <BankText name="beneficiary" most={120} />
        <BankText name="bank" most={120} />
        <BankText name="address" most={200} />
        <Box sx={PAIR}>
          <BankText name="account" most={60} />
          <BankText name="swift" most={11} />
        </Box>
      </FieldGroup>
      <FieldGroup title="settings.parts.offers" lead="settings.parts.offersLead">
        <Box sx={PAIR}>
          <LimitedNumberInput source="value.valid_days" label={say('settings.offers.valid_days')} least={1} most={QUOTATION_LIMITS.validDays} isRequired />
          <TextField group="offers" name="loading_port" most={120} />
          <LimitedNumberInput source="value.deposit_percent" label={say('settings.offers.deposit_percent')} least={0} most={100} isRequired />
          <SelectInput
            source="value.balance"
            label={say('settings.offers.balance')}
            choices={BALANCES.map((id) => ({ id, name: say(`quotation.balances.${id}`) }))}
            translateChoice={false}
            isRequired
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
          />
        </Box>
        <Box sx={PAIR}>
          <SelectInput
            source="value.deposit_refund"
            label={say('settings.offers.deposit_refund')}
            choices={DEPOSIT_REFUNDS.map((id) => ({ id, name: say(`settings.offers.refunds.${id}`) }))}
            translateChoice={false}
            isRequired
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
          />
          {WARRANTIES.map(([name, most]) => (
            <LimitedNumberInput key={name} source={`value.${name}`} label={say(`settings.offers.${name}`)} least={1} most={most} />
          ))}
        </Box>
        <LimitedNumberInput
          source="value.discount_percent"
          label={say('settings.offers.discount_percent')}
          help={say('settings.help.discount_percent')}
          least={0}
          most={100}
          isRequired
        />
      </FieldGroup>
      <FieldGroup title="settings.offers.conditions" lead="settings.parts.conditionsLead">
        <TranslatedInputs sources={['value.conditions']}>
          <TranslatedText source="value.conditions" label={say('settings.offers.conditions')} most={2_000} isLong />
        </TranslatedInputs>
      </FieldGroup>
    </>
  )
}

function BankText({ name, most }: { name: 'beneficiary' | 'bank' | 'address' | 'account' | 'swift'; most: number }) {
  const say = useMessages()
  return (
    <TextInput
      source={`value.bank.${name}`}
      label={say(`settings.bankAccount.${name}`)}
      helperText={false}
      parse={(text: string | null) => (name === 'swift' ? (text ?? '').toUpperCase() : (text ?? ''))}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, dir: 'auto', spellCheck: false } }}
    />
  )
}

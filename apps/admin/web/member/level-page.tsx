import { Box } from '@mui/material'
import { RadioButtonGroupInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LEVEL_VOUCHERS, MOST_RANK, VOUCHER_MOST } from '#contract/member-values.ts'
import type { StaffLevel } from '#contract/staff-level.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { inEachLanguage } from '#apps/admin/web/content/in-each-language.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { DeleteButton } from '#apps/admin/web/ui/delete-button.tsx'
import { DollarInput } from '#apps/admin/web/ui/dollar-input.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { useLevelFields } from './use-level-fields.ts'

const NEW: Omit<StaffLevel, 'id'> = {
  version: 0,
  rank: 0,
  value: {
    rank: null,
    name: inEachLanguage(''),
    reach: inEachLanguage(''),
    benefits: inEachLanguage(''),
    voucher: 'none',
    voucher_amount_usd_cents: null,
    voucher_percent: null,
    voucher_days: null,
  },
}

/** One level of the club: what it is called, how one reaches it and what it brings. */
export default function LevelPage() {
  return (
    <AddressedRecord<StaffLevel> resource="member-level" fresh={NEW}>
      {(id, stored) => <LevelForm id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function LevelForm({ id, stored }: { id: number | null; stored: Omit<StaffLevel, 'id'> }) {
  const say = useMessages()
  const locale = useStaffLocale()
  const fields = useLevelFields()
  const mayWrite = useMay('member.write')
  return (
    <RecordForm
      resource="member-level"
      id={id}
      stored={stored}
      list={{ to: '/members/levels', label: say('level.title') }}
      title={({ value }) => value.name[locale] || value.name.en || say('level.add')}
      fields={fields}
      isFixed={!mayWrite}
      renderActions={({ value }) =>
        id !== null && mayWrite && <DeleteButton path="/member-levels" list="/members/levels" name={value.name[locale] || value.name.en} />
      }
      facts={
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Panel>
            <LimitedNumberInput source="value.rank" label={say('level.fields.rank')} help={say('level.help.rank')} least={1} most={MOST_RANK} />
          </Panel>
          <Voucher />
          {id !== null && <Revisions of={`member-levels/${id}`} {...fields} mayEdit={mayWrite} />}
        </Box>
      }
    >
      <Words />
    </RecordForm>
  )
}

function Words() {
  const say = useMessages()
  return (
    <Panel title={say('level.words')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1 }}>{say('level.wordsLead')}</Box>
      <TranslatedInputs sources={['value.name', 'value.reach', 'value.benefits']}>
        <TranslatedText source="value.name" label={say('level.fields.name')} most={60} />
        <TranslatedText source="value.reach" label={say('level.fields.reach')} most={400} help={say('level.help.reach')} isLong />
        <TranslatedText source="value.benefits" label={say('level.fields.benefits')} most={2000} help={say('level.help.benefits')} isLong />
      </TranslatedInputs>
    </Panel>
  )
}

/** What each member is given once who reaches the level. */
function Voucher() {
  const say = useMessages()
  const kind: unknown = useWatch({ name: 'value.voucher' })
  return (
    <Panel title={say('level.fields.voucher')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('level.help.voucher')}</Box>
        <RadioButtonGroupInput
          source="value.voucher"
          label={say('member.voucher.worth')}
          choices={LEVEL_VOUCHERS.map((name) => ({ id: name, name: say(`level.vouchers.${name}`) }))}
          translateChoice={false}
          helperText={false}
        />
        {kind === 'amount' && <DollarInput source="value.voucher_amount_usd_cents" label={say('level.fields.voucher_amount_usd_cents')} help={false} />}
        {kind === 'percent' && <WholeInput name="voucher_percent" help={false} />}
        {kind !== 'none' && <WholeInput name="voucher_days" help={say('level.help.voucher_days')} />}
      </Box>
    </Panel>
  )
}

function WholeInput({ name, help }: { name: 'voucher_percent' | 'voucher_days'; help: string | false }) {
  const say = useMessages()
  return (
    <LimitedNumberInput
      source={`value.${name}`}
      label={say(`level.fields.${name}`)}
      help={help}
      least={1}
      most={name === 'voucher_percent' ? VOUCHER_MOST.percent : VOUCHER_MOST.days}
    />
  )
}

import { Box } from '@mui/material'
import { NumberInput, RadioButtonGroupInput, useParams } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LEVEL_VOUCHERS } from '#contract/member-values.ts'
import type { StaffLevel } from '#contract/staff-level.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { DollarInput } from '#apps/admin/web/ui/dollar-input.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import { StoredRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { useLevelFields } from './use-level-fields.ts'

/** One level of the club: what it is called, how one reaches it and what it brings. */
export default function LevelPage() {
  const { id } = useParams()
  return (
    <StoredRecord<StaffLevel> key={id} resource="member-level" id={Number(id)}>
      {(stored) => <LevelForm stored={stored} />}
    </StoredRecord>
  )
}

function LevelForm({ stored }: { stored: StaffLevel }) {
  const say = useMessages()
  const locale = useStaffLocale()
  const fields = useLevelFields()
  const mayWrite = useMay('member.write')
  return (
    <RecordForm
      resource="member-level"
      id={stored.id}
      stored={stored}
      list={{ to: '/members/levels', label: say('level.title') }}
      title={({ value }) => value.name[locale] || value.name.en}
      fields={fields}
      isFixed={!mayWrite}
      facts={
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Voucher />
          <Revisions of={`member-levels/${stored.id}`} {...fields} mayEdit={mayWrite} />
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
  return <NumberInput source={`value.${name}`} label={say(`level.fields.${name}`)} helperText={help} min={1} step={1} variant="outlined" fullWidth />
}

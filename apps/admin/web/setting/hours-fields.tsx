import { Box } from '@mui/material'
import { AutocompleteInput, CheckboxGroupInput, TextArrayInput, TextInput } from 'react-admin'
import { useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { TextField } from './text-field.tsx'
import { weekdayNames } from './weekday-names.ts'

/** When somebody answers. */
export function HoursFields() {
  const say = useMessages()
  const locale = useStaffLocale()
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ id: zone, name: `${zone.replaceAll('_', ' ')} (${offsetOf(zone)})` }))
  return (
    <FieldGroup title="settings.groups.hours" lead="settings.parts.hoursLead">
      <CheckboxGroupInput
        source="value.days"
        label={say('settings.hours.days')}
        choices={weekdayNames(locale).map((name, index) => ({ id: index + 1, name }))}
        translateChoice={false}
        helperText={false}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '160px 160px' } }}>
        <TextField group="hours" name="from" type="time" most={5} />
        <TextField group="hours" name="to" type="time" most={5} />
      </Box>
      <AutocompleteInput
        source="value.time_zone"
        label={say('settings.hours.time_zone')}
        choices={zones}
        translateChoice={false}
        helperText={false}
        variant="outlined"
        fullWidth
      />
      <OrderedRows
        source="value.holidays"
        label={say('settings.hours.holidays')}
        add={{ label: say('settings.row.addHoliday'), row: { from: '', to: '' } }}
        removable="all"
      >
        <RowDay source="from" label={say('workingTime.from')} />
        <RowDay source="to" label={say('workingTime.to')} />
      </OrderedRows>
      <TextArrayInput
        source="value.extra_days"
        label={say('settings.hours.extra_days')}
        helperText={say('settings.help.extra_days')}
        variant="outlined"
        fullWidth
      />
    </FieldGroup>
  )
}

/** `GMT+8`, as it is now. */
function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

function RowDay({ source, label }: { source: string; label: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      type="date"
      parse={(text: string | null) => text ?? ''}
      helperText={false}
      variant="outlined"
      margin="none"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

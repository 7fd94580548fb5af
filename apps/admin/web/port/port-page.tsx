import { Alert, Box, Link } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { PortValue, StaffPort } from '#contract/staff-port.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { CountryInput } from '#apps/admin/web/country/country-input.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { DeleteButton } from '#apps/admin/web/ui/delete-button.tsx'
import { KnownInput } from '#apps/admin/web/ui/known-input.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { RecordForm } from '#apps/admin/web/ui/record-form.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { usePortFields } from './use-port-fields.ts'

const NEW: Omit<StaffPort, 'id'> = {
  version: 0,
  is_sample: false,
  units: 0,
  value: {
    port_name: '',
    country_iso2: '',
    un_locode: null,
    region: null,
    latitude: null,
    longitude: null,
    has_roro: null,
    has_container: null,
  },
}

/** One port: where it is and what can be loaded there. */
export default function PortPage() {
  return (
    <AddressedRecord<StaffPort> resource="port" fresh={NEW}>
      {(id, stored) => <PortForm key={id} id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function PortForm({ id, stored }: { id: number | null; stored: Omit<StaffPort, 'id'> }) {
  const say = useMessages()
  const fields = usePortFields()
  return (
    <RecordForm
      resource="port"
      id={id}
      stored={stored}
      list={{ to: '/markets/ports', label: say('markets.tabs.ports') }}
      title={({ value }) => (id === null ? say('port.add') : value.port_name)}
      fields={fields}
      isFixed={!useMay('content.write')}
      isSavable={({ is_sample: isSample }) => isSample}
      renderActions={({ units, value }) => id !== null && units === 0 && <DeleteButton path="/ports" list="/markets/ports" name={value.port_name} />}
      renderNotes={({ is_sample: isSample, units }) => (
        <>
          {isSample && <Alert severity="warning">{say('markets.sampleNote')}</Alert>}
          {units > 0 && <Alert severity="info">{say('port.inUse', { count: units })}</Alert>}
        </>
      )}
      facts={id !== null && <Revisions of={`ports/${id}`} {...fields} />}
    >
      <Fields />
    </RecordForm>
  )
}

function Fields() {
  const say = useMessages()
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <WordsInput name="port_name" most={80} help={say('port.help.port_name')} />
        <CountryInput />
        <WordsInput name="un_locode" most={6} help={say('port.help.un_locode')} />
        <WordsInput name="region" most={80} help={say('port.help.region')} />
        <KnownInput source="value.has_roro" label={say('port.fields.has_roro')} />
        <KnownInput source="value.has_container" label={say('port.fields.has_container')} />
        <DegreesInput name="latitude" most={90} />
        <DegreesInput name="longitude" most={180} />
        <MapLink />
      </Box>
    </Panel>
  )
}

function WordsInput({ name, most, help }: { name: 'port_name' | 'un_locode' | 'region'; most: number; help: string }) {
  const say = useMessages()
  return (
    <TextInput
      source={`value.${name}`}
      label={say(`port.fields.${name}`)}
      helperText={help}
      parse={(text: string | null) => (text === null || text === '' ? (name === 'port_name' ? '' : null) : text)}
      variant="outlined"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, dir: 'auto', spellCheck: false } }}
    />
  )
}

function DegreesInput({ name, most }: { name: 'latitude' | 'longitude'; most: number }) {
  const say = useMessages()
  return <LimitedNumberInput source={`value.${name}`} label={say(`port.fields.${name}`)} help={say(`port.help.${name}`)} least={-most} most={most} step="any" />
}

/** Where the degrees lie, so that a slip of the pen is seen. */
function MapLink() {
  const say = useMessages()
  const [latitude, longitude] = useWatch<{ value: PortValue }, ['value.latitude', 'value.longitude']>({ name: ['value.latitude', 'value.longitude'] })
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return (
    <Link
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=9/${latitude}/${longitude}`}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ gridColumn: '1 / -1' }}
    >
      {say('port.map')}
    </Link>
  )
}

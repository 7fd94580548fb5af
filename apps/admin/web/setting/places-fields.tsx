import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'

const NEW_PLACE = { names: {}, address: '' }

/** Offices and yards beside the registered address. */
export function PlacesFields() {
  const say = useMessages()
  return (
    <FieldGroup title="settings.parts.places" lead="settings.parts.placesLead">
      <OrderedRows source="value.places" label={say('settings.company.places')} add={{ label: say('settings.row.addPlace'), row: NEW_PLACE }} removable="all">
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, width: '100%' }}>
          <TranslatedInputs sources={['names']}>
            <TranslatedText source="names" label={say('settings.row.placeName')} most={80} />
          </TranslatedInputs>
          <TextInput
            source="address"
            label={say('settings.row.placeAddress')}
            helperText={say('settings.help.address')}
            parse={(text: string | null) => text ?? ''}
            multiline
            minRows={3}
            variant="outlined"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 400, dir: 'auto' } }}
          />
        </Box>
      </OrderedRows>
    </FieldGroup>
  )
}

import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { WHATSAPP_LIMITS } from '#contract/whatsapp-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'

const NEW_TEMPLATE = { name: '', language: 'en', text: '' }

const PAIR = { display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' } } as const

/** Templates that WhatsApp has approved, as its manager shows them. */
export function WhatsappFields() {
  const say = useMessages()
  return (
    <FieldGroup title="settings.parts.whatsapp" lead="settings.parts.whatsappLead">
      <OrderedRows
        source="value.templates"
        label={say('settings.whatsapp.templates')}
        add={{ label: say('settings.row.addTemplate'), row: NEW_TEMPLATE }}
        removable="all"
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, width: '100%' }}>
          <Box sx={PAIR}>
            <Field name="name" label={say('settings.row.templateName')} help={say('settings.help.templateName')} most={512} />
            <Field name="language" label={say('settings.row.templateLanguage')} help={say('settings.help.templateLanguage')} most={8} />
          </Box>
          <Field name="text" label={say('settings.row.templateText')} help={say('settings.help.templateText')} most={WHATSAPP_LIMITS.templateText} isLong />
        </Box>
      </OrderedRows>
    </FieldGroup>
  )
}

function Field({ name, label, help, most, isLong = false }: { name: string; label: string; help: string; most: number; isLong?: boolean }) {
  return (
    <TextInput
      source={name}
      label={label}
      helperText={help}
      parse={(text: string | null) => text ?? ''}
      isRequired
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, dir: isLong ? 'auto' : 'ltr', spellCheck: isLong } }}
    />
  )
}

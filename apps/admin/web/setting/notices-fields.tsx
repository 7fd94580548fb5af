import { TextArrayInput } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'

/** Who is told of what by mail. */
export function NoticesFields() {
  const say = useMessages()
  return (
    <FieldGroup title="settings.groups.notices" lead="settings.parts.noticesLead">
      <TextArrayInput
        source="value.enquiry_mails"
        label={say('settings.notices.enquiry_mails')}
        helperText={say('settings.help.enquiry_mails')}
        variant="outlined"
        fullWidth
      />
    </FieldGroup>
  )
}

import { PlacesFields } from './places-fields.tsx'
import { TextField } from './text-field.tsx'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'

/** Who the company is and how it is reached. */
export function CompanyFields() {
  return (
    <>
      <FieldGroup title="settings.parts.identity">
        <TextField group="company" name="name" most={60} isRequired />
        <TextField group="company" name="legal_name" most={120} hasHelp />
        <TextField group="company" name="registration_number" most={60} hasHelp />
        <TextField group="company" name="represented_by" most={200} hasHelp />
        <TextField group="company" name="address" most={400} isLong hasHelp />
      </FieldGroup>
      <FieldGroup title="settings.parts.reach">
        <TextField group="company" name="whatsapp" type="tel" most={30} hasHelp />
        <TextField group="company" name="phone" type="tel" most={30} />
        <TextField group="company" name="mail" type="email" most={254} hasHelp />
      </FieldGroup>
      <PlacesFields />
      <FieldGroup title="settings.parts.profiles">
        <TextField group="company" name="facebook" type="url" most={300} />
        <TextField group="company" name="instagram" type="url" most={300} />
        <TextField group="company" name="youtube" type="url" most={300} />
        <TextField group="company" name="linkedin" type="url" most={300} />
        <TextField group="company" name="tiktok" type="url" most={300} />
      </FieldGroup>
    </>
  )
}

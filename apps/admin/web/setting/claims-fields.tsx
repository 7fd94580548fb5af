import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { CLAIM_NAMES } from '#contract/company-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'

/** What the company says of itself in figures: each with the day on which it was true and what shows it. */
export function ClaimsFields() {
  const say = useMessages()
  return (
    <FieldGroup title="settings.groups.claims" lead="settings.parts.claimsLead">
      {CLAIM_NAMES.map((name) => (
        <Box key={name} component="fieldset" sx={{ border: 0, m: 0, p: 0, pb: 1, minWidth: 0 }}>
          <Box component="legend" sx={{ fontWeight: 600, mb: 1.25, p: 0 }}>
            {say(`settings.claims.${name}`)}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '150px 170px 1fr' },
              '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            }}
          >
            <LimitedNumberInput source={`value.${name}.value`} label={say('settings.claim.value')} least={1} most={1_000_000_000} />
            <TextInput
              source={`value.${name}.as_of`}
              label={say('settings.claim.as_of')}
              type="date"
              helperText={false}
              variant="outlined"
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextInput
              source={`value.${name}.source`}
              label={say('settings.claim.source')}
              helperText={false}
              variant="outlined"
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          </Box>
        </Box>
      ))}
    </FieldGroup>
  )
}

import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import type { RoleKey } from '#contract/staff-values.ts'
import { ROLE_KEYS } from '#contract/staff-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** The roles with what each may do. */
export function RoleField({ value, onChange }: { value: RoleKey; onChange: (role: RoleKey) => void }) {
  const say = useMessages()
  return (
    <RadioGroup aria-label={say('staff.role')} value={value} onChange={(event) => onChange(ROLE_KEYS.find((key) => key === event.target.value) ?? value)}>
      {ROLE_KEYS.map((key) => (
        <FormControlLabel
          key={key}
          value={key}
          control={<Radio size="small" sx={{ alignSelf: 'flex-start', py: 0.5 }} />}
          sx={{ alignItems: 'flex-start', mb: 1 }}
          label={
            <Box sx={{ pt: '3px' }}>
              <Box>{say(`role.${key}`)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{say(`roleHelp.${key}`)}</Box>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  )
}

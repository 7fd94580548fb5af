import { Box, MenuItem, TextField } from '@mui/material'
import { Check } from 'lucide-react'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { Choice } from './select-field.tsx'

type MultiSelectFieldProps = { label: string; values: readonly string[]; choices: readonly Choice[]; onChange: (values: readonly string[]) => void }

/** Any of several; none means all. */
export function MultiSelectField({ label, values, choices, onChange }: MultiSelectFieldProps) {
  const say = useMessages()
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={values}
      onChange={(event) => onChange(event.target.value as unknown as string[])}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (chosen) => (chosen as string[]).map(labelOf).join(', ') || say('app.all'),
          MenuProps: { slotProps: { paper: { sx: { maxHeight: 420 } } } },
        },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} dense>
          <Box component="span" aria-hidden sx={{ width: 24, flex: 'none', lineHeight: 0 }}>
            {values.includes(choice.value) && <Check size={16} />}
          </Box>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

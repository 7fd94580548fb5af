import { MenuItem, TextField, type SxProps, type Theme } from '@mui/material'

export type Choice = { value: string; label: string }

type SelectFieldProps = {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  isDisabled?: boolean
  sx?: SxProps<Theme>
  allLabel?: string
}

/** One of several. With `allLabel` the first choice is the empty one. */
export function SelectField({ label, value, choices, onChange, isDisabled = false, sx, allLabel }: SelectFieldProps) {
  const hasAll = allLabel !== undefined
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={hasAll || choices.some((choice) => choice.value === value) ? value : ''}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      sx={sx}
      slotProps={{ select: { displayEmpty: hasAll }, inputLabel: hasAll ? { shrink: true } : {} }}
    >
      {hasAll && <MenuItem value="">{allLabel}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

import { TextField } from '@mui/material'

/** A day, chosen with the browser's own calendar. */
export function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <TextField
      fullWidth
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2012-01-01', max: '2099-12-31' } }}
    />
  )
}

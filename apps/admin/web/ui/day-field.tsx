import { TextField } from '@mui/material'
import { useState } from 'react'
import { COUNTED_DAYS } from '#contract/counted-day-values.ts'

/** A day, chosen with the browser's own calendar. A year that is typed only in part is told to nobody, and gone when the field is left. */
export function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (day: string) => {
    const isWhole = day === '' || (day >= COUNTED_DAYS.first && day <= COUNTED_DAYS.last)
    setTyped(isWhole ? null : day)
    if (isWhole) onChange(day)
  }
  return (
    <TextField
      fullWidth
      type="date"
      label={label}
      value={typed ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2012-01-01', max: '2099-12-31' } }}
    />
  )
}

import { TextField } from '@mui/material'
import { useState } from 'react'
import { InputHelperText, useInput } from 'react-admin'
import { centsOf } from './cents.ts'

const CENTS = 100

/** An amount in dollars and cents, stored in cents. While it is typed it stands there as it was typed, so that `12.05` can pass through `12.0`. */
export function DollarInput({ source, label, help = false, isFixed = false }: { source: string; label: string; help?: string | false; isFixed?: boolean }) {
  const { id, field, fieldState } = useInput({
    source,
    // What is no amount stays as it was typed, and is refused by the field.
    validate: (value: unknown) => (value === null || value === undefined || typeof value === 'number' ? undefined : 'issue.a_number'),
  })
  const [typed, setTyped] = useState<string | null>(null)
  const { error } = fieldState
  return (
    <TextField
      id={id}
      name={field.name}
      label={label}
      value={typed ?? textOf(field.value)}
      onChange={({ target: { value } }) => {
        setTyped(value)
        field.onChange(centsOf(value) === undefined ? value : centsOf(value))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      inputRef={field.ref}
      error={error !== undefined}
      helperText={error !== undefined || help !== false ? <InputHelperText error={error?.message} helperText={help} /> : undefined}
      variant="outlined"
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14, dir: 'ltr', readOnly: isFixed } }}
    />
  )
}

/** `9650`, `9650.50`: cents only where there are some. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? (value / CENTS).toFixed(value % CENTS === 0 ? 0 : 2) : ''
}

import { TextInput } from 'react-admin'
import { centsOf } from './cents.ts'

/** An amount in dollars, stored in cents. */
export function DollarInput({ source, label, help, isFixed = false }: { source: string; label: string; help: string | false; isFixed?: boolean }) {
  return (
    <TextInput
      source={source}
      label={label}
      // What is no amount stays as it was typed, and the server refuses it by the field.
      parse={(typed: string | null) => (typed === null || typed === '' ? null : (centsOf(typed) ?? typed))}
      format={(value: unknown) => (typeof value === 'number' ? String(value / 100) : (value ?? ''))}
      validate={(value: unknown) => (value === null || typeof value === 'number' ? undefined : 'issue.a_number')}
      helperText={help}
      readOnly={isFixed}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
    />
  )
}

import { maxLength, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Of the room of a field: from here on the rest is counted. */
const NEARLY_FULL = 0.9

type LongTextInputProps = { source: string; label: string; most: number; rows: number; isRequired?: boolean; emptyValue: string | null; top?: number }

/**
 * A text of several lines. What is longer than it may be stays as it was pasted, is counted and refused in words: a browser that cuts it would say
 * nothing.
 */
export function LongTextInput({ source, label, most, rows, isRequired = false, emptyValue, top = 0 }: LongTextInputProps) {
  const say = useMessages()
  const value: unknown = useWatch({ name: source })
  const length = typeof value === 'string' ? value.length : 0
  const counted = length >= most * NEARLY_FULL ? say('app.signs', { count: length, most }) : false
  return (
    <TextInput
      sx={{ mt: top }}
      source={source}
      label={label}
      validate={[...(isRequired ? [required('issue.required')] : []), maxLength(most, 'issue.too_long')]}
      parse={(text: string | null) => text ?? emptyValue}
      multiline
      minRows={rows}
      maxRows={16}
      helperText={counted}
      variant="outlined"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  )
}

import { DateTimeInput, useSourceContext } from 'react-admin'
import { get, useFormState } from 'react-hook-form'

type MomentInputProps = {
  source: string
  label: string
  help: string
  isFixed: boolean
  /** Puts it into the form. */
  onSet: (moment: string | null) => void
  /** It must be given and lie ahead. */
  isToCome?: boolean
}

/** A moment by the clock of this computer; empty: none. */
export function MomentInput({ source, label, help, isFixed, onSet, isToCome = false }: MomentInputProps) {
  const { defaultValues } = useFormState()
  const path = useSourceContext().getSource(source)
  const fault = (moment: unknown) => {
    if (!isToCome) return undefined
    if (typeof moment !== 'string' || moment === '') return 'issue.required'
    // A plan that came true while the form was open is nobody's mistake.
    return Date.parse(moment) <= Date.now() && moment !== get(defaultValues, path) ? 'issue.has_passed' : undefined
  }
  return (
    <DateTimeInput
      source={source}
      label={label}
      helperText={help}
      readOnly={isFixed}
      required={isToCome}
      validate={fault}
      // react-admin waits with an emptied field until it is left, and the button to save would wait with it.
      onChange={(event: { target: { value: string } }) => {
        const { value } = event.target
        onSet(value === '' ? null : new Date(value).toISOString())
      }}
      parse={(value: unknown) => (value === '' || value === null ? null : new Date(value as string).toISOString())}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}

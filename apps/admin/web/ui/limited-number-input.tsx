import { NumberInput } from 'react-admin'
import { formatTag } from '#i18n/format.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { limitFault, type Limits } from './limits.ts'

type LimitedNumberInputProps = Omit<Limits, 'isWhole'> & {
  source: string
  label: string
  help?: string | false
  step?: number | 'any'
  isRequired?: boolean
  /** Figures that are years are written without separators. */
  isYear?: boolean
}

/** A number whose limits are told by the field in the language of the screens; the browser would tell them in its own (R16.120). */
export function LimitedNumberInput({ source, label, help = false, step = 1, isRequired = false, isYear = false, least, most }: LimitedNumberInputProps) {
  const tag = formatTag(useStaffLocale())
  const figure = (value: number) => new Intl.NumberFormat(tag, { useGrouping: !isYear, maximumFractionDigits: 6 }).format(value)
  const faultOf = (value: unknown) => {
    if (isRequired && typeof value !== 'number') return 'issue.required'
    const fault = limitFault(value, { least, most, isWhole: step === 1 })
    return fault === undefined ? undefined : { message: fault.message, args: { least: figure(fault.least), most: figure(fault.most) } }
  }
  return (
    <NumberInput
      source={source}
      label={label}
      step={step}
      validate={faultOf}
      helperText={help}
      required={isRequired}
      variant="outlined"
      margin="none"
      fullWidth
    />
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { tidyVin, VIN_LENGTH, vinState, type VinState } from '#contract/vin.ts'
import { TextField } from '#apps/site/ui/index.ts'

/**
 * Chassis number, optional. What looks wrong is said when the field is left, and sent all the same: a slip must not lose an enquiry, and
 * the check digit is not used in every market.
 */
export function VinField({ initial, className }: { initial: string | undefined; className?: string }) {
  const t = useTranslations('enquiry')
  const [state, setState] = useState<VinState>('ok')
  const [length, setLength] = useState(0)

  function check(typed: string) {
    const vin = tidyVin(typed)
    setLength(vin.length)
    setState(vin === '' ? 'ok' : vinState(vin))
  }

  return (
    <TextField
      label={t('vin')}
      name="vin"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      defaultValue={initial}
      hint={state === 'check_digit' ? t('vinCheckDigit') : t('vinHint')}
      error={state === 'incomplete' ? t('vinIncomplete', { count: length, whole: VIN_LENGTH }) : undefined}
      onBlur={(event) => check(event.currentTarget.value)}
      className={className}
    />
  )
}

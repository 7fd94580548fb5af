import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field, IconButton, IconEye, IconEyeOff, TextInput } from '#apps/site/ui/index.ts'

type PasswordFieldProps = {
  label: string
  name: string
  /** For password managers: the one in use, or one that is chosen now. */
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string
}

/** A password that can be shown, pasted and filled in by a manager. Without script the button is not there. */
export function PasswordField({ label, name, autoComplete, hint, error }: PasswordFieldProps) {
  const t = useTranslations('club')
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            className="pe-12"
          />
          <IconButton
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            icon={isShown ? IconEyeOff : IconEye}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 my-auto text-muted noscript:hidden"
          />
        </span>
      )}
    </Field>
  )
}

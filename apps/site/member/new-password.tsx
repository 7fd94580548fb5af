import { useTranslations } from 'use-intl'
import type { FormFault } from './use-member-form.ts'
import { PasswordField } from './password-field.tsx'
import { isTooShort, readPassword } from './wire.ts'

/** The two fields of a password that is chosen now. */
export function NewPasswordFields({ label, errorOf }: { label: string; errorOf: (name: string) => string | undefined }) {
  const t = useTranslations('club')
  return (
    <>
      <PasswordField label={label} name="password" autoComplete="new-password" hint={t('passwordHint')} error={errorOf('password')} />
      <PasswordField label={t('surePassword')} name="surPassword" autoComplete="new-password" error={errorOf('surPassword')} />
    </>
  )
}

type NewPasswordMessage = 'passwordPrompt' | 'surePasswordPrompt' | 'mismatch' | 'passwordShort' | 'passwordCommon'

/**
 * What is wrong with a chosen password: empty, not the same twice (R12.1, an alert, nothing is sent), too short, or
 * known to guessers (R12.3). `personal`: what is known of the person. The list of guesses is fetched only here.
 */
export async function checkNewPassword(form: FormData, t: (key: NewPasswordMessage) => string, personal: readonly string[]): Promise<FormFault | null> {
  const password = readPassword(form)
  const again = readPassword(form, 'surPassword')
  if (password === '') return { alert: null, fields: { password: t('passwordPrompt') } }
  if (again === '') return { alert: null, fields: { surPassword: t('surePasswordPrompt') } }
  if (password !== again) return { alert: t('mismatch'), fields: { surPassword: t('surePasswordPrompt') } }
  if (isTooShort(password)) return { alert: null, fields: { password: t('passwordShort') } }
  return (await isGuessed(password, personal)) ? { alert: null, fields: { password: t('passwordCommon') } } : null
}

// Where the list cannot be had, the server looks at its own.
async function isGuessed(password: string, personal: readonly string[]): Promise<boolean> {
  try {
    const { isGuessable } = await import('./password-rules.ts')
    return isGuessable(password, personal)
  } catch {
    return false
  }
}

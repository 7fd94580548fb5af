import { MEMBER_PASSWORD_MIN } from '#contract/member-values.ts'

/** Fields of the registration, in the order of the form (R12.1); `surPassword` stays in the browser. */
export const REGISTER_FIELDS = ['name', 'country', 'country_id', 'email', 'mobile', 'whatsapp'] as const

/** Text of each field that was filled in, trimmed; passwords are read as they are. A ticked "same number" copies the phone number. */
export function readFields(form: FormData, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim()
  }
  if (form.get('whatsapp_same') !== null && names.includes('whatsapp')) {
    delete values['whatsapp']
    if (values['mobile']) values['whatsapp'] = values['mobile']
  }
  return values
}

/** A password exactly as typed. */
export function readPassword(form: FormData, name = 'password'): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Length in characters after NFKC, as the rule counts. */
export function isTooShort(password: string): boolean {
  return [...password.normalize('NFKC')].length < MEMBER_PASSWORD_MIN
}

// Copies of the contract's values: its module carries the validator, which browsers must not load. A test compares them.
export const PASSWORD_MIN = 10
export const RESET_MINUTES = 60
export const ENQUIRY_STAGES = ['received', 'in_contact', 'quoted', 'ordered', 'closed'] as const

/** Fields of the registration, in the order of the form (specification section 3); `surPassword` stays in the browser. */
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
  return [...password.normalize('NFKC')].length < PASSWORD_MIN
}

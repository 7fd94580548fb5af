/** The fields of the application with one value each, as the wire names them. */
export const APPLY_FIELDS = [
  'company',
  'name',
  'country',
  'country_id',
  'mail',
  'mobile',
  'whatsapp',
  'business_kind',
  'years_in_business',
  'has_showroom',
  'has_workshop',
  'territory',
  'yearly_volume',
  'brands',
  'remark',
] as const
export type ApplyField = (typeof APPLY_FIELDS)[number]
export type ApplyValues = Partial<Record<ApplyField, string>> & { interests?: readonly string[] }

/** The five without which nobody can be answered, in the order of the form. */
const REQUIRED: readonly ApplyField[] = ['company', 'name', 'country', 'mail', 'mobile']

/** What was typed, trimmed; fields left empty are absent. A ticked "same number" copies the phone number to WhatsApp. */
export function readValues(form: Pick<FormData, 'get' | 'getAll'>): ApplyValues {
  const values: ApplyValues = {}
  for (const field of APPLY_FIELDS) {
    const value = form.get(field)
    if (typeof value === 'string' && value.trim() !== '') values[field] = value.trim()
  }
  const interests = form.getAll('interests').filter((value) => typeof value === 'string')
  if (interests.length > 0) values.interests = interests
  if (form.get('whatsapp_same') !== null && values.mobile) values.whatsapp = values.mobile
  return values
}

export function missingFields(values: ApplyValues): ApplyField[] {
  return REQUIRED.filter((field) => !values[field])
}

/** Which fields a server's faults speak of. */
export function faultyFields(issues: readonly { path: string }[]): ApplyField[] {
  const named = new Set(issues.map(({ path }) => (path === 'country_id' ? 'country' : path)))
  return APPLY_FIELDS.filter((field) => named.has(field))
}

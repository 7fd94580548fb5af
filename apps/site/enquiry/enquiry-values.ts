import { FORM_FIELDS, REQUIRED_FIELDS, SUBMIT_SOURCE, subjectFields, VALUE_FIELDS } from './wire.ts'
import type { EnquiryPayload, EnquirySetting, EnquiryValues, FormField } from './wire.ts'

/**
 * What was typed, trimmed; fields left empty are absent. A ticked "same number" copies the phone number to WhatsApp, and a WhatsApp
 * number alone is the phone number too (R10.1).
 */
export function readValues(form: FormData): EnquiryValues {
  const values: EnquiryValues = {}
  for (const field of VALUE_FIELDS) {
    const value = form.get(field)
    if (typeof value === 'string' && value.trim() !== '') values[field] = value.trim()
  }
  if (form.get('whatsapp_same') !== null) {
    delete values.whatsapp
    if (values.mobile) values.whatsapp = values.mobile
  }
  if (values.whatsapp !== undefined) values.mobile ??= values.whatsapp
  return values
}

/** The required fields that are empty, in the order of the form. */
export function missingFields(values: EnquiryValues): FormField[] {
  return REQUIRED_FIELDS.filter((field) => !values[field])
}

type PayloadParts = {
  values: EnquiryValues
  setting: EnquirySetting
  lang: string
  /** Fields `items`, which may stand outside of the form: each the JSON text of one thing. */
  items?: readonly FormDataEntryValue[]
  honeypot?: FormDataEntryValue | null
  elapsedMs?: number | null
  touches?: Pick<EnquiryPayload, 'first_touch' | 'last_touch'>
  /** Only where the visitor has agreed (R18.3). */
  adConsent?: EnquiryPayload['ad_consent']
}

/** The body of `POST /api/clue/record` (R10.3), without anything empty (R14.6). */
export function buildPayload({ values, setting, lang, items, honeypot, elapsedMs, touches, adConsent }: PayloadParts): EnquiryPayload {
  const { origin, originId, subject } = setting
  return dropEmpty({
    ...values,
    ...subjectFields(subject ?? {}),
    from: SUBMIT_SOURCE,
    origin,
    from_id: originId,
    lang,
    items: items?.length ? items : null,
    company_website: honeypot,
    elapsed_ms: elapsedMs,
    ...touches,
    ad_consent: adConsent,
  })
}

/** Which fields a server's faults speak of; without a hint, those that are visibly empty. */
export function faultyFields(issues: readonly { path: string }[], values: EnquiryValues): FormField[] {
  const named = new Set(issues.map((issue) => (issue.path === 'country_id' ? 'country' : issue.path)))
  const faulty = FORM_FIELDS.filter((field) => named.has(field))
  return faulty.length > 0 ? faulty : missingFields(values)
}

function dropEmpty(record: Record<string, unknown>): EnquiryPayload {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null && value !== ''))
}

import { FORM_FIELDS } from './wire.ts'
import type { EnquiryValues, FormField } from './wire.ts'

/** What the action answers to a post that it could not accept: everything typed comes back with it. */
export type EnquiryActionData = {
  enquiry: {
    values: EnquiryValues
    /** `required`: the five fields; `failed`: anything else. */
    fault: 'required' | 'failed'
    /** Why it failed, in the page's language; null where the fields say it. */
    message: string | null
    fields: readonly FormField[]
  }
}

/** Finds the answer among a route's action data; null where the data is another form's or the form is not the page's. */
export function readActionFault(data: unknown, isForeign: boolean) {
  if (isForeign || typeof data !== 'object' || data === null || !('enquiry' in data)) return null
  const { values, fault, message, fields } = (data as EnquiryActionData).enquiry
  return { values, text: fault === 'failed' ? message : fault, fields: fields.filter((field) => FORM_FIELDS.includes(field)) }
}

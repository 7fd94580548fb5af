import type { EnquiryOrigin } from '#contract/enquiry-values.ts'
import type { RecordEnquiryInput } from '#contract/enquiry.ts'

// Copies of the contract's values: its module carries the validator, which browsers must not load. A test compares them.
export const SUBMIT_SOURCE = 'Auto-Chat'
export const REQUIRED_MESSAGE = 'Please fill in name, mobile number, e-mail, country or region, requirements'

/** The five fields that the server asks for (R10.1), in the order of the form. */
export const REQUIRED_FIELDS = ['name', 'country', 'mobile', 'mail', 'remark'] as const

/** Every field a person fills in. */
export const FORM_FIELDS = ['name', 'country', 'country_id', 'mobile', 'whatsapp', 'mail', 'vin', 'remark'] as const
export type FormField = (typeof FORM_FIELDS)[number]

/** What may be said of the order besides (R10.21): never asked for, never at fault. */
export const ORDER_FIELDS = ['quantity', 'destination_port', 'price_basis'] as const
type OrderField = (typeof ORDER_FIELDS)[number]

/** Every field that a form is read for, kept and given back by. */
export const VALUE_FIELDS = [...FORM_FIELDS, ...ORDER_FIELDS] as const
export type EnquiryValues = Partial<Record<FormField | OrderField, string>>

/** The car or brand that the enquiry is about. */
export type EnquirySubject = {
  brand?: string | null
  brandSign?: string | null
  carModel?: string | null
  carModelSign?: string | null
}

/** Fields of the wire for a subject. */
export function subjectFields(subject: EnquirySubject) {
  return { brand: subject.brand, brand_sign: subject.brandSign, car_model: subject.carModel, car_model_sign: subject.carModelSign }
}

/** Where the form stands and what it is about. `originId` is sent as `from_id`. */
export type EnquirySetting = { origin: EnquiryOrigin; originId?: string | number | null; subject?: EnquirySubject }

export type EnquiryPayload = RecordEnquiryInput

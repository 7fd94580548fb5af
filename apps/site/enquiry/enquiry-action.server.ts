import { redirect } from 'react-router'
import type { AppError } from '#contract/errors.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { formAction, type PostedForm } from '#apps/site/request/form-action.server.ts'
import type { EnquiryActionData } from './action-fault.ts'
import { faultyFields, readValues } from './enquiry-values.ts'
import { isNoMail } from './no-mail.ts'
import { SUBMIT_SOURCE } from './wire.ts'

const SETTING_FIELDS = ['origin', 'from_id', 'brand', 'brand_sign', 'car_model', 'car_model_sign', 'company_website'] as const

/**
 * The action of every page with an enquiry form: the same verb as the API, for a form posted without script.
 * Success leads to `/result` with the reference and the code of its state; otherwise the page comes back with everything typed and what is missing.
 * A cached page cannot carry an idempotency key, so the verb compares contents.
 */
export const enquiryAction = formAction({ submit: submitEnquiry, refuse: refuseEnquiry })

/** For a page that has other forms beside its enquiry. */
export async function submitEnquiry({ form, site }: PostedForm) {
  const setting = Object.fromEntries(SETTING_FIELDS.map((name) => [name, readText(form.get(name))]))
  const items = form.getAll('items').filter((item) => typeof item === 'string')
  const { reference, status_code: code } = await recordEnquiry({
    ctx: site.ctx,
    input: { ...readValues(form), ...setting, items, from: SUBMIT_SOURCE, lang: site.locale },
    idempotencyKey: null,
    request: site.visitor,
  })
  return redirect(`/result?${new URLSearchParams({ ref: reference, code, ...(isNoMail(readValues(form).mail) ? { mail: 'none' } : {}) })}`, 303)
}

export function refuseEnquiry({ key, issues }: AppError, { form, site }: PostedForm): EnquiryActionData {
  const values = readValues(form)
  if (key === 'enquiry_required') return { enquiry: { values, fault: 'required', message: null, fields: faultyFields(issues, values) } }
  return { enquiry: { values, fault: 'failed', message: createServerTranslator(site.locale, 'api')(key), fields: [] } }
}

function readText(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

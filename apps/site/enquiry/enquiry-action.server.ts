import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { isAppError } from '#contract/errors.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { readForm } from '#apps/site/read-form.server.ts'
import type { EnquiryActionData } from './action-fault.ts'
import { faultyFields, readValues } from './enquiry-values.ts'
import { SUBMIT_SOURCE } from './wire.ts'

const SETTING_FIELDS = ['origin', 'from_id', 'brand', 'brand_sign', 'car_model', 'car_model_sign', 'company_website'] as const

/**
 * The action of every page with an enquiry form: the same verb as the API, for a form posted without script.
 * Success leads to `/result` with the reference; otherwise the page comes back with everything typed and what is missing.
 * A cached page cannot carry an idempotency key, so the verb compares contents.
 */
export async function enquiryAction({ request, context }: ActionFunctionArgs) {
  const { ctx, locale, visitor } = siteContext(context)
  const form = await readForm(request)
  const values = readValues(form)
  const setting = Object.fromEntries(SETTING_FIELDS.map((name) => [name, readText(form.get(name))]))
  try {
    const { reference } = await recordEnquiry({
      ctx,
      input: { ...values, ...setting, from: SUBMIT_SOURCE, lang: locale },
      idempotencyKey: null,
      request: visitor,
    })
    return redirect(`/result?ref=${encodeURIComponent(reference)}`, 303)
  } catch (error) {
    if (!isAppError(error)) throw error
    const isRequired = error.key === 'enquiry_required'
    const answer: EnquiryActionData = {
      enquiry: { values, fault: isRequired ? 'required' : 'failed', fields: isRequired ? faultyFields(error.issues, values) : [] },
    }
    return data(answer, 400)
  }
}

function readText(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { ERRORS, isAppError } from '#contract/errors.ts'
import { applyAsDealer } from '#core/domain/dealer/index.ts'
import { receiveForm } from '#core/domain/upload/index.ts'
import { siteContext } from '#apps/site/context.server.ts'
import type { ApplyActionData } from './apply-fault.ts'
import { faultyFields, readValues } from './apply-values.ts'
import { faultsIn } from './document-faults.ts'
import { receivedPage } from './received-page.ts'

/**
 * The application without script: the same verb as the API. Success leads to its own page with the reference; otherwise the page comes
 * back with everything typed and what is wrong. A cached page cannot carry an idempotency key, so the verb compares contents.
 */
export async function applyAction({ request, context }: ActionFunctionArgs) {
  const { ctx, locale, visitor } = siteContext(context)
  const { fields, documents } = await receiveForm({ ctx, input: { body: request.body, contentType: request.headers.get('content-type') ?? '' } })
  const form = formOf(fields)
  const values = readValues(form)
  const honeypot = form.get('company_website')
  try {
    const input = { ...values, interests: [...(values.interests ?? [])], lang: locale, company_website: typeof honeypot === 'string' ? honeypot : undefined }
    const { reference, documents_left_out: leftOut } = await applyAsDealer({ ctx, input, documents, idempotencyKey: null, request: visitor })
    return redirect(receivedPage(reference, leftOut), 303)
  } catch (error) {
    if (!isAppError(error)) throw error
    const fault = error.key === 'application_required' ? 'required' : error.key === 'documents_refused' ? 'documents' : 'other'
    const answer: ApplyActionData = {
      application: { values, fault, fields: faultyFields(error.issues), documents: faultsIn(error.issues), hadFiles: documents.length > 0 },
    }
    return data(answer, fault === 'other' ? ERRORS[error.key].status : 400)
  }
}

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

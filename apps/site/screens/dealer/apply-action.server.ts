import { redirect } from 'react-router'
import { applyAsDealer } from '#core/domain/dealer/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'
import type { ApplyActionData } from './apply-fault.ts'
import { faultyFields, readValues } from './apply-values.ts'
import { faultsIn } from './document-faults.ts'
import { receivedPage } from './received-page.ts'

/**
 * The application without script: the same verb as the API. Success leads to its own page with the reference; otherwise the page comes
 * back with everything typed and what is wrong. A cached page cannot carry an idempotency key, so the verb compares contents.
 */
export const applyAction = formAction({
  submit: async ({ form, documents, site: { ctx, locale, visitor } }) => {
    const values = readValues(form)
    const honeypot = form.get('company_website')
    const input = { ...values, interests: [...(values.interests ?? [])], lang: locale, company_website: typeof honeypot === 'string' ? honeypot : undefined }
    const { reference, documents_left_out: leftOut } = await applyAsDealer({ ctx, input, documents, idempotencyKey: null, request: visitor })
    return redirect(receivedPage(reference, leftOut), 303)
  },
  refuse: ({ key, issues }, { form, documents, site }): ApplyActionData => {
    const fault = key === 'application_required' ? 'required' : key === 'documents_refused' ? 'documents' : 'other'
    const message = fault === 'other' ? createServerTranslator(site.locale, 'api')(key) : null
    return {
      application: { values: readValues(form), fault, message, fields: faultyFields(issues), documents: faultsIn(issues), hadFiles: documents.length > 0 },
    }
  },
})

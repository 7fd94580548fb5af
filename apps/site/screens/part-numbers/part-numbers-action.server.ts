import { createServerTranslator } from '#i18n/server.ts'
import { refuseEnquiry, submitEnquiry } from '#apps/site/enquiry/enquiry-action.server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'

/** Why a pasted list could not be read, in the page's language. */
export type ListFault = { listFault: string }

/** The page has two forms: the pasted list, which its loader answers, and the enquiry about it. */
export const partNumbersAction = formAction({
  submit: async (posted) => (posted.form.has('list') ? null : submitEnquiry(posted)),
  refuse: (error, posted) => {
    // Nothing is read of a body that is too long.
    if (error.key === 'payload_too_large') return { listFault: posted.site.t('partNumbers.tooLong') } satisfies ListFault
    if (!posted.form.has('list')) return refuseEnquiry(error, posted)
    return { listFault: createServerTranslator(posted.site.locale, 'api')(error.key) } satisfies ListFault
  },
})

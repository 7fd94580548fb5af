import { redirect } from 'react-router'
import type { AppError } from '#contract/errors.ts'
import type { AnswerQuotationInput } from '#contract/quotation.ts'
import { answerOffer } from '#core/domain/quotation/index.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { formAction, type PostedForm } from '#apps/site/request/form-action.server.ts'

/** An answer that was not taken: what was typed, what is wrong with which field, or with the whole, in the page's language. */
export type AnswerFault = {
  name: string
  reason: string
  message: string
  faults: { name: string | null; consent: string | null; reason: string | null; whole: string | null }
}

/** The two forms of an offer's page. What is wrong is said beside the field; an offer that is not open any more shows how it stands. */
export const answerAction = formAction({
  submit: async (posted): Promise<AnswerFault | null> => {
    const { params, site } = posted
    await preloadMessages(['quotation'])
    const code = params['code'] ?? ''
    await answerOffer({ ctx: site.ctx, input: inputOf(code, posted.form) })
    throw redirect(`/quotation/${encodeURIComponent(code)}#state`, 303)
  },
  refuse: (error, posted): AnswerFault => ({ ...typedIn(posted.form), faults: faultsOf(error, posted) }),
})

// Every text of a form is read by the schema of the verb.
function inputOf(code: string, form: FormData): AnswerQuotationInput {
  const { name, reason, message } = typedIn(form)
  const revision = Number(form.get('revision'))
  const input =
    form.get('answer') === 'decline'
      ? { answer: 'decline', code, revision, reason, message }
      : { answer: 'accept', code, revision, name, consent: form.get('consent') === '1' }
  return input as AnswerQuotationInput
}

function typedIn(form: FormData): Pick<AnswerFault, 'name' | 'reason' | 'message'> {
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  return { name: text('name'), reason: text('reason'), message: text('message') }
}

function faultsOf({ key, issues }: AppError, { site }: PostedForm): AnswerFault['faults'] {
  const t = createServerTranslator(site.locale, 'quotation')
  const at = (path: string) => issues.some((issue) => issue.path === path)
  const faults = {
    name: at('name') ? t('page.nameMissing') : null,
    consent: at('consent') ? t('page.consentMissing') : null,
    reason: at('reason') ? t('page.reasonMissing') : null,
  }
  if (Object.values(faults).some((fault) => fault !== null)) return { ...faults, whole: null }
  return { ...faults, whole: key === 'conflict' ? t('page.changed') : createServerTranslator(site.locale, 'api')(key) }
}

import { requestStatusLink } from '#core/domain/dealer/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'
import type { StatusLinkAnswer } from './status-link-form.tsx'

/** Mails the link of an application once more; the answer never tells whether there is such an application. */
export const statusLinkAction = formAction({
  submit: async ({ form, site }): Promise<StatusLinkAnswer> => {
    const values = readValues(form)
    await requestStatusLink({ ctx: site.ctx, input: values, ip: site.visitor.ip })
    return { isSent: true, message: null, values }
  },
  refuse: ({ key }, { form, site }): StatusLinkAnswer => ({
    isSent: false,
    message: createServerTranslator(site.locale, 'api')(key),
    values: readValues(form),
  }),
})

function readValues(form: FormData): StatusLinkAnswer['values'] {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { reference: text('reference'), mail: text('mail') }
}

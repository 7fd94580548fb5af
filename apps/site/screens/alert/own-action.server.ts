import { redirect } from 'react-router'
import { confirmAlert, endAlert, prolongAlert } from '#core/domain/alert/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'

/** What went wrong, in the page's language. */
export type OwnAlertFault = { message: string } | null

/**
 * The forms of an alert's page, and the one POST by which mail programs end it (RFC 8058): that one is not answered by a redirect, which they
 * need not follow.
 */
export const ownAlertAction = formAction({
  submit: async ({ form, params, site: { ctx } }): Promise<OwnAlertFault> => {
    const input = { code: params['code'] ?? '' }
    if (form.get('List-Unsubscribe') === 'One-Click') {
      await endAlert({ ctx, input })
      return null
    }
    const intent = form.get('intent')
    if (intent === 'confirm') await confirmAlert({ ctx, input })
    if (intent === 'prolong') await prolongAlert({ ctx, input })
    if (intent === 'end') await endAlert({ ctx, input })
    throw redirect(`/alert/${encodeURIComponent(input.code)}`, 303)
  },
  refuse: ({ key }, { site }): OwnAlertFault =>
    key === 'conflict' ? { message: site.t('alert.tooMany') } : { message: createServerTranslator(site.locale, 'api')(key) },
})

import { redirect } from 'react-router'
import { addDealerDocuments, withdrawApplication } from '#core/domain/dealer/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'
import { faultsIn, type FaultyDocument } from './document-faults.ts'

/** What went wrong with documents or a withdrawal; `message` where neither of the others says it. */
export type StatusActionData = { fault: 'documents' | 'none_chosen' | 'closed' | 'other'; message: string | null; documents: readonly FaultyDocument[] }

/** Adds documents to an application, or withdraws it: forms of the status page, posted with and without script alike. */
export const statusAction = formAction({
  submit: async ({ form, documents, params, site: { ctx, visitor } }) => {
    const code = params['code'] ?? ''
    if (form.get('intent') === 'withdraw') {
      await withdrawApplication({ ctx, input: { code } })
      return redirect(`/netWork/status/${encodeURIComponent(code)}`, 303)
    }
    await addDealerDocuments({ ctx, input: { code }, documents, request: visitor })
    return redirect(`/netWork/status/${encodeURIComponent(code)}?added=1#documents`, 303)
  },
  refuse: ({ key, issues }, { site }): StatusActionData => {
    const documents = faultsIn(issues)
    if (key === 'conflict') return { fault: 'closed', message: null, documents: [] }
    if (key === 'storage_full') return { fault: 'other', message: site.t('dealer.noRoom'), documents: [] }
    if (key === 'documents_refused') return { fault: documents.length === 0 ? 'none_chosen' : 'documents', message: null, documents }
    return { fault: 'other', message: createServerTranslator(site.locale, 'api')(key), documents: [] }
  },
})

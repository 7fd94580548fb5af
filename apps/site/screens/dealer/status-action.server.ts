import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { ERRORS, isAppError } from '#contract/errors.ts'
import { addDealerDocuments, withdrawApplication } from '#core/domain/dealer/index.ts'
import { discardAll, receiveForm } from '#core/domain/upload/index.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { faultsIn, type FaultyDocument } from './document-faults.ts'

/** What went wrong with documents or a withdrawal. */
export type StatusActionData = { fault: 'documents' | 'none_chosen' | 'closed' | 'no_room'; documents: readonly FaultyDocument[] }

/** Adds documents to an application, or withdraws it: forms of the status page, posted with and without script alike. */
export async function statusAction({ request, params, context }: ActionFunctionArgs) {
  const { ctx, visitor } = siteContext(context)
  const code = params['code'] ?? ''
  const { fields, documents } = await receiveForm({ ctx, input: { body: request.body, contentType: request.headers.get('content-type') ?? '' } })
  const isWithdrawal = fields.some(([name, value]) => name === 'intent' && value === 'withdraw')
  try {
    if (isWithdrawal) {
      await discardAll(documents)
      await withdrawApplication({ ctx, input: { code } })
      return redirect(`/netWork/status/${encodeURIComponent(code)}`, 303)
    }
    await addDealerDocuments({ ctx, input: { code }, documents, request: visitor })
    return redirect(`/netWork/status/${encodeURIComponent(code)}?added=1#documents`, 303)
  } catch (error) {
    if (!isAppError(error) || error.key === 'not_found') throw error
    if (error.key === 'conflict') return data({ fault: 'closed', documents: [] } satisfies StatusActionData, 409)
    if (error.key === 'storage_full') return data({ fault: 'no_room', documents: [] } satisfies StatusActionData, ERRORS.storage_full.status)
    const faults = faultsIn(error.issues)
    return data({ fault: faults.length === 0 ? 'none_chosen' : 'documents', documents: faults } satisfies StatusActionData, 400)
  }
}

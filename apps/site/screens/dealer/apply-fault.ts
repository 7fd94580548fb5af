import type { ApplyField, ApplyValues } from './apply-values.ts'
import type { FaultyDocument } from './document-faults.ts'

/** What the action answers to a post that it could not accept: everything typed comes back with it. */
export type ApplyActionData = {
  application: {
    values: ApplyValues
    fault: 'required' | 'documents' | 'other'
    /** Why, in the page's language, where neither fields nor documents say it. */
    message: string | null
    fields: readonly ApplyField[]
    documents: readonly FaultyDocument[]
    /** A browser does not keep chosen files over a page: they must be chosen again. */
    hadFiles: boolean
  }
}

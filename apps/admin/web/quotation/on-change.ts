import type { QuotationDetail } from '#contract/quotation.ts'

/** What was done beside the form; `isLinked`: a link was made, which is to be shown. */
export type OnChange = (changed: QuotationDetail, isLinked?: boolean) => void

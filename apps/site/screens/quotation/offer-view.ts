import type { QuotationSheet } from '#contract/quotation-sheet.ts'

/** An offer as its link shows it, all words finished in the page's language. `answer` null: there is nothing to answer any more. */
export type OfferPageView = {
  title: string
  state: { tone: 'info' | 'success' | 'warning'; text: string }
  download: { label: string; href: string }
  sheet: Pick<
    QuotationSheet,
    'facts' | 'seller' | 'buyer' | 'columns' | 'rows' | 'sums' | 'currency' | 'terms' | 'estimate' | 'remarks' | 'conditions' | 'bank'
  >
  check: { label: string; code: string }
  answer: OfferAnswer | null
  chat: { label: string; href: string } | null
}

export type OfferAnswer = {
  revision: number
  /** Said where the browser has no line. */
  noLine: string
  accept: { title: string; hint: string; name: string; consent: string; button: string }
  decline: { title: string; hint: string; reason: string; choose: string; reasons: { value: string; label: string }[]; message: string; button: string }
}

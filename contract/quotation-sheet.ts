import type { z } from 'zod'
import type { localeSchema } from './texts.ts'

/** A line of facts. `isLatin`: reads from left to right in every language. */
export type SheetFact = { label: string; value: string; isLatin: boolean }
export type SheetRow = { title: string; details: string[]; quantity: string; unitPrice: string; amount: string }
export type SheetSum = { label: string; amount: string; isTotal: boolean }

/**
 * An offer in finished words of one language: the PDF and the buyer's page are made of the same. Texts of several lines are lists of lines.
 * `mark`: what a document that is no version yet says of itself; `check.matrix`: the QR code of the address, rows of true (dark) and false.
 */
export type QuotationSheet = {
  locale: z.infer<typeof localeSchema>
  direction: 'ltr' | 'rtl'
  title: string
  mark: string | null
  facts: SheetFact[]
  seller: { label: string; name: string; lines: string[] }
  buyer: { label: string; name: string; lines: string[] }
  columns: { item: string; quantity: string; unitPrice: string; amount: string }
  rows: SheetRow[]
  sums: SheetSum[]
  currency: string
  terms: { label: string; facts: SheetFact[]; notIncluded: string }
  /** Duties and taxes at import, which are no part of the offer. */
  estimate: { label: string; facts: SheetFact[]; note: string } | null
  remarks: { label: string; lines: string[] } | null
  conditions: { label: string; lines: string[] } | null
  bank: { label: string; facts: SheetFact[]; safety: string } | null
  check: { label: string; text: string; address: string; code: string; matrix: boolean[][] } | null
}

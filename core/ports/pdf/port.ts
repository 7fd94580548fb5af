import type { QuotationSheet } from '#contract/quotation-sheet.ts'

/** Makes documents of A4. Every word of a sheet is shown as it stands, whatever it holds. Rejects with `PdfFailure`. */
export type PdfMaker = {
  /** Tagged for screen readers; the same sheet gives the same bytes. The first fact is the number, which stands at the foot of each page. */
  quotation(sheet: QuotationSheet): Promise<Uint8Array>
}

/** No document can be made on this machine, or of this sheet. The message never holds words of the sheet. */
export class PdfFailure extends Error {
  override name = 'PdfFailure'
}

import { AppError, type FieldIssue } from '#contract/errors.ts'
import { type QuotationTerms, type ShippingCost, quotationTotals } from '#contract/quotation-values.ts'

/** Throws `validation_failed` with all that keeps an offer from going out: open prices, costs that its basis
 * promises or that were reckoned for something else (`outdated`), papers before any payment, a day that has passed. */
export function requireComplete(terms: QuotationTerms, { today, outdated }: { today: string; outdated: readonly ShippingCost[] }): void {
  const { totalCents } = quotationTotals(terms)
  const issues: FieldIssue[] = [
    ...terms.lines.flatMap((line, index) => (line.unit_cents === null ? [missing(`lines.${index}.unit_cents`)] : [])),
    ...(terms.basis === 'fob' && terms.loading_port === '' ? [missing('loading_port')] : []),
    ...(terms.basis !== 'fob' && terms.destination_port === '' ? [missing('destination_port')] : []),
    ...(terms.basis !== 'fob' && terms.freight_cents === null ? [missing('freight_cents')] : []),
    ...(terms.basis === 'cif' && terms.insurance_cents === null ? [missing('insurance_cents')] : []),
    ...outdated.map((name) => ({ path: `value.${name}`, key: 'out_of_date' })),
    ...(terms.balance === 'against_documents' && terms.deposit_percent === 0 ? [{ path: 'value.deposit_percent', key: 'too_small' }] : []),
    ...impossibleIn(terms, today),
    ...(terms.discount_cents === 0 && totalCents <= 0 ? [{ path: 'value.discount_cents', key: 'too_big' }] : []),
  ]
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
}

/** Throws `validation_failed` with what no offer can say, also while it is written: more taken off than there is, and a last day that has passed. */
export function requirePossible(terms: QuotationTerms, today: string): void {
  const issues = impossibleIn(terms, today)
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
}

function impossibleIn(terms: QuotationTerms, today: string): FieldIssue[] {
  const { goodsCents, totalCents } = quotationTotals(terms)
  const isAbove = terms.discount_cents > 0 && (terms.discount_cents > goodsCents || totalCents <= 0)
  return [
    ...(isAbove ? [{ path: 'value.discount_cents', key: 'discount_above_sum' }] : []),
    ...(terms.valid_until < today ? [{ path: 'value.valid_until', key: 'has_ended' }] : []),
  ]
}

function missing(name: string): FieldIssue {
  return { path: `value.${name}`, key: 'required' }
}

import { AppError, type FieldIssue } from '#contract/errors.ts'
import { type QuotationTerms, quotationTotals } from '#contract/quotation-values.ts'

/** Throws `validation_failed` with all that keeps an offer from going out: open prices, costs that its basis
 * promises, papers before any payment, a day that has passed. */
export function requireComplete(terms: QuotationTerms, today: string): void {
  const { goodsCents, totalCents } = quotationTotals(terms)
  const issues: FieldIssue[] = [
    ...terms.lines.flatMap((line, index) => (line.unit_cents === null ? [missing(`lines.${index}.unit_cents`)] : [])),
    ...(terms.basis === 'fob' && terms.loading_port === '' ? [missing('loading_port')] : []),
    ...(terms.basis !== 'fob' && terms.destination_port === '' ? [missing('destination_port')] : []),
    ...(terms.basis !== 'fob' && terms.freight_cents === null ? [missing('freight_cents')] : []),
    ...(terms.basis === 'cif' && terms.insurance_cents === null ? [missing('insurance_cents')] : []),
    ...(terms.balance === 'against_documents' && terms.deposit_percent === 0 ? [{ path: 'value.deposit_percent', key: 'too_small' }] : []),
    ...(terms.discount_cents > goodsCents || totalCents <= 0 ? [{ path: 'value.discount_cents', key: 'too_big' }] : []),
    ...(terms.valid_until < today ? [{ path: 'value.valid_until', key: 'has_ended' }] : []),
  ]
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
}

function missing(name: string): FieldIssue {
  return { path: `value.${name}`, key: 'required' }
}

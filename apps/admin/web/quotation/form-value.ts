import type { QuotationTerms } from '#contract/quotation-values.ts'

type Values = Record<string, unknown>
type Priced = Pick<QuotationTerms, 'discount_cents' | 'freight_cents' | 'insurance_cents' | 'inspection_cents'> & {
  lines: Pick<QuotationTerms['lines'][number], 'quantity' | 'unit_cents' | 'list_cents'>[]
}

/** What the form holds as it is stored: costs that the price basis leaves out are none, and an empty discount takes nothing off. */
export function asStored(value: Values): Values {
  const { basis, discount_cents: discount, freight_cents: freight, insurance_cents: insurance } = value
  return {
    ...value,
    discount_cents: discount ?? 0,
    freight_cents: basis === 'fob' ? null : (freight ?? null),
    insurance_cents: basis === 'cif' ? (insurance ?? null) : null,
  }
}

/** What the form holds as it can be added up: what is being typed and no number yet counts as nothing. */
export function asPriced(value: Values): Priced {
  const { discount_cents: discount, freight_cents: freight, insurance_cents: insurance, inspection_cents: inspection, lines } = asStored(value)
  return {
    lines: (Array.isArray(lines) ? (lines as Values[]) : []).map((line) => ({
      quantity: numberIn(line['quantity']) ?? 0,
      unit_cents: numberIn(line['unit_cents']),
      list_cents: numberIn(line['list_cents']),
    })),
    discount_cents: numberIn(discount) ?? 0,
    freight_cents: numberIn(freight),
    insurance_cents: numberIn(insurance),
    inspection_cents: numberIn(inspection),
  }
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

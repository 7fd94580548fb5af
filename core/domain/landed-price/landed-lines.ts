import type { LandedLine } from '#contract/landed-price.ts'
import type { AppliedCharge } from './calculate/charges.ts'
import type { LandedPrice } from './calculate/calculate-landed-price.ts'
import type { Evidence } from './calculate/price-book.ts'

const NO_EVIDENCE = { local_name: null, note_en: null, confidence: null, as_of: null, source: null, valid_from: null, valid_to: null }

/** The price line by line, in the order in which it is paid, each with where it comes from. Their sum is the total, or what is known of it. */
export function landedLines({ way, duties }: LandedPrice): LandedLine[] {
  if (way === null) return []
  const { rate, freightUsd, destinationUsd } = way.freight
  const ofRate = { ...NO_EVIDENCE, source: rate.sourceNote, valid_from: rate.validFrom, valid_to: rate.validTo }
  return [
    { line: 'fob', step: null, amount_usd: way.fobUsd, ...NO_EVIDENCE },
    { line: 'freight', step: null, amount_usd: freightUsd, ...ofRate },
    chargeLine('insurance', way.insurance),
    ...way.inspections.map((inspection) => chargeLine('inspection', inspection)),
    ...(way.inland === null ? [] : [{ line: 'inland' as const, step: null, amount_usd: way.inlandUsd, local_name: null, ...evidenceOf(way.inland) }]),
    { line: 'destination_charges', step: null, amount_usd: destinationUsd, ...ofRate },
    ...(duties?.applied ?? []).map(({ rule, component, amountUsd }) => ({
      line: component,
      step: rule.step,
      amount_usd: amountUsd,
      local_name: rule.localName,
      ...evidenceOf(rule),
    })),
  ]
}

function chargeLine(line: 'insurance' | 'inspection', { charge, amountUsd }: AppliedCharge): LandedLine {
  return { line, step: null, amount_usd: amountUsd, local_name: charge.nameEn, ...evidenceOf(charge) }
}

function evidenceOf({ confidence, asOf, source, noteEn }: Evidence) {
  return { note_en: noteEn, confidence, as_of: asOf, source, valid_from: null, valid_to: null }
}

import type { LandedLine } from '#contract/landed-price.ts'
import type { AppliedCharge } from './calculate/charges.ts'
import type { LandedPrice } from './calculate/calculate-landed-price.ts'
import type { Evidence } from './calculate/price-book.ts'
import { chargeRule, dutyRuleOf, namedRule } from './landed-rules.ts'

const NO_EVIDENCE = { local_name: null, note_en: null, confidence: null, as_of: null, source: null, valid_from: null, valid_to: null }

/** The price line by line, in the order in which it is paid, each with where it comes from. Their sum is the total, or what is known of it. */
export function landedLines({ way, duties }: LandedPrice): LandedLine[] {
  if (way === null) return []
  const { rate, freightUsd, destinationUsd } = way.freight
  const ofRate = { ...NO_EVIDENCE, source: rate.sourceNote, valid_from: rate.validFrom, valid_to: rate.validTo, rule: namedRule(rate.rateId) }
  return [
    { line: 'fob', step: null, amount_usd: way.fobUsd, ...NO_EVIDENCE, rule: null },
    { line: 'freight', step: null, amount_usd: freightUsd, ...ofRate },
    chargeLine('insurance', way.insurance),
    ...way.inspections.map((inspection) => chargeLine('inspection', inspection)),
    ...(way.inland === null
      ? []
      : [{ line: 'inland' as const, step: null, amount_usd: way.inlandUsd, local_name: null, ...evidenceOf(way.inland), rule: namedRule(way.inland.ruleId) }]),
    { line: 'destination_charges', step: null, amount_usd: destinationUsd, ...ofRate },
    ...(duties?.applied ?? []).map((duty, at, all) => ({
      line: duty.component,
      step: duty.rule.step,
      amount_usd: duty.amountUsd,
      local_name: duty.rule.localName,
      ...evidenceOf(duty.rule),
      rule: dutyRuleOf(duty, all.slice(0, at), way.inland),
    })),
  ]
}

function chargeLine(line: 'insurance' | 'inspection', { charge, amountUsd }: AppliedCharge): LandedLine {
  return { line, step: null, amount_usd: amountUsd, local_name: charge.nameEn, ...evidenceOf(charge), rule: chargeRule(charge) }
}

function evidenceOf({ confidence, asOf, source, noteEn }: Evidence) {
  return { note_en: noteEn, confidence, as_of: asOf, source, valid_from: null, valid_to: null }
}

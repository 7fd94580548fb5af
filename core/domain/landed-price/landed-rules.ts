import type { DutyBase, RuleTerm } from '#contract/landed-price-values.ts'
import type { LandedRule } from '#contract/landed-price.ts'
import type { AppliedDuty } from './calculate/duties.ts'
import { toFigure, type Exact } from './calculate/exact.ts'
import type { Charge, InlandLeg } from './calculate/price-book.ts'

const NO_FIGURES = {
  base: null,
  of: [],
  rate_percent: null,
  uplift_percent: null,
  threshold_usd: null,
  amount_usd: null,
  cc_over: null,
  min_usd: null,
  max_usd: null,
  min_per_cc_usd: null,
} as const satisfies Omit<LandedRule, 'id'>

/** A rule of which no more can be said than which row of a sheet it is. */
export function namedRule(id: string): LandedRule {
  return { id, ...NO_FIGURES, of: [] }
}

/** How an insurance or an inspection is charged. */
export function chargeRule({ rowId, kind, ratePercent, feeUsd, feePercentFob, minUsd, maxUsd }: Charge): LandedRule {
  const bounds = { min_usd: minUsd, max_usd: maxUsd }
  if (kind === 'insurance')
    return { ...namedRule(rowId), ...bounds, base: 'insured_value', of: ['cif'], rate_percent: ratePercent === null ? null : toFigure(ratePercent) }
  if (feePercentFob === null) return { ...namedRule(rowId), base: 'fixed_usd', amount_usd: feeUsd }
  return { ...namedRule(rowId), ...bounds, base: 'fob', of: ['fob'], rate_percent: toFigure(feePercentFob) }
}

/** How a duty is charged; `earlier`: what was applied before it, `inland`: the way over land, null for none. */
export function dutyRuleOf({ rule }: AppliedDuty, earlier: readonly AppliedDuty[], inland: InlandLeg | null): LandedRule {
  const { base, upliftPercent, thresholdUsd, ratePercent, amountUsd, ccOver, minUsd, maxUsd, minPerCcUsd } = rule
  const isShare = !AMOUNTS.has(base)
  return {
    id: rule.ruleId,
    base,
    of: isShare ? termsOf(rule, earlier, inland) : [],
    rate_percent: isShare ? toFigure(ratePercent) : null,
    uplift_percent: isShare ? orNull(upliftPercent) : null,
    threshold_usd: isShare && thresholdUsd > 0 ? thresholdUsd : null,
    amount_usd: isShare ? null : toFigure(amountUsd),
    cc_over: base === 'per_cc' && ccOver > 0 ? ccOver : null,
    min_usd: minUsd,
    max_usd: maxUsd,
    min_per_cc_usd: minPerCcUsd === null ? null : orNull(minPerCcUsd),
  }
}

const AMOUNTS: ReadonlySet<DutyBase | null> = new Set<DutyBase | null>(['fixed_usd', 'per_cc', 'per_kw', null])

/** What is added up, without lines that came to nothing. */
function termsOf({ base, baseComponents }: AppliedDuty['rule'], earlier: readonly AppliedDuty[], inland: InlandLeg | null): RuleTerm[] {
  const start: RuleTerm[] = base?.startsWith('fob') ? ['fob'] : base === 'of_listed' ? [] : ['cif', ...(inland?.isInCustomsValue ? ['inland' as const] : [])]
  const isAll = base?.endsWith('_plus_previous')
  const isListed = base?.endsWith('_plus_listed') || base === 'of_listed'
  const charged = earlier.filter(({ component, amountUsd }) => amountUsd > 0 && (isAll || (isListed && baseComponents.includes(component))))
  const terms = [...start, ...new Set(charged.map(({ component }) => component))]
  return terms.length === 0 ? [...baseComponents] : terms
}

function orNull(figure: Exact): number | null {
  return figure === 0n ? null : toFigure(figure)
}

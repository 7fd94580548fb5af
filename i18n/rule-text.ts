import { formatNumber, formatPercent, formatUsd, formatUsdFigure, lowerFirst } from './format.ts'
import { localeInfo, type Locale } from './locales.ts'

/** Sentences that a rule is told in. */
export const RULE_SENTENCES = ['of', 'ofSum', 'ofLine', 'ofInsured', 'above', 'perVehicle', 'perCc', 'perCcAbove', 'perKw', 'atLeast', 'atMost'] as const
export type RuleSentence = (typeof RULE_SENTENCES)[number]

/** What a rule says in figures (`landedRuleSchema`). */
type Rule<Term extends string> = {
  base: string | null
  of: readonly (Term | 'cif' | 'fob')[]
  rate_percent: number | null
  uplift_percent: number | null
  threshold_usd: number | null
  amount_usd: number | null
  cc_over: number | null
  min_usd: number | null
  max_usd: number | null
  min_per_cc_usd: number | null
}

type Words<Term extends string> = {
  locale: Locale
  say: (sentence: RuleSentence, values: Record<string, string>) => string
  /** A line by its word, as it stands before its amount. */
  nameOf: (term: Exclude<Term, 'cif' | 'fob'>) => string
}

const CENTS = 100
/** Marine insurance covers the goods and a tenth of their value. */
const INSURED_PERCENT = 110

/** Rate and base of a line in words: `25% of CIF`, `16% of CIF + import duty + excise`, `US$1,200 per vehicle`. Null: the rule has no figures. */
export function ruleText<Term extends string>(rule: Rule<Term>, { locale, say, nameOf }: Words<Term>): string | null {
  const fromRight = localeInfo(locale).dir === 'rtl' ? '\u200f' : ''
  const share = rule.rate_percent === null ? perThing() : shareText(formatPercent(locale, rule.rate_percent, 3))
  if (share === null) return null
  const above = rule.threshold_usd === null ? share : say('above', { share, amount: dollars(rule.threshold_usd) })
  const leastOf = [rule.min_usd === null ? null : dollars(rule.min_usd), rule.min_per_cc_usd === null ? null : perCc(rule.min_per_cc_usd)]
  const atLeast = leastOf.filter((least) => least !== null).reduce((text, amount) => say('atLeast', { share: text, amount }), above)
  // `<bdi>` takes the mark that keeps a percent sign in its place for a letter: what it is to be set by goes first.
  return `${fromRight}${rule.max_usd === null ? atLeast : say('atMost', { share: atLeast, amount: dollars(rule.max_usd) })}`

  function shareText(percent: string): string {
    if (rule.base === 'insured_value') return say('ofInsured', { percent, share: formatPercent(locale, INSURED_PERCENT) })
    const terms = rule.of.flatMap((term, at) => {
      if (term !== 'cif' && term !== 'fob') return [lowerFirst(locale, nameOf(term as Exclude<Term, 'cif' | 'fob'>))]
      const uplift = at === 0 && rule.uplift_percent !== null ? [formatPercent(locale, rule.uplift_percent, 3)] : []
      return [term.toUpperCase(), ...uplift]
    })
    const isCode = rule.of[0] === 'cif' || rule.of[0] === 'fob'
    if (terms.length === 1) return say(isCode ? 'of' : 'ofLine', { percent, base: terms[0] ?? '' })
    // A sum begins with a Latin word in every language, and is read from the right all the same.
    return say('ofSum', { percent, base: `${fromRight}${terms.join(' + ')}` })
  }

  function perThing(): string | null {
    const { base, amount_usd: usd, cc_over: over } = rule
    if (usd === null) return null
    if (base === 'per_cc') return over === null ? perCc(usd) : say('perCcAbove', { amount: formatUsdFigure(locale, usd), cc: formatNumber(locale, over) })
    return say(base === 'per_kw' ? 'perKw' : 'perVehicle', { amount: formatUsdFigure(locale, usd) })
  }

  function perCc(usd: number): string {
    return say('perCc', { amount: formatUsdFigure(locale, usd) })
  }

  function dollars(usd: number): string {
    return formatUsd(locale, usd * CENTS)
  }
}

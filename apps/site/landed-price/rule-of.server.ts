import type { LandedLine } from '#contract/landed-price.ts'
import { ruleText } from '#i18n/rule-text.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'

/** Rate and base of a line: `16% of CIF + import duty + excise`. Null: it has none, or is one amount that stands there already. */
export function ruleOf({ t, locale }: SiteLanguage, { rule, line }: Pick<LandedLine, 'rule' | 'line'>): string | null {
  if (rule === null || (line === 'inspection' && rule.base === 'fixed_usd')) return null
  return ruleText(rule, { locale, say: (sentence, values) => t(`landed.rule.${sentence}`, values as never), nameOf: (term) => t(`landed.line.${term}`) })
}

import type { LandedLine, LandedPriceAnswer } from '#contract/landed-price.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dottedFromRight } from '#apps/site/text/from-right.ts'
import { cifLabel, dollars, lineLabel, monthOf, validText } from './landed-words.server.ts'

/** What a price at a port is made of, beside each other for several vehicles. */
const PARTS = ['freight', 'insurance', 'cif', 'inspection', 'inland', 'destination_charges', 'duties'] as const
export type LandedPart = (typeof PARTS)[number]

const BEFORE_DUTIES: readonly string[] = ['fob', ...PARTS]

/** The parts between the FOB price and the total, each with when it was true or how long it holds; null for what is not known, or not due. */
export function landedParts(language: SiteLanguage, price: LandedPriceAnswer): Record<LandedPart, string | null> {
  const { t } = language
  const lines = (wanted: (line: LandedLine) => boolean, how: string | null = null) => sumOf(language, price.lines.filter(wanted), how)
  return {
    freight: lines(({ line }) => line === 'freight', t(`landed.mode.${price.mode}`)),
    insurance: lines(({ line }) => line === 'insurance'),
    cif: price.cif_usd === null ? null : dollars(language, price.cif_usd),
    inspection: lines(({ line }) => line === 'inspection'),
    inland: lines(({ line }) => line === 'inland'),
    destination_charges: lines(({ line }) => line === 'destination_charges'),
    duties: lines(({ line }) => !BEFORE_DUTIES.includes(line)),
  }
}

/** The heading of each part, in the order in which it is paid. */
export function partLabels(language: SiteLanguage, atTerminal: boolean): { part: LandedPart; label: string }[] {
  return PARTS.map((part) => ({
    part,
    label: part === 'cif' ? cifLabel(language, atTerminal) : part === 'duties' ? language.t('landed.dutiesTotal') : lineLabel(language, part, atTerminal),
  }))
}

/** A sum with how it comes about and its oldest date: no part of it was looked at before. Null where nothing is due. */
function sumOf(language: SiteLanguage, lines: readonly LandedLine[], how: string | null): string | null {
  const usd = lines.reduce((sum, { amount_usd: amount }) => sum + amount, 0)
  if (usd === 0) return null
  const [oldest] = lines.flatMap(({ as_of: asOf }) => asOf ?? []).toSorted()
  const [rate] = lines
  return dottedFromRight(language.locale, [
    dollars(language, usd),
    how,
    oldest === undefined ? null : language.t('landed.ruleOf', { date: monthOf(language, oldest) }),
    rate === undefined || rate.valid_to === null ? null : validText(language, null, rate.valid_to),
  ])
}

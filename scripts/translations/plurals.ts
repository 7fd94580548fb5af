import { TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser'
import { partsOfMessage, walk } from './icu.ts'
import type { Problem } from './problem.ts'
import { isMessage, type Catalogue, type Pair } from './read.ts'

/**
 * Whole numbers that readers meet. Es, fr, it and pt call exact millions `many`; lists here never hold a million things, so the
 * category is not asked for.
 */
const NUMBERS = Array.from({ length: 1001 }, (_none, number) => number)

/** Plurals that lack a category which their language asks for. */
export function checkCategories(catalogues: readonly Catalogue[]): Problem[] {
  return catalogues
    .filter(({ kind }) => isMessage(kind))
    .flatMap(({ locale, kind, texts }) =>
      [...texts.values()].flatMap(({ key, text }) =>
        pluralsOf(text).flatMap((plural) => {
          const lacking = missingCategories(plural, locale)
          if (lacking.length === 0) return []
          return [{ check: 'plurals' as const, place: `${locale}/${kind}` as const, key, message: `{${plural.value}} lacks ${lacking.join(', ')}: ${text}` }]
        }),
      ),
    )
}

/** Numbers that stand before a noun without a plural where English has one: "1 voitures". */
export function checkBareNumbers(pairs: readonly Pair[]): Problem[] {
  return pairs
    .filter(({ kind, locale }) => isMessage(kind) && categoriesOf(locale, 'cardinal').size > 1)
    .flatMap(({ locale, kind, key, text, english }) => {
      const own = new Set(pluralsOf(text).map(({ value }) => value))
      return pluralsOf(english)
        .filter(({ value }) => !own.has(value) && standsBeforeNoun(text, value))
        .map(({ value }) => ({ check: 'plurals' as const, place: `${locale}/${kind}` as const, key, message: `{${value}} has no plural: ${text}` }))
    })
}

/** Branches for more than one number that do not say it, where English does: "many {cars}". */
export function checkNumberSigns(pairs: readonly Pair[]): Problem[] {
  return pairs
    .filter(({ kind }) => isMessage(kind))
    .flatMap(({ locale, kind, key, text, english }) => {
      const counted = new Set(
        pluralsOf(english)
          .filter(({ options, value }) => saysNumber(options['other']?.value ?? [], value))
          .map(({ value }) => value),
      )
      return pluralsOf(text)
        .filter(({ value }) => counted.has(value))
        .flatMap((plural) => silentBranches(plural, locale).map((branch) => ({ value: plural.value, branch })))
        .map(({ value, branch }) => ({
          check: 'plurals' as const,
          place: `${locale}/${kind}` as const,
          key,
          message: `{${value}} has no # in ${branch}: ${text}`,
        }))
    })
}

function silentBranches({ options, value, pluralType }: PluralElement, locale: string): string[] {
  const numbers = categoriesOf(locale, pluralType ?? 'cardinal')
  return Object.entries(options)
    .filter(([branch, option]) => {
      const own = (numbers.get(branch) ?? []).filter((number) => !(`=${number}` in options))
      return own.length > 1 && !saysNumber(option.value, value)
    })
    .map(([branch]) => branch)
}

function saysNumber(parts: readonly MessageFormatElement[], name: string): boolean {
  let isSaid = false
  walk(parts, (part) => {
    isSaid ||= part.type === TYPE.pound || ((part.type === TYPE.argument || part.type === TYPE.number) && part.value === name)
  })
  return isSaid
}

function missingCategories({ options, pluralType }: PluralElement, locale: string): string[] {
  return [...categoriesOf(locale, pluralType ?? 'cardinal')]
    .filter(([category, numbers]) => !(category in options) && !numbers.every((number) => `=${number}` in options))
    .map(([category]) => category)
}

const known = new Map<string, Map<string, number[]>>()

/** The categories of a language, each with its numbers. */
function categoriesOf(locale: string, type: Intl.PluralRuleType): Map<string, number[]> {
  const found = known.get(`${locale} ${type}`)
  if (found) return found
  const rules = new Intl.PluralRules(locale, { type })
  const made = Map.groupBy(NUMBERS, (number) => rules.select(number))
  known.set(`${locale} ${type}`, made)
  return made
}

function pluralsOf(message: string): PluralElement[] {
  const plurals: PluralElement[] = []
  walk(partsOrNone(message), (part) => {
    if (part.type === TYPE.plural) plurals.push(part)
  })
  return plurals
}

function standsBeforeNoun(message: string, name: string): boolean {
  const parts = partsOrNone(message)
  return parts.some((part, at) => {
    const next = parts[at + 1]
    const isValue = (part.type === TYPE.argument || part.type === TYPE.number) && part.value === name
    return isValue && next?.type === TYPE.literal && /^\s+\p{L}/u.test(next.value)
  })
}

function partsOrNone(message: string): readonly MessageFormatElement[] {
  try {
    return partsOfMessage(message)
  } catch {
    return []
  }
}

import { AppError, type FieldIssue } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'

/** A field in which words of a language have changed. */
export type ChangedWords = { path: string; locale: Locale }

/**
 * Throws `forbidden`, with `not_your_language` by each field, where somebody of the staff writes in a language that is not theirs.
 * What is written in the name of the system is in any.
 */
export function requireLanguages({ actor }: Pick<Ctx, 'actor'>, changed: readonly ChangedWords[]): void {
  if (actor.kind !== 'staff' || actor.languages === undefined || actor.languages === null) return
  const own = actor.languages
  const issues: FieldIssue[] = changed.filter(({ locale }) => !own.includes(locale)).map(({ path }) => ({ path, key: 'not_your_language' }))
  if (issues.length > 0) throw new AppError('forbidden', { issues })
}

/**
 * Where two values of a thing differ in something that it has per language: words, or whether they are on the site. Each field with its
 * path below `value`; what stands deeper is told by its field. In another order the same words are the same.
 */
export function changedLanguages(before: object | null, after: object): ChangedWords[] {
  const was = (before ?? {}) as Record<string, unknown>
  const is = after as Record<string, unknown>
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const value = is[name]
    const [old, now] = [wordsByLanguage(was[name]), wordsByLanguage(value)]
    const codes = [...new Set([...old.keys(), ...now.keys()])].filter((code) => textOf(old, code) !== textOf(now, code))
    return codes.map((locale) => ({ path: isPerLanguage(value) ? `value.${name}.${locale}` : `value.${name}`, locale }))
  })
}

type Words = Map<Locale, string[]>

function wordsByLanguage(value: unknown, found: Words = new Map()): Words {
  if (isPerLanguage(value)) {
    for (const [code, words] of Object.entries(value))
      if (!isNothing(words)) found.set(code as Locale, [...(found.get(code as Locale) ?? []), JSON.stringify(words)])
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) wordsByLanguage(part, found)
  }
  return found
}

function textOf(words: Words, code: Locale): string {
  return (words.get(code) ?? []).toSorted().join()
}

function isPerLanguage(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.keys(value)
  return names.length > 0 && names.every((name) => isLocale(name))
}

// A language of which nobody has said anything is a draft.
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || value === 'draft'
}

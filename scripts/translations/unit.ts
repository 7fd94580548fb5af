import type { Locale } from '#i18n/locales.ts'
import { termFinder } from '#i18n/term-finder.ts'
import { SheetFault } from './fault.ts'
import type { Glossary, Terms } from './glossary.ts'
import { plainText } from './icu.ts'
import { roomOf, type TightPlaces } from './length.ts'
import { namesOf } from './parameters.ts'
import { englishOf, isMessage, KINDS, localesOf, type Catalogue, type Kind } from './read.ts'

/** A text on its way to or from a translator. `target` is null where there is no translation yet. `line`: of the file it came from. */
export type Unit = { kind: Kind; key: string; source: string; target: string | null; notes: readonly string[]; line: number | null }

/** What a translator is sent: one language. */
export type Sheet = { locale: Locale; units: readonly Unit[] }

export type SheetInput = {
  catalogues: readonly Catalogue[]
  locale: Locale
  terms: Terms
  glossary: Glossary
  tightPlaces: TightPlaces
  /** Sources that name a text, by `kind.key`. */
  namers: ReadonlyMap<string, readonly string[]>
}

/** All texts of a language beside their English, in the order of the files, with what a translator has to know of each. */
export function sheetOf(input: SheetInput): Sheet {
  const { catalogues, locale } = input
  const termsIn = termFinder(input.terms)
  const units = KINDS.filter((kind) => localesOf(kind).includes(locale)).flatMap((kind) => {
    const own = catalogues.find((one) => one.kind === kind && one.locale === locale)?.texts
    return [...englishOf(catalogues, kind).values()].map(({ key, text }): Unit => {
      const notes = notesOf({ kind, key, text }, termsIn(plainText({ kind, text }) ?? ''), input)
      return { kind, key, source: text, target: own?.get(key)?.text ?? null, notes, line: null }
    })
  })
  return { locale, units }
}

function notesOf({ kind, key, text }: { kind: Kind; key: string; text: string }, terms: readonly string[], input: SheetInput): string[] {
  const names = isMessage(kind) ? (namesOf(text) ?? '') : ''
  const tight = input.tightPlaces(`${kind}.${key}`)
  const files = input.namers.get(`${kind}.${key}`) ?? []
  return [
    ...(files.length > 0 ? [`Used in: ${files.join(', ')}`] : []),
    ...(names === '' ? [] : [`Keep as they are: ${names}`]),
    ...(tight === null ? [] : [`At most ${roomOf({ kind, text }, tight.floor)} letters (${tight.place})`]),
    ...terms.map((term) => `Term: ${term} = ${input.glossary[term]?.use ?? '?'}`),
  ]
}

/** Throws `SheetFault` where a text stands twice in a sheet: which of the two is meant? */
export function refuseTwins(units: readonly Unit[]): void {
  const seen = new Set<string>()
  for (const { kind, key, line } of units) {
    if (seen.has(`${kind} ${key}`)) throw new SheetFault(line ?? 1, key, 'stands twice')
    seen.add(`${kind} ${key}`)
  }
}

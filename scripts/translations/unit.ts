import type { Sheet as ExchangeSheet, Unit as ExchangeUnit } from '#i18n/sheet/sheet.ts'
import type { Locale } from '#i18n/locales.ts'
import { termFinder } from '#i18n/term-finder.ts'
import type { Glossary, Terms } from './glossary.ts'
import { plainText } from './icu.ts'
import { roomOf, type TightPlaces } from './length.ts'
import { namesOf } from './parameters.ts'
import { englishOf, isMessage, KINDS, localesOf, type Catalogue, type Kind } from './read.ts'

export type Unit = ExchangeUnit<Kind>
export type Sheet = ExchangeSheet<Kind>

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

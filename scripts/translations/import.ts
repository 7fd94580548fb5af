import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '#i18n/locales.ts'
import { isBlank } from '#i18n/sheet/blank.ts'
import { checkComplete } from './complete.ts'
import { checkDirection } from './direction.ts'
import { checkParameters } from './parameters.ts'
import { checkCategories, checkNumberSigns } from './plurals.ts'
import { englishOf, fileOf, KINDS, localesOf, pairsOf, type Catalogue, type Kind, type Text } from './read.ts'
import { mergeTranslations } from './merge.ts'
import { checkSigns } from './signs.ts'
import type { Sheet, Unit } from './unit.ts'

/** What is wrong with a sheet, one line each; `notices` are worth a look and keep nothing back. */
export type Verdict = { faults: readonly string[]; notices: readonly string[] }

/** Judges a sheet against today's English: unknown texts, empty ones, other arguments, messages that are not valid, signs of another script. */
export function judgeSheet({ locale, units }: Sheet, catalogues: readonly Catalogue[]): Verdict {
  if (locale === 'en') return { faults: ['English is what is translated from: change its files'], notices: [] }
  const faults = units.flatMap((unit) => faultsOf(unit, { locale, catalogues }))
  const notices = units
    .filter(({ kind, key, source }) => (englishOf(catalogues, kind).get(key)?.text ?? source) !== source)
    .map((unit) => `${placeOf(unit)}: the English has changed since it was sent`)
  return { faults, notices }
}

/** Writes the words of a judged sheet; answers with the files that have changed. */
export async function writeSheet({ locale, units }: Sheet, root: string): Promise<string[]> {
  const changed = await Promise.all(
    [...Map.groupBy(units, ({ kind }) => kind)].map(async ([kind, own]) => {
      const words = new Map(own.flatMap(({ key, target }) => (target === null ? [] : [[key, target] as const])))
      const file = fileOf(locale, kind)
      const [english, before] = await Promise.all([readFile(path.join(root, fileOf('en', kind)), 'utf8'), readOwn(path.join(root, file))])
      const after = `${JSON.stringify(mergeTranslations(JSON.parse(english), JSON.parse(before), words), null, 2)}\n`
      if (after === before) return []
      await replaceFile(path.join(root, file), after)
      return [file]
    }),
  )
  return changed.flat()
}

/** A language that is new to a kind has no file yet; any other trouble is told. */
async function readOwn(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
}

// Whole or not at all: a disk that is full leaves the words as they were.
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

function faultsOf(unit: Unit, { locale, catalogues }: { locale: Locale; catalogues: readonly Catalogue[] }): string[] {
  const { kind, key, target } = unit
  if (!KINDS.includes(kind)) return [`${placeOf(unit)}: no such kind`]
  if (!localesOf(kind).includes(locale)) return [`${placeOf(unit)}: has no words in this language`]
  const english = englishOf(catalogues, kind).get(key)
  if (!english) return [`${placeOf(unit)}: no such text`]
  if (target === null || isBlank(target)) return [`${placeOf(unit)}: is empty`]
  const alone = (one: Locale, text: string): Catalogue => ({ locale: one, kind, texts: new Map<string, Text>([[key, { ...english, text }]]), error: null })
  const both = [alone('en', english.text), alone(locale, target)]
  const [pairs, own] = [pairsOf(both), both.slice(1)]
  const problems = [
    ...checkComplete(both),
    ...checkParameters(pairs),
    ...checkCategories(own),
    ...checkNumberSigns(pairs),
    ...checkSigns(both).filter(({ place }) => place.startsWith(`${locale}/`)),
    ...checkDirection(own),
  ]
  return problems.map(({ message }) => `${placeOf(unit)}: ${message}`)
}

function placeOf({ kind, key, line }: Pick<Unit, 'key' | 'line'> & { kind: Kind }): string {
  return `line ${line ?? '?'}, ${kind} ${key}`
}

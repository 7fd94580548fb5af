import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#i18n/locales.ts'
import { type Expectation, parseExpectation } from './expectation.ts'

/** A query with what it should find, best first. `at`: its line in the table. */
export type TableLine = { locale: Locale; at: number; query: string; expectations: readonly Expectation[] }

/** Queries of a language, as they stand in `queries/<locale>.tsv`. Throws with the number of a line that cannot be read. */
export function readTable(locale: Locale): TableLine[] {
  return parseTable(locale, readFileSync(path.join(import.meta.dirname, 'queries', `${locale}.tsv`), 'utf8'))
}

/** A query and its expectations a line, with tabs between; empty lines and those with `#` are left out. */
export function parseTable(locale: Locale, text: string): TableLine[] {
  return text.split('\n').flatMap((line, index) => (line.trim() === '' || line.startsWith('#') ? [] : [parseLine(locale, index + 1, line)]))
}

function parseLine(locale: Locale, at: number, line: string): TableLine {
  try {
    const [query = '', ...texts] = line.split('\t')
    if (query !== query.trim() || query === '') throw new Error('a query begins and ends with something else than a blank')
    if (texts.length === 0) throw new Error('nothing is expected')
    const expectations = texts.map((expectation) => parseExpectation(expectation))
    if (!expectations.every(({ grade }, index) => index === 0 || grade <= (expectations[index - 1]?.grade ?? grade)))
      throw new Error('a higher grade stands behind a lower one')
    return { locale, at, query, expectations }
  } catch (cause) {
    throw new Error(`${locale}.tsv:${at}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

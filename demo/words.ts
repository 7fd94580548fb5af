import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'

/** Kinds of the sample content that have words of their own: `demo/words/<locale>/<kind>.json`, by sign. */
export const WORD_KINDS = ['brands', 'fittings', 'articles', 'activities', 'downloads', 'guide', 'links'] as const
export type WordKind = (typeof WORD_KINDS)[number]

/** `rootDir`: the checkout, from source and from the bundle alike; `signs`: what must have words; `words`: the shape of one. */
export type ReadWordsInput<Words> = { rootDir: string; kind: WordKind; signs: readonly string[]; words: z.ZodType<Words> }

/**
 * Reads the words of the sample content of one kind, in every language. Answers with a function from a sign to its words by language.
 * Throws where a language, a sign or a field is missing or wrong: the files are part of the product.
 */
export async function readWords<Words>(input: ReadWordsInput<Words>): Promise<(sign: string) => Record<Locale, Words>> {
  const entries = await Promise.all(LOCALE_CODES.map(async (locale) => [locale, await readLanguage(input, locale)] as const))
  const byLanguage = Object.fromEntries(entries) as Record<Locale, Map<string, Words>>
  return (sign) => Object.fromEntries(LOCALE_CODES.map((locale) => [locale, wordsOf(byLanguage[locale], sign)])) as Record<Locale, Words>
}

/** `rootDir`: the checkout; `words`: the shape of one sign's words. */
export type ReadLanguageWordsInput<Words> = { rootDir: string; kind: WordKind; locale: Locale; words: z.ZodType<Words> }

/**
 * All words of one kind in one language, by sign: for what need not be in the catalogue. Throws where the file, a field or a text is
 * missing or wrong.
 */
export async function readLanguageWords<Words>({ rootDir, kind, locale, words }: ReadLanguageWordsInput<Words>): Promise<ReadonlyMap<string, Words>> {
  const { file, bySign } = await readFileOf(rootDir, locale, kind)
  return new Map([...bySign].map(([sign, own]) => [sign, parseWords({ file, sign, own, words })]))
}

async function readLanguage<Words>({ rootDir, kind, signs, words }: ReadWordsInput<Words>, locale: Locale): Promise<Map<string, Words>> {
  const { file, bySign } = await readFileOf(rootDir, locale, kind)
  return new Map(signs.map((sign) => [sign, parseWords({ file, sign, own: bySign.get(sign), words })]))
}

async function readFileOf(rootDir: string, locale: Locale, kind: WordKind): Promise<{ file: string; bySign: ReadonlyMap<string, unknown> }> {
  const file = `demo/words/${locale}/${kind}.json`
  const content: unknown = JSON.parse(await readFile(path.join(rootDir, file), 'utf8'))
  return { file, bySign: new Map(Object.entries(z.record(z.string(), z.unknown()).parse(content))) }
}

function parseWords<Words>({ file, sign, own, words }: { file: string; sign: string; own: unknown; words: z.ZodType<Words> }): Words {
  const { data, error } = words.safeParse(own)
  if (error) throw new Error(`${file}, ${sign}: ${z.prettifyError(error)}`)
  return data
}

function wordsOf<Words>(words: ReadonlyMap<string, Words>, sign: string): Words {
  const found = words.get(sign)
  if (found === undefined) throw new Error(`No words were read for ${sign}`)
  return found
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'

/** Kinds of the sample content that have texts of their own: `demo/texts/<locale>/<kind>.json`, by sign. */
export const SAMPLE_TEXT_KINDS = ['brands', 'fittings', 'articles', 'activities', 'downloads', 'guide', 'links', 'rules', 'templates'] as const
export type SampleTextKind = (typeof SAMPLE_TEXT_KINDS)[number]

/** `rootDir`: the checkout, from source and from the bundle alike; `signs`: what must have texts; `shape`: of the texts of one. */
export type ReadSampleTextsInput<Texts> = { rootDir: string; kind: SampleTextKind; signs: readonly string[]; shape: z.ZodType<Texts> }

/**
 * Reads the texts of the sample content of one kind, in every language. Answers with a function from a sign to its texts by language.
 * Throws where a language, a sign or a field is missing or wrong: the files are part of the product.
 */
export async function readSampleTexts<Texts>(input: ReadSampleTextsInput<Texts>): Promise<(sign: string) => Record<Locale, Texts>> {
  const entries = await Promise.all(LOCALE_CODES.map(async (locale) => [locale, await readLanguage(input, locale)] as const))
  const byLanguage = Object.fromEntries(entries) as Record<Locale, Map<string, Texts>>
  return (sign) => Object.fromEntries(LOCALE_CODES.map((locale) => [locale, textsOf(byLanguage[locale], sign)])) as Record<Locale, Texts>
}

/** `rootDir`: the checkout; `shape`: of one sign's texts. */
export type ReadSampleTextsOfInput<Texts> = { rootDir: string; kind: SampleTextKind; locale: Locale; shape: z.ZodType<Texts> }

/**
 * All texts of one kind in one language, by sign: for what need not be in the catalogue. Throws where the file, a field or a text is
 * missing or wrong.
 */
export async function readSampleTextsOf<Texts>({ rootDir, kind, locale, shape }: ReadSampleTextsOfInput<Texts>): Promise<ReadonlyMap<string, Texts>> {
  const { file, bySign } = await readFileOf(rootDir, locale, kind)
  return new Map([...bySign].map(([sign, own]) => [sign, parseTexts({ file, sign, own, shape })]))
}

async function readLanguage<Texts>({ rootDir, kind, signs, shape }: ReadSampleTextsInput<Texts>, locale: Locale): Promise<Map<string, Texts>> {
  const { file, bySign } = await readFileOf(rootDir, locale, kind)
  return new Map(signs.map((sign) => [sign, parseTexts({ file, sign, own: bySign.get(sign), shape })]))
}

async function readFileOf(rootDir: string, locale: Locale, kind: SampleTextKind): Promise<{ file: string; bySign: ReadonlyMap<string, unknown> }> {
  const file = `demo/texts/${locale}/${kind}.json`
  const content: unknown = JSON.parse(await readFile(path.join(rootDir, file), 'utf8'))
  return { file, bySign: new Map(Object.entries(z.record(z.string(), z.unknown()).parse(content))) }
}

function parseTexts<Texts>({ file, sign, own, shape }: { file: string; sign: string; own: unknown; shape: z.ZodType<Texts> }): Texts {
  const { data, error } = shape.safeParse(own)
  if (error) throw new Error(`${file}, ${sign}: ${z.prettifyError(error)}`)
  return data
}

function textsOf<Texts>(bySign: ReadonlyMap<string, Texts>, sign: string): Texts {
  const found = bySign.get(sign)
  if (found === undefined) throw new Error(`No texts were read for ${sign}`)
  return found
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '#i18n/locales.ts'
import { plainText } from './icu.ts'
import type { Problem } from './problem.ts'
import { isMessage, type Catalogue, type Kind, type Pair } from './read.ts'

/** By `kind.key`: `*`, or the languages in which a text is the same as in English. */
export type SameAsEnglish = Record<string, '*' | readonly string[]>

const OTHER_SCRIPTS: readonly Locale[] = ['ar', 'ur', 'ru', 'th', 'zh']
const ENGLISH_RUN = /(?<![\p{L}\p{N}@./_-])[a-z]{2,}(?:[ \u00a0,;:’'-]+[a-z]{2,})+(?![\p{L}\p{N}@/_])/gu
/** Names and commands that are written so everywhere. */
const NAMES: readonly string[] = ['ro-ro', 'flat rack', 'high cube', 'npm run import']

export async function readSameAsEnglish(root: string): Promise<SameAsEnglish> {
  return JSON.parse(await readFile(path.join(root, 'i18n/messages/same-as-english.json'), 'utf8')) as SameAsEnglish
}

/** Texts that are still English, and entries of the list that nothing needs. */
export function checkIdentical(pairs: readonly Pair[], same: SameAsEnglish): Problem[] {
  const identical = pairs.filter(({ text, english, kind }) => text === english && !isCode({ kind, text }))
  const problems: Problem[] = identical
    .filter(({ kind, key, locale }) => !mayStay(same[`${kind}.${key}`], locale))
    .map(({ locale, kind, key, text }) => ({ check: 'leftovers', place: `${locale}/${kind}`, key, message: `still English: ${text}` }))
  return [...problems, ...needless(same, identical)]
}

/** Two and more English words in a text of another script. */
export function checkRuns(pairs: readonly Pair[]): Problem[] {
  return pairs
    .filter(({ locale }) => OTHER_SCRIPTS.includes(locale))
    .flatMap(({ locale, kind, key, text }) =>
      [...(plainText({ kind, text }) ?? '').matchAll(ENGLISH_RUN)]
        .filter(([words]) => !NAMES.includes(words))
        .map(([words]) => ({ check: 'leftovers', place: `${locale}/${kind}`, key, message: `English words: ${words}` }) satisfies Problem),
    )
}

/** Words in Latin letters that are names or codes in every language, by kind of text. */
export type LatinWords = Record<string, readonly string[]>

export async function readLatinWords(root: string): Promise<LatinWords> {
  return JSON.parse(await readFile(path.join(root, 'i18n/messages/latin-words.json'), 'utf8')) as LatinWords
}

/** Single English words in a text of another script ("Send Enquiry"), and entries of the list that nothing needs. */
export function checkWordsLeft(catalogues: readonly Catalogue[], names: LatinWords): Problem[] {
  const english = new Set(catalogues.filter(({ locale }) => locale === 'en').flatMap((catalogue) => wordsOf(catalogue).map(({ word }) => word)))
  const found = catalogues
    .filter(({ locale }) => OTHER_SCRIPTS.includes(locale))
    .flatMap((catalogue) => wordsOf(catalogue))
    .filter(({ word }) => !CODE.test(word) && english.has(word.toLowerCase()))
  const problems: Problem[] = found
    .filter(({ kind, word }) => !names[kind]?.includes(word))
    .map(({ locale, kind, key, word }) => ({ check: 'leftovers', place: `${locale}/${kind}`, key, message: `English word: ${word}` }))
  const needed = new Set(found.map(({ kind, word }) => `${kind} ${word}`))
  const surplus = Object.entries(names).flatMap(([kind, words]) => words.filter((word) => !needed.has(`${kind} ${word}`)).map((word) => `${kind} ${word}`))
  return [
    ...problems,
    ...surplus.map((entry): Problem => ({ check: 'leftovers', place: 'list', key: `messages/latin-words.json ${entry}`, message: 'is no longer needed' })),
  ]
}

/** `VIN`, `LED`. */
const CODE = /^[A-Z]{2,4}$/
const LATIN_WORD = /(?<![\p{L}\p{N}@./_-])[A-Za-z]{3,}(?![\p{L}\p{N}@/_-])/gu

function wordsOf({ locale, kind, texts }: Catalogue): { locale: Locale; kind: Kind; key: string; word: string }[] {
  return [...texts.values()].flatMap(({ key, text }) =>
    [...(plainText({ kind, text }) ?? '').matchAll(LATIN_WORD)].map(([word]) => ({ locale, kind, key, word })),
  )
}

/** A cell or material of the sample content that is written alike everywhere: a number, `GB/T`, `PP+EPDM`. */
function isCode({ kind, text }: Pick<Pair, 'kind' | 'text'>): boolean {
  return !isMessage(kind) && !/\p{Ll}{2}/u.test(text)
}

function mayStay(allowed: '*' | readonly string[] | undefined, locale: string): boolean {
  return allowed === '*' || (allowed?.includes(locale) ?? false)
}

function needless(same: SameAsEnglish, identical: readonly Pair[]): Problem[] {
  const needed = Map.groupBy(identical, ({ kind, key }) => `${kind}.${key}`)
  return Object.entries(same).flatMap(([key, allowed]) => {
    const locales: readonly string[] = (needed.get(key) ?? []).map(({ locale }) => locale)
    const surplus = allowed === '*' ? (locales.length === 0 ? ['*'] : []) : allowed.filter((locale) => !locales.includes(locale))
    return surplus.map((locale) => ({
      check: 'leftovers',
      place: 'list',
      key: `messages/same-as-english.json ${key} ${locale}`,
      message: 'is no longer needed',
    }))
  })
}

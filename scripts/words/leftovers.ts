import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from './problem.ts'
import { isMessage, type Pair } from './read.ts'

/** By `kind.key`: `*`, or the languages in which a text is the same as in English. */
export type SameAsEnglish = Record<string, '*' | readonly string[]>

export async function readSameAsEnglish(root: string): Promise<SameAsEnglish> {
  return JSON.parse(await readFile(path.join(root, 'i18n/messages/same-as-english.json'), 'utf8')) as SameAsEnglish
}

/** Texts that are still English. */
export function checkIdentical(pairs: readonly Pair[], same: SameAsEnglish): Problem[] {
  return pairs
    .filter(({ text, english, kind, key, locale }) => text === english && !isCode({ kind, text }) && !mayStay(same[`${kind}.${key}`], locale))
    .map(({ locale, kind, key, text }) => ({ check: 'leftovers', place: `${locale}/${kind}`, key, message: `still English: ${text}` }))
}

/** A cell or material of the sample content that is written alike everywhere: a number, `GB/T`, `PP+EPDM`. */
function isCode({ kind, text }: Pick<Pair, 'kind' | 'text'>): boolean {
  return !isMessage(kind) && !/\p{Ll}{2}/u.test(text)
}

function mayStay(allowed: '*' | readonly string[] | undefined, locale: string): boolean {
  return allowed === '*' || (allowed?.includes(locale) ?? false)
}

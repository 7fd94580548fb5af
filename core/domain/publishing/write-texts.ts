import type { LanguageNote, PublishedFields } from '#contract/translated.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { sourceHash } from '#core/domain/source-hash.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { publishColumnsOf } from './published-fields.ts'
import { noteOf } from './source-hash.ts'

/** The words of a language, in one order always: texts, which are empty where there are none, and lists of blocks or null. */
export type Words = readonly unknown[]

type Written<Value> = {
  value: Value
  /** What was stored until now; null: it is new. */
  before: Value | null
  now: Date
  words: (value: Value, code: Locale) => Words
  /** Deletes the rows of languages that have no words any more. */
  remove: (gone: Locale[]) => PromiseLike<unknown>
  /** Stores the row of a language. `origin`: hash to be kept where the row has none, since words of unknown origin were made from the English as it was. */
  write: (code: Locale, columns: ReturnType<typeof publishColumnsOf>, origin: string | null) => PromiseLike<unknown>
}

/** Writes the words of a thing that is edited whole, language by language, with when each is on the site and the English that it was made from. */
export async function writeTexts<Value extends PublishedFields>({ value, before, now, words, remove, write }: Written<Value>): Promise<void> {
  const written = LOCALE_CODES.filter((code) => words(value, code).some(hasWords))
  await remove(LOCALE_CODES.filter((code) => !written.includes(code)))
  const english = hashOfWords(words(value, DEFAULT_LOCALE))
  const origin = before === null ? null : hashOfWords(words(before, DEFAULT_LOCALE))
  for (const code of written) {
    const isNewText = before === null || JSON.stringify(words(before, code)) !== JSON.stringify(words(value, code))
    await write(code, publishColumnsOf(value, code, { isNewText, english, now }), origin)
  }
}

/** Hash of what translations are made from; null where nothing is written. */
export function hashOfWords(words: Words): string | null {
  return words.some(hasWords) ? sourceHash(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word)))) : null
}

type Translation = { locale: string; sourceHash: string | null; isUnread: boolean }

/** What the translations of a thing are beside their words. `english`: hash of the English as it is now, null where there is none. */
export function notesOf(texts: readonly Translation[], english: string | null): Record<Locale, LanguageNote> {
  return inEachLanguage((code) => {
    const text = texts.find(({ locale }) => locale === code)
    return text === undefined ? { is_stale: false, is_unread: false } : noteOf(text, english)
  })
}

function hasWords(word: unknown): boolean {
  return word !== '' && word !== null
}

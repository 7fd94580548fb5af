import type { ContentTag } from '#contract/content-tag.ts'
import type { PublishState } from '#contract/content-values.ts'
import type { Permission } from '#contract/staff.ts'
import type { LanguageNote } from '#contract/translated.ts'
import type { Word } from '#contract/translation.ts'
import type { TranslatedKind, WordForm } from '#contract/translation-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { notesOf as notesOfTexts, sourceHash } from '#core/domain/publishing/index.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#i18n/locales.ts'

/** `isRequired`: a language with any words has these; `isNeeded`: published words have these. `most`: letters, 0 for blocks. */
export type WordField = {
  name: string
  form: WordForm
  most: number
  isRequired: boolean
  isNeeded: boolean
  /** What may not stand in published words, with the key of what is wrong then. */
  refused?: { text: string; key: string }
}

/** The words of one language. `state` null where the kind has none. */
export type LanguageText = { words: Readonly<Record<string, Word>>; state: PublishState | null; sourceHash: string | null; isUnread: boolean }

/** A thing with its words, whatever it is. `source`: English that stands with the thing itself. */
export type Thing = {
  id: string
  version: number
  name: string
  fields: readonly WordField[]
  source: Readonly<Record<string, string>>
  texts: Partial<Record<Locale, LanguageText>>
}

/** What is to be stored of a language; null: nothing is said in it any more. */
export type WrittenText = LanguageText | null

/** How the words of a kind are stored. */
export type WordStore = {
  kind: TranslatedKind
  read: Permission
  write: Permission
  tags: readonly ContentTag[]
  /** The kind that revisions and audit name; null where the store keeps them itself. */
  editedAs: string | null
  /** State of a language that has no words yet; null where the kind has none. */
  firstState: PublishState | null
  /** Those of these ids that are there, held against other writers if `isLocked`; without ids all that have words in any language, of whose bodies only the English ones are read. */
  find(tx: Tx, ids: readonly string[] | null, isLocked?: boolean): Promise<Thing[]>
  /** Things that should have words and have none in any language; they are first written in the form of their kind. */
  unwritten?(tx: Tx): Promise<{ id: string; name: string }[]>
  /** Writes the languages that are named and counts the version. */
  store(tx: Tx, ctx: Ctx, thing: Thing, texts: ReadonlyMap<Locale, WrittenText>): Promise<void>
}

export function isEmptyWord(word: Word | undefined): boolean {
  return word === undefined || word === null || (typeof word === 'string' ? word.trim() === '' : word.length === 0)
}

/** A word of a language; English is also what stands with the thing itself. */
export function wordOf({ texts, source }: Thing, locale: Locale, field: string): Word {
  const word = texts[locale]?.words[field]
  if (!isEmptyWord(word)) return word as Word
  return locale === DEFAULT_LOCALE ? (source[field] ?? null) : null
}

/** Hash of the English as it is, null where there is none. The same as the forms of each kind make of it. */
export function englishHash(thing: Thing): string | null {
  if (thing.fields.every(({ name }) => isEmptyWord(wordOf(thing, DEFAULT_LOCALE, name)))) return null
  return hashOf(thing.fields, (name) => wordOf(thing, DEFAULT_LOCALE, name))
}

export function hashOf(fields: readonly WordField[], word: (name: string) => Word): string {
  return sourceHash(fields.map(({ name, form }) => (form === 'blocks' ? JSON.stringify(word(name)) : ((word(name) as string | null) ?? ''))))
}

export function notesOf(thing: Thing): Record<Locale, LanguageNote> {
  const texts = Object.entries(thing.texts).map(([locale, text]) => ({ locale, ...text }))
  return notesOfTexts(texts, englishHash(thing))
}

/** Fields that every language should have: those that English says, or any language where English says nothing. */
export function wantedFields(thing: Thing): WordField[] {
  const has = (locale: Locale) => (field: WordField) => !isEmptyWord(wordOf(thing, locale, field.name))
  const english = thing.fields.filter(has(DEFAULT_LOCALE))
  return english.length > 0 ? english : thing.fields.filter((field) => LOCALE_CODES.some((code) => has(code)(field)))
}

import { z } from 'zod'
import { articleBodySchema } from '#contract/article.ts'
import type { PublishState } from '#contract/content-values.ts'
import { AppError, type FieldIssue } from '#contract/errors.ts'
import { fieldIssue } from '#contract/field-issue.ts'
import { readInput } from '#contract/read-input.ts'
import { lineSchema, linesSchema } from '#contract/texts.ts'
import { saveWordsInputSchema, WORDS_PUBLISH_STATE_SCHEMA, type SaveWordsInput, type Translated, type Word, type WordsValue } from '#contract/translation.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveEdited } from '#core/domain/edit/index.ts'
import { changedLanguages, requireLanguages, requirePermission } from '#core/domain/permission/index.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { findWords, valueOf } from './find-words.ts'
import { storeOf } from './stores.ts'
import { englishHash, hashOf, isEmptyWord, type Thing, type WordField, type WordStore, type WrittenText } from './thing.ts'

/**
 * Saves the words of a thing, all languages or some. A language without any words is taken away; one whose words have changed, or that
 * somebody has read, is up to date with the English from then on. Permission of its kind to write. Errors: `forbidden`,
 * `validation_failed`, `not_found`, `conflict` where somebody has changed the thing since `version`.
 */
export async function saveWords({ ctx, input }: { ctx: Ctx; input: SaveWordsInput }): Promise<Translated> {
  const { kind, id, version, value } = readInput(saveWordsInputSchema, input)
  const store = storeOf(kind)
  requirePermission(ctx, store.write)
  await ctx.db.transaction(async (tx) => {
    const [thing] = await store.find(tx, [id], true)
    if (thing === undefined) throw new AppError('not_found')
    if (thing.version !== version) throw new AppError('conflict')
    await writeWords(tx, { ctx, store, thing, value, isUnread: false })
  })
  ctx.ports.cache.drop([...store.tags])
  return findWords({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { kind, id } })
}

type Write = { ctx: Ctx; store: WordStore; thing: Thing; value: WordsValue; isUnread: boolean }

/** Writes words of a thing that is held against other writers. `isUnread`: a machine has made what is new of them. Error: `validation_failed`. */
export async function writeWords(tx: Tx, { ctx, store, thing, value: given, isUnread }: Write): Promise<void> {
  const value = parseValue(store, thing, given)
  const texts = textsToWrite(store, thing, value, isUnread)
  if (texts.size === 0) return
  requireLanguages(ctx, changedLanguages(valueOf(store, thing), value))
  if (store.editedAs === null) return store.store(tx, ctx, thing, texts)
  const edited = {
    kind: store.editedAs,
    tags: store.tags,
    publish: store.write === 'catalogue.write' ? ('catalogue.publish' as const) : ('content.publish' as const),
    lock: async () => ({ version: thing.version, value: valueOf(store, thing) }),
    write: async () => {
      await store.store(tx, ctx, thing, texts)
      return Number(thing.id)
    },
  }
  await saveEdited({ ...ctx, db: tx }, edited, { id: Number(thing.id), version: thing.version, value })
}

/** What is stored with what was given in its place, refused where a field cannot hold it. */
function parseValue(store: WordStore, thing: Thing, given: WordsValue): WordsValue {
  const issues: FieldIssue[] = []
  const value = valueOf(store, thing)
  for (const [name, texts] of Object.entries(given)) {
    const schema = schemaOf(thing.fields, name)
    const stored = value[name]
    if (schema === null || stored === undefined) {
      issues.push({ path: `value.${name}`, key: 'invalid_value' })
      continue
    }
    for (const [code, text] of Object.entries(texts)) {
      const parsed = schema.safeParse(text)
      if (parsed.success) stored[code as Locale] = parsed.data
      else
        issues.push(
          ...parsed.error.issues.map(fieldIssue).map(({ path, key }) => ({ path: ['value', name, code, path].filter((part) => part !== '').join('.'), key })),
        )
    }
  }
  issues.push(...LOCALE_CODES.flatMap((code) => wanting(thing, value, code)))
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
  return value
}

function schemaOf(fields: readonly WordField[], name: string): z.ZodType<Word | boolean> | null {
  if (name === 'is_checked') return z.boolean()
  if (name === 'publish_state') return WORDS_PUBLISH_STATE_SCHEMA
  const field = fields.find((known) => known.name === name)
  if (field === undefined) return null
  if (field.form === 'blocks') return articleBodySchema.nullable()
  return field.form === 'line' ? lineSchema(field.most) : linesSchema(field.most)
}

/** A language is said whole or not at all; what is published says all that its page shows. */
function wanting({ fields }: Thing, value: WordsValue, code: Locale): FieldIssue[] {
  if (fields.every(({ name }) => isEmptyWord(value[name]?.[code] as Word))) return []
  const isPublished = value['publish_state']?.[code] === 'published'
  const holds = ({ name, refused }: WordField) => isPublished && refused !== undefined && JSON.stringify(value[name]?.[code]).includes(refused.text)
  const gaps = fields.filter(holds).map(({ name, refused }) => ({ path: `value.${name}.${code}`, key: refused?.key ?? 'invalid_value' }))
  const empty = fields
    .filter(({ name, isRequired, isNeeded }) => (isRequired || (isNeeded && isPublished)) && isEmptyWord(value[name]?.[code] as Word))
    .map(({ name }) => ({ path: `value.${name}.${code}`, key: 'required' }))
  return [...gaps, ...empty]
}

/** The languages that the change touches, each as it is to be stored. */
function textsToWrite(store: WordStore, thing: Thing, value: WordsValue, isUnread: boolean): Map<Locale, WrittenText> {
  const wordsOf = (code: Locale) => Object.fromEntries(thing.fields.map(({ name }) => [name, value[name]?.[code] as Word]))
  const oldEnglish = englishHash(thing)
  const english = wordsOf(DEFAULT_LOCALE)
  const inEnglish = (name: string) => (isEmptyWord(english[name]) ? (thing.source[name] ?? english[name] ?? null) : (english[name] ?? null))
  const hasEnglish = thing.fields.some(({ name }) => !isEmptyWord(inEnglish(name)))
  const newEnglish = hasEnglish ? hashOf(thing.fields, inEnglish) : null
  const texts = new Map<Locale, WrittenText>()
  for (const code of LOCALE_CODES) {
    const before = thing.texts[code]
    const words = wordsOf(code)
    if (Object.values(words).every(isEmptyWord)) {
      if (before !== undefined) texts.set(code, null)
      continue
    }
    const isNew = before === undefined || JSON.stringify(before.words) !== JSON.stringify(words)
    const isChecked = value['is_checked']?.[code] === true
    // Words of unknown origin were made from the English as it was, or they would be stale for ever unseen.
    const kept = { sourceHash: before?.sourceHash ?? (newEnglish === oldEnglish ? null : oldEnglish), isUnread: before?.isUnread ?? false }
    const origin = isNew || isChecked ? { sourceHash: newEnglish, isUnread: isNew && isUnread } : kept
    const text = { words, state: store.firstState === null ? null : (value['publish_state']?.[code] as PublishState), ...origin }
    if (
      before === undefined ||
      JSON.stringify(text) !== JSON.stringify({ words: before.words, state: before.state, sourceHash: before.sourceHash, isUnread: before.isUnread })
    )
      texts.set(code, text)
  }
  return texts
}

import { eq, sql } from 'drizzle-orm'
import type { WordsValue } from '#contract/translation.ts'
import { TRANSLATED_KINDS } from '#contract/translation-values.ts'
import { isAppError } from '#contract/errors.ts'
import { draftRun } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readGlossary, type Glossary, type GlossaryEntry } from '#core/domain/glossary/index.ts'
import type { Translator } from '#core/ports/translator/port.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import { fold, hasForm } from '#i18n/term-finder.ts'
import { faultOfText } from './judge-text.ts'
import { writeWords } from './save-words.ts'
import { storeOf } from './stores.ts'
import type { Thing, WordStore } from './thing.ts'
import { unitsOf, wordsFrom } from './word-units.ts'

type Run = { ctx: Ctx; translator: Translator; locale: Locale; field: string | null; glossary: Glossary }

/**
 * Makes the drafts of a run, thing by thing, and goes on where an earlier try has stopped. A draft obeys the glossary or is none; it is
 * marked as read by nobody and is not on the site. What has words meanwhile stays. Throws what the translator throws; `signal` ends it early.
 */
export async function makeDrafts({
  ctx,
  translator,
  input,
}: {
  ctx: Ctx
  translator: Translator
  input: { runId: number; isLastTry: boolean; signal: AbortSignal }
}): Promise<void> {
  const [run] = await ctx.db.select().from(draftRun).where(eq(draftRun.id, input.runId))
  if (run === undefined || run.state === 'done' || !isLocale(run.locale)) return
  const given = { ctx, translator, locale: run.locale, field: run.field, glossary: await readGlossary(ctx) }
  try {
    for (const id of run.items.slice(run.done)) {
      if (input.signal.aborted) throw new Error('stopped')
      const isDrafted = await draftThing(given, id)
      await ctx.db
        .update(draftRun)
        .set({ state: 'running', done: sql`${draftRun.done} + 1`, drafted: sql`${draftRun.drafted} + ${isDrafted ? 1 : 0}` })
        .where(eq(draftRun.id, run.id))
    }
  } catch (error) {
    if (input.isLastTry) await ctx.db.update(draftRun).set({ state: 'failed' }).where(eq(draftRun.id, run.id))
    throw error
  }
  await ctx.db.update(draftRun).set({ state: 'done' }).where(eq(draftRun.id, run.id))
}

async function draftThing(run: Run, id: string): Promise<boolean> {
  const kind = TRANSLATED_KINDS.find((known) => id.startsWith(`${known}/`))
  if (kind === undefined) return false
  const store = storeOf(kind)
  const thingId = id.slice(kind.length + 1)
  const [thing] = await store.find(run.ctx.db, [thingId])
  if (thing === undefined || !mayDraft(thing, run.locale)) return false
  const wanted = unitsOf(thing, run.locale).filter(({ field, target }) => target === null && (run.field === null || field === run.field))
  const drafts = await draftTexts(
    run,
    wanted.map(({ source }) => source),
  )
  const texts = new Map(wanted.flatMap(({ key }, at) => (drafts[at] === null || drafts[at] === undefined ? [] : [[key, drafts[at]] as const])))
  // Half a body is none.
  const words = [...wordsFrom(thing, texts)].filter(([, word]) => word !== null)
  if (words.length === 0) return false
  const value = { ...Object.fromEntries(words.map(([name, word]) => [name, { [run.locale]: word }])), publish_state: { [run.locale]: 'draft' } }
  return storeDraft(run, { store, thing, value })
}

/** Words that are on the site are not touched by a machine. */
function mayDraft({ texts }: Thing, locale: Locale): boolean {
  const state = texts[locale]?.state
  return state === undefined || state === 'draft'
}

async function storeDraft({ ctx, locale }: Run, { store, thing, value }: { store: WordStore; thing: Thing; value: WordsValue }): Promise<boolean> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const [now] = await store.find(tx, [thing.id], true)
      if (now === undefined || now.version !== thing.version || !mayDraft(now, locale)) return false
      await writeWords(tx, { ctx, store, thing: now, value, isUnread: true })
      return true
    })
  } catch (error) {
    // A draft that does not fit into its field is none.
    if (isAppError(error) && error.key === 'validation_failed') return false
    throw error
  }
}

/** A draft of each text, null where none is good: with the terms of the glossary, with everything that a translation keeps. */
async function draftTexts({ translator, locale, glossary }: Run, sources: readonly string[]): Promise<(string | null)[]> {
  if (sources.length === 0) return []
  const translate = (texts: readonly string[]) => translator.translate({ texts, from: DEFAULT_LOCALE, to: locale })
  const first = (await translate(sources)).map((text) => text.trim())
  const entriesOf = (source: string) => glossary.termsIn(source).filter(({ words }) => (words[locale]?.use ?? '') !== '')
  const isGood = (source: string, draft: string) =>
    draft !== '' && faultOfText({ locale, source, target: draft }) === null && entriesOf(source).every((entry) => saysTerm(entry, draft, locale))
  // Where a term is said otherwise, it is put in by us: the service is given a mark in its place.
  const again = sources.map((source, at) => (isGood(source, first[at] ?? '') ? null : markTerms(source, entriesOf(source), locale)))
  const marked = again.filter((one) => one !== null)
  const second = marked.length === 0 ? [] : await translate(marked.map(({ text }) => text))
  let next = 0
  return sources.map((source, at) => {
    const one = again[at]
    if (one === null || one === undefined) return first[at] ?? null
    const draft = one.words.reduce((text, word, mark) => text.replace(`[[${mark}]]`, word), (second[next++] ?? '').trim())
    return !draft.includes('[[') && isGood(source, draft) ? draft : null
  })
}

function saysTerm({ words }: GlossaryEntry, draft: string, locale: Locale): boolean {
  const word = words[locale]
  return word === undefined || hasForm(fold(draft, locale), word.forms, locale)
}

/** The English with a mark in the place of each term, and the words that belong there. */
function markTerms(source: string, entries: readonly GlossaryEntry[], locale: Locale): { text: string; words: string[] } {
  const words: string[] = []
  const text = entries.reduce((marked, { match, words: all }) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${match.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
    return marked.replace(pattern, () => `[[${words.push(all[locale]?.use ?? '') - 1}]]`)
  }, source)
  return { text, words }
}

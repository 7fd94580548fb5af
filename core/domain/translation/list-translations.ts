import type {
  ListTranslationsInput,
  NextTranslationInput,
  TranslationCell,
  TranslationCounts,
  TranslationFilter,
  TranslationPage,
  TranslationRow,
} from '#contract/translation.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { WORD_STORES } from './stores.ts'
import { isEmptyWord, notesOf, wantedFields, wordOf, type Thing, type WordStore } from './thing.ts'

/** Everything with words in any language, or that should have some, against the languages: what lacks something first, then in the order in which it is translated. Permission to read each kind; kinds without it are left out. Error: `forbidden` where there is none left. */
export async function listTranslations({ ctx, input }: { ctx: Ctx; input: ListTranslationsInput }): Promise<TranslationPage> {
  const isWhole = ({ cells }: TranslationRow) => Object.values(cells).every(({ lack }) => lack === null)
  const fitting = await findRows(ctx, input)
  const found = [...fitting.filter((row) => !isWhole(row)), ...fitting.filter(isWhole)]
  return { list: found.slice((input.page - 1) * input.page_size, input.page * input.page_size), total: found.length }
}

/** How much each language lacks of each kind. Permissions of `listTranslations`. */
export async function countTranslations({ ctx }: { ctx: Ctx }): Promise<TranslationCounts> {
  const rows = Map.groupBy(await readRows(ctx, {}), ({ kind }) => kind)
  return [...rows].map(([kind, own]) => ({
    kind,
    total: own.length,
    languages: inEachLanguage((code) => {
      const count = (lack: TranslationCell['lack']) => own.filter(({ cells }) => cells[code].lack === lack).length
      return { missing: count('missing'), stale: count('stale'), unread: count('unread') }
    }),
  }))
}

/** The next thing of which a language lacks something, and how many there are. Permissions of `listTranslations`. */
export async function findNextTranslation({ ctx, input }: { ctx: Ctx; input: NextTranslationInput }): Promise<{ id: string | null; left: number }> {
  const rows = await readRows(ctx, input)
  const at = rows.findIndex(({ id }) => id === input.after)
  const lacking = (row: TranslationRow) => row.is_written && row.cells[input.locale].lack !== null
  const [next] = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].filter(lacking)
  return { id: next?.id ?? null, left: rows.filter(lacking).length }
}

/** Everything that a filter finds. Permissions of `listTranslations`. */
export async function findRows(ctx: Ctx, filter: TranslationFilter): Promise<TranslationRow[]> {
  return (await readRows(ctx, filter)).filter(fits(filter))
}

async function readRows(ctx: Ctx, { kind }: Pick<TranslationFilter, 'kind'>): Promise<TranslationRow[]> {
  const stores = WORD_STORES.filter((store) => (kind === undefined || store.kind === kind) && mayRead(ctx, store))
  if (stores.length === 0) requirePermission(ctx, 'content.read')
  const rows: TranslationRow[] = []
  for (const store of stores) {
    rows.push(...(await store.find(ctx.db, null)).map((thing) => toRow(store, thing)))
    rows.push(...((await store.unwritten?.(ctx.db)) ?? []).map((thing) => unwrittenRow(store, thing)))
  }
  return rows
}

function mayRead({ actor }: Ctx, { read }: WordStore): boolean {
  return actor.kind === 'system' || (actor.kind === 'staff' && actor.permissions.includes(read))
}

function toRow(store: WordStore, thing: Thing): TranslationRow {
  const notes = notesOf(thing)
  const wanted = wantedFields(thing)
  const lackOf = (locale: Locale): TranslationCell['lack'] => {
    if (wanted.some(({ name }) => isEmptyWord(wordOf(thing, locale, name)))) return 'missing'
    if (notes[locale].is_stale) return 'stale'
    return notes[locale].is_unread ? 'unread' : null
  }
  return {
    id: `${store.kind}/${thing.id}`,
    kind: store.kind,
    name: thing.name,
    is_written: true,
    cells: inEachLanguage((code) => ({ lack: lackOf(code), state: thing.texts[code]?.state ?? null })),
  }
}

function unwrittenRow({ kind }: WordStore, { id, name }: { id: string; name: string }): TranslationRow {
  return { id: `${kind}/${id}`, kind, name, is_written: false, cells: inEachLanguage(() => ({ lack: 'missing', state: null })) }
}

function fits({ word, locale, lack }: TranslationFilter): (row: TranslationRow) => boolean {
  const terms = searchTerms(word)
  const codes = locale === undefined ? LOCALE_CODES : [locale]
  return ({ name, cells }) => {
    if (terms !== null && !(terms.length > 0 && terms.every((term) => isTermIn(buildSearchText([name]), term)))) return false
    if (lack !== undefined) return codes.some((code) => cells[code].lack === lack)
    return locale === undefined || cells[locale].lack !== null
  }
}

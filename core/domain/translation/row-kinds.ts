import { sql, type SQL } from 'drizzle-orm'
import type { ContentTag } from '#contract/content-tag.ts'
import { LEGAL_GAP } from '#contract/staff-legal.ts'
import { LEGAL_TEXTS, type PublishState } from '#contract/content-values.ts'
import type { Word } from '#contract/translation.ts'
import type { TranslatedKind } from '#contract/translation-values.ts'
import type { Tx } from '#core/db/client.ts'
import { readBody } from '#core/domain/article/index.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import type { LanguageText, Thing, WordField, WordStore, WrittenText } from './thing.ts'

/** Words that stand in rows of a table, one per language. All names are constants of this file, so they may stand in SQL text. */
type RowKind = {
  kind: Exclude<TranslatedKind, 'setting'>
  /** What has the words, with its `version`; `texts` with `owner` and `locale` as its key. */
  table: string
  texts: string
  owner: string
  area: 'content' | 'catalogue'
  tags: readonly ContentTag[]
  /** What it is called in a list; `owner` is the row. */
  name: SQL
  /** Columns, in the order in which the kind's own form makes the hash of its English. */
  fields: readonly WordField[]
  /** Columns of the row itself that are the English of a field. */
  source?: Readonly<Record<string, string>>
  /** Words of one language have a state of their own. */
  hasState: boolean
  /** Signs of the rows that should be there. */
  signs?: readonly string[]
  /** Its texts share the sign of their address. */
  hasSlug?: boolean
  /** Further columns that follow from the words. */
  follow?: (words: Readonly<Record<string, Word>>) => Record<string, string>
}

const line = (name: string, most: number, rest: Partial<WordField> = {}): WordField => ({
  name,
  form: 'line',
  most,
  isRequired: false,
  isNeeded: false,
  ...rest,
})
const lines = (name: string, most: number, rest: Partial<WordField> = {}): WordField => ({ ...line(name, most, rest), form: 'lines' })
const blocks = (name: string, rest: Partial<WordField> = {}): WordField => ({ ...line(name, 0, rest), form: 'blocks' })

const titleOf = (texts: string, owner: string, column = 'title') =>
  sql.raw(`coalesce((select ${column} from ${texts} t where t.${owner} = owner.id and ${column} is not null
    order by t.locale <> 'en', t.locale limit 1), '#' || owner.id)`)
const VEHICLE = sql.raw(`(select brand_name from brand where brand.id = owner.brand_id) || ' ' || owner.model_name || coalesce(' ' || owner.trim, '')
  || coalesce(' ' || owner.model_year, '')`)

const ROW_KINDS: readonly RowKind[] = [
  {
    kind: 'article',
    table: 'article',
    texts: 'article_translation',
    owner: 'article_id',
    area: 'content',
    tags: ['article'],
    name: titleOf('article_translation', 'article_id'),
    fields: [line('title', 200, { isRequired: true }), line('summary', 600, { isNeeded: true }), blocks('body', { isNeeded: true })],
    hasState: true,
    hasSlug: true,
  },
  {
    kind: 'activity',
    table: 'activity',
    texts: 'activity_translation',
    owner: 'activity_id',
    area: 'content',
    tags: ['activity'],
    name: titleOf('activity_translation', 'activity_id'),
    fields: [line('title', 200, { isRequired: true }), line('summary', 600), line('place', 200), blocks('body', { isNeeded: true })],
    hasState: true,
    hasSlug: true,
  },
  {
    kind: 'download',
    table: 'download',
    texts: 'download_translation',
    owner: 'download_id',
    area: 'content',
    tags: ['download'],
    name: titleOf('download_translation', 'download_id'),
    fields: [line('title', 200, { isRequired: true }), line('summary', 600)],
    hasState: true,
  },
  {
    kind: 'faq',
    table: 'faq',
    texts: 'faq_translation',
    owner: 'faq_id',
    area: 'content',
    tags: ['faq'],
    name: titleOf('faq_translation', 'faq_id', 'question'),
    fields: [line('question', 300, { isRequired: true }), lines('answer', 4000, { isRequired: true })],
    hasState: true,
  },
  {
    kind: 'legal_page',
    table: 'legal_page',
    texts: 'legal_page_translation',
    owner: 'legal_page_id',
    area: 'content',
    tags: ['legal'],
    name: sql.raw('owner.sign'),
    signs: LEGAL_TEXTS,
    fields: [blocks('body', { isRequired: true, refused: { text: LEGAL_GAP, key: 'legal_gap' } })],
    hasState: true,
  },
  {
    kind: 'web_link',
    table: 'web_link',
    texts: 'web_link_translation',
    owner: 'web_link_id',
    area: 'content',
    tags: ['web_link'],
    name: sql.raw('owner.name'),
    fields: [line('description', 300, { isRequired: true })],
    hasState: false,
  },
  {
    kind: 'brand',
    table: 'brand',
    texts: 'brand_translation',
    owner: 'brand_id',
    area: 'catalogue',
    tags: ['brand'],
    name: sql.raw('owner.brand_name'),
    fields: [lines('summary', 2000)],
    hasState: true,
  },
  {
    kind: 'car',
    table: 'car',
    texts: 'car_translation',
    owner: 'car_id',
    area: 'catalogue',
    tags: ['car'],
    name: VEHICLE,
    fields: [lines('summary', 2000)],
    hasState: true,
  },
  {
    kind: 'used_car',
    table: 'used_car',
    texts: 'used_car_translation',
    owner: 'used_car_id',
    area: 'catalogue',
    tags: ['used_car'],
    name: VEHICLE,
    fields: [lines('summary', 2000)],
    hasState: true,
  },
  {
    kind: 'fitting',
    table: 'fitting',
    texts: 'fitting_translation',
    owner: 'fitting_id',
    area: 'catalogue',
    tags: ['fitting'],
    name: sql.raw('owner.name'),
    fields: [line('title', 160), line('material', 120), lines('summary', 2000)],
    source: { title: 'name', material: 'material' },
    hasState: true,
    follow: ({ title, material }) => ({ search_text: buildSearchText([title as string | null, material as string | null]) }),
  },
]

export const ROW_STORES: readonly WordStore[] = ROW_KINDS.map((own) => ({
  kind: own.kind,
  read: `${own.area}.read`,
  write: `${own.area}.write`,
  tags: own.tags,
  // Apart from the record of the same thing, whose earlier states have none of these fields.
  editedAs: own.area === 'catalogue' ? `${own.kind}_text` : own.kind,
  firstState: own.hasState ? (own.area === 'catalogue' ? 'published' : 'draft') : null,
  find: (tx, ids, isLocked = false) => find(tx, own, ids, isLocked),
  unwritten: (tx) => findUnwritten(tx, own),
  store: (tx, ctx, thing, texts) => store(tx, { own, thing, texts, now: ctx.ports.clock.now() }),
}))

type OwnerRow = { id: string; version: number; name: string; source: Record<string, string | null> }
type TextRow = { owner_id: string; text: Record<string, unknown> }

async function find(tx: Tx, own: RowKind, ids: readonly string[] | null, isLocked: boolean): Promise<Thing[]> {
  const { table, texts, owner, fields } = own
  const names = Object.entries(own.source ?? {}).map(([field, column]) => sql.raw(`'${field}', owner.${column}`))
  const where =
    ids === null
      ? sql.raw(`exists (select from ${texts} t where t.${owner} = owner.id)`)
      : sql`owner.id = any(${sql.param(ids.filter((id) => /^\d+$/.test(id)))}::bigint[])`
  const { rows: owners } = await tx.execute<OwnerRow>(sql`
    select owner.id::text as id, owner.version, ${own.name} as name, json_build_object(${sql.join(names, sql`, `)}) as source
    from ${sql.raw(table)} owner where ${where} order by owner.id desc ${isLocked ? sql`for update of owner` : sql``}`)
  const { rows } = await tx.execute<TextRow>(sql`
    select t.${sql.raw(owner)}::text as owner_id, to_jsonb(t) as text from ${sql.raw(texts)} t
    ${ids === null ? sql`` : sql`where t.${sql.raw(owner)} = any(${sql.param(owners.map(({ id }) => id))}::bigint[])`}`)
  const textsOf = Map.groupBy(rows, (row) => row.owner_id)
  return owners.map(({ id, version, name, source }) => ({
    id,
    version,
    name,
    fields,
    source: Object.fromEntries(Object.entries(source).flatMap(([field, word]) => (word === null ? [] : [[field, word]]))),
    texts: Object.fromEntries(
      (textsOf.get(id) ?? []).flatMap(({ text }) => {
        const locale = text['locale']
        return isLocale(locale) ? [[locale, toText(own, { id, locale, row: text, isLean: ids === null && locale !== DEFAULT_LOCALE })]] : []
      }),
    ),
  }))
}

async function findUnwritten(tx: Tx, { table, texts, owner, signs = [] }: RowKind): Promise<{ id: string; name: string }[]> {
  if (signs.length === 0) return []
  const { rows } = await tx.execute<{ sign: string }>(
    sql.raw(`select sign from ${table} owner where exists (select from ${texts} t where t.${owner} = owner.id)`),
  )
  return signs.filter((sign) => !rows.some((row) => row.sign === sign)).map((sign) => ({ id: sign, name: sign }))
}

type Stored = { id: string; locale: Locale; row: Record<string, unknown>; isLean: boolean }

/** `isLean`: of a body only whether there is one, because reading hundreds is slow. */
function toText(own: RowKind, { id, locale, row, isLean }: Stored): LanguageText {
  const read = (name: string) => (row[name] as string | null | undefined) ?? null
  const bodyOf = (name: string) => (isLean ? (read(name) === null ? null : [read(name)]) : readBody(read(name), `${own.kind} ${id} in ${locale}`))
  return {
    words: Object.fromEntries(own.fields.map(({ name, form }) => [name, form === 'blocks' ? bodyOf(name) : (read(name) ?? '')])),
    state: own.hasState ? (row['publish_state'] as PublishState) : null,
    sourceHash: read('source_hash'),
    isUnread: row['is_unread'] === true,
  }
}

type Store = { own: RowKind; thing: Thing; texts: ReadonlyMap<Locale, WrittenText>; now: Date }

async function store(tx: Tx, { own, thing, texts, now }: Store): Promise<void> {
  const moment = now.toISOString()
  await tx.execute(sql`update ${sql.raw(own.table)} set version = version + 1, updated_at = ${moment}::timestamptz where id = ${thing.id}::bigint`)
  for (const [locale, text] of texts) {
    if (text === null) await tx.execute(sql`delete from ${sql.raw(own.texts)} where ${sql.raw(own.owner)} = ${thing.id}::bigint and locale = ${locale}`)
    else await storeText(tx, { own, thing, locale, text, moment })
  }
}

async function storeText(
  tx: Tx,
  { own, thing, locale, text, moment }: { own: RowKind; thing: Thing; locale: Locale; text: LanguageText; moment: string },
): Promise<void> {
  const before = thing.texts[locale]
  const isSame = before !== undefined && JSON.stringify(before.words) === JSON.stringify(text.words)
  const columns: Record<string, SQL> = {
    ...Object.fromEntries(own.fields.map(({ name, form }) => [name, sql`${stored(text.words[name] ?? null, form)}`])),
    ...Object.fromEntries(Object.entries(own.follow?.(text.words) ?? {}).map(([name, word]) => [name, sql`${word}`])),
    ...(own.hasState ? { publish_state: sql`${text.state}` } : {}),
    source_hash: sql`${text.sourceHash}`,
    is_unread: sql`${text.isUnread}`,
    ...(isSame || !own.hasState ? {} : { updated_at: sql`${moment}::timestamptz` }),
  }
  const slug = own.hasSlug ? { slug: sql.raw(`(select slug from ${own.texts} where ${own.owner} = ${Number(thing.id)} and slug is not null limit 1)`) } : {}
  const made = { ...columns, ...slug }
  const names = (of: object) => sql.raw(Object.keys(of).join(', '))
  await tx.execute(sql`
    insert into ${sql.raw(own.texts)} as t (${sql.raw(own.owner)}, locale, ${names(made)}) values (${thing.id}::bigint, ${locale}, ${sql.join(Object.values(made), sql`, `)})
    on conflict (${sql.raw(own.owner)}, locale) do update set ${sql.join(
      Object.entries(columns).map(([name, value]) => sql`${sql.raw(name)} = ${value}`),
      sql`, `,
    )}`)
  if (text.state === 'published')
    await tx.execute(
      sql`update ${sql.raw(own.texts)} set published_at = ${moment}::timestamptz where ${sql.raw(own.owner)} = ${thing.id}::bigint and locale = ${locale} and published_at is null`,
    )
}

/** An empty text is none. */
function stored(word: Word, form: WordField['form']): string | null {
  if (form === 'blocks') return word === null ? null : JSON.stringify(word)
  return word === '' ? null : (word as string | null)
}

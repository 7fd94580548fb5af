import { and, asc, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { activityTranslation, articleTranslation, brand, car, fitting, usedCar } from '#core/db/schema/index.ts'
import { mayHoldBody, readBody } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { shownAt } from '#core/domain/publishing/index.ts'
import { listModels } from '#core/domain/model/index.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'

export const PAGE_KINDS = ['brand', 'model', 'car', 'used_car', 'fitting', 'article', 'activity'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** A page that search engines may show. `paths`: its path per language that has it; a text where every language has it there. */
export type PublicPage = { paths: string | Partial<Record<Locale, string>>; updatedAt: Date }
type TranslatedPage = { paths: Partial<Record<Locale, string>>; updatedAt: Date }

/** Pages of one file: with the addresses of eleven languages beside each, about 3 MB before compression. */
export const PAGES_PER_FILE = 2_000

/** How many files each kind fills in the language of the request; a kind without pages there fills none. */
export async function countPublicPages({ ctx }: { ctx: Ctx }): Promise<Record<PageKind, number>> {
  const counts = await Promise.all(PAGE_KINDS.map(async (kind) => [kind, await countFiles(ctx, kind)] as const))
  return Object.fromEntries(counts) as Record<PageKind, number>
}

/** The pages of file `file` (from 1) of a kind, in the order of entry, so that a page keeps its file. Empty past the end. */
export async function listPublicPages({ ctx, input }: { ctx: Ctx; input: { kind: PageKind; file: number } }): Promise<PublicPage[]> {
  const { kind, file } = input
  if (kind === 'article' || kind === 'activity') return file === 1 ? listTranslated(ctx, kind) : []
  if (kind === 'model') return listModelPages(ctx, file)
  const { table, key, state, page } = STOCK[kind]
  const rows = await ctx.db
    .select({ key, updatedAt: STOCK[kind].updatedAt })
    .from(table)
    .where(state)
    .orderBy(asc(STOCK[kind].id))
    .limit(PAGES_PER_FILE)
    .offset((file - 1) * PAGES_PER_FILE)
  return rows.map((row) => ({ paths: `${page}/${encodeURIComponent(String(row.key))}`, updatedAt: row.updatedAt as Date }))
}

type Stock = { table: PgTable; id: PgColumn; key: PgColumn; updatedAt: PgColumn; state: SQL; page: string }

const STOCK: Record<Exclude<PageKind, 'article' | 'activity' | 'model'>, Stock> = {
  brand: { table: brand, id: brand.id, key: brand.brandSign, updatedAt: brand.updatedAt, state: eq(brand.publishState, 'published'), page: '/brand' },
  car: {
    table: car,
    id: car.id,
    key: car.modelSign,
    updatedAt: car.updatedAt,
    state: sql`${car.publishState} = 'published' and ${ofShownBrand(car.brandId)}`,
    page: '/car',
  },
  used_car: {
    table: usedCar,
    id: usedCar.id,
    key: usedCar.stockRef,
    updatedAt: usedCar.updatedAt,
    state: sql`${usedCar.publishState} = 'published' and ${usedCar.status} <> 'sold' and ${ofShownBrand(usedCar.brandId)}`,
    page: '/usedCarsDetail',
  },
  fitting: {
    table: fitting,
    id: fitting.id,
    key: fitting.sku,
    updatedAt: fitting.updatedAt,
    state: eq(fitting.publishState, 'published'),
    page: '/carFittingsDetail',
  },
}

/** The vehicles of a hidden brand have no pages. */
function ofShownBrand(brandId: PgColumn): SQL {
  return sql`${brandId} in (select ${brand.id} from ${brand} where ${brand.publishState} = 'published')`
}

const TRANSLATED = {
  article: { table: articleTranslation, id: articleTranslation.articleId, page: '/article' },
  activity: { table: activityTranslation, id: activityTranslation.activityId, page: '/activity' },
} as const

/** Articles and activities are few: all that a language has stand in one file. */
async function countFiles(ctx: Ctx, kind: PageKind): Promise<number> {
  if (kind === 'article' || kind === 'activity') {
    const pages = await listTranslated(ctx, kind)
    return pages.some(({ paths }) => ctx.locale in paths) ? 1 : 0
  }
  if (kind === 'model') return Math.ceil((await listModels({ ctx, input: {} })).length / PAGES_PER_FILE)
  const [row] = await ctx.db.select({ rows: count() }).from(STOCK[kind].table).where(STOCK[kind].state)
  return Math.ceil((row?.rows ?? 0) / PAGES_PER_FILE)
}

/** Models are no rows of their own: they are what the vehicles on the site are called. */
async function listModelPages(ctx: Ctx, file: number): Promise<PublicPage[]> {
  const models = await listModels({ ctx, input: {} })
  return models.slice((file - 1) * PAGES_PER_FILE, file * PAGES_PER_FILE).map((model) => ({
    paths: `/model/${encodeURIComponent(model.brand_sign)}/${model.sign}`,
    updatedAt: model.updatedAt,
  }))
}

/** One page per article or activity, with the languages that it is published in with a body (R2.12). */
async function listTranslated({ db, ports }: Ctx, kind: keyof typeof TRANSLATED): Promise<TranslatedPage[]> {
  const { table, id, page } = TRANSLATED[kind]
  const rows = await db
    .select({ id, locale: table.locale, slug: table.slug, body: table.body, updatedAt: table.updatedAt })
    .from(table)
    .where(and(mayHoldBody(table.body), isNotNull(table.slug), shownAt(table, ports.clock.now())))
    .orderBy(asc(id))
  const told = rows.filter((row) => readBody(row.body, `${kind} ${row.id} in ${row.locale}`) !== null)
  return [...Map.groupBy(told, (row) => row.id).values()].map((words) => ({
    paths: Object.fromEntries(
      words.flatMap(({ locale, slug }) => (isLocale(locale) && slug !== null ? [[locale, `${page}/${encodeURIComponent(slug)}`]] : [])),
    ),
    updatedAt: new Date(Math.max(...words.map(({ updatedAt }) => updatedAt.getTime()))),
  }))
}

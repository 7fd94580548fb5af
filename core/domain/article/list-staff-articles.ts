import type { LanguageLack, LiveState } from '#contract/content-values.ts'
import type { ListStaffArticlesInput, StaffArticlePage, StaffArticleRow } from '#contract/staff-article.ts'
import { article, articleTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readPreviews } from '#core/domain/media/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { liveState, noteOf } from '#core/domain/publishing/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { hashOfEnglish } from './edit-article.ts'

type Text = typeof articleTranslation.$inferSelect
type Found = { row: Omit<StaffArticleRow, 'cover'>; coverId: number | null; searchText: string }

/**
 * Articles in every state, with what each language has of them. They are called by their English title, else by the first that there is.
 * News are few: they are looked through in memory. Permission `content.read`.
 */
export async function listStaffArticles({ ctx, input }: { ctx: Ctx; input: ListStaffArticlesInput }): Promise<StaffArticlePage> {
  requirePermission(ctx, 'content.read')
  const [rows, texts] = await Promise.all([ctx.db.select().from(article), ctx.db.select().from(articleTranslation)])
  const textsOf = Map.groupBy(texts, ({ articleId }) => articleId)
  const now = ctx.ports.clock.now()
  const terms = searchTerms(input.word)
  const found = rows
    .map((row) => describe(row, textsOf.get(row.id) ?? [], now))
    .filter(({ row, searchText }) => isWanted(row, input) && (terms === null || (terms.length > 0 && terms.every((term) => isTermIn(searchText, term)))))
    .toSorted((one, other) => compare(one.row, other.row, input))
  const shown = found.slice((input.page - 1) * input.page_size, input.page * input.page_size)
  const previews = await readPreviews(
    ctx,
    shown.flatMap(({ coverId }) => (coverId === null ? [] : [coverId])),
  )
  return { list: shown.map(({ row, coverId }) => ({ ...row, cover: previews.get(coverId ?? 0) ?? null })), total: found.length }
}

function describe(row: typeof article.$inferSelect, texts: readonly Text[], now: Date): Found {
  const ordered = LOCALE_CODES.flatMap((code) => texts.find(({ locale }) => locale === code) ?? [])
  const english = hashOfEnglish(texts)
  const dates = texts.flatMap(({ publishedAt }) => (publishedAt === null ? [] : [publishedAt.toISOString()])).toSorted()
  return {
    row: {
      id: row.id,
      sign: ordered[0]?.slug ?? '',
      title: ordered[0]?.title ?? '',
      title_locale: ordered[0]?.locale ?? '',
      category: row.category,
      is_top: row.isTop,
      is_sample: row.isSample,
      published_at: dates[0] ?? null,
      updated_at: row.updatedAt.toISOString(),
      languages: Object.fromEntries(ordered.map((text) => [text.locale, { ...noteOf(text, english), state: liveState(text, now) }])),
    },
    coverId: row.coverMediaId,
    searchText: buildSearchText(texts.flatMap(({ title, summary, slug }) => [title, summary, slug])),
  }
}

type Described = Found['row']

function isWanted({ category, languages }: Described, { category: wanted, state, locale, lack }: ListStaffArticlesInput): boolean {
  if (wanted !== undefined && category !== wanted) return false
  const codes = locale === undefined ? LOCALE_CODES : LOCALE_CODES.filter((code) => code === locale)
  if (state !== undefined && !codes.some((code) => stateOf(languages, code) === state)) return false
  return lack === undefined || codes.some((code) => isLacking(languages[code], lack))
}

function stateOf(languages: Described['languages'], code: string): LiveState | null {
  return languages[code]?.state ?? null
}

function isLacking(language: Described['languages'][string] | undefined, lack: LanguageLack): boolean {
  if (language === undefined) return lack === 'missing'
  return lack === 'stale' ? language.is_stale : lack === 'unread' && language.is_unread
}

function compare(one: Described, other: Described, { sort, order }: ListStaffArticlesInput): number {
  const direction = order === 'asc' ? 1 : -1
  const [left, right] = [one[sort] ?? '', other[sort] ?? '']
  return (sort === 'title' ? left.localeCompare(right) : left < right ? -1 : left > right ? 1 : 0) * direction || other.id - one.id
}

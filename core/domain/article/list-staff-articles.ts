import type { ListStaffArticlesInput, StaffArticlePage, StaffArticleRow } from '#contract/staff-article.ts'
import { article, articleTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readPreviews } from '#core/domain/media/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hasLanguage, languageStates, shownOfAll } from '#core/domain/publishing/index.ts'
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
  const languages = languageStates(texts, hashOfEnglish(texts), now)
  return {
    row: {
      id: row.id,
      sign: ordered[0]?.slug ?? '',
      title: ordered[0]?.title ?? '',
      title_locale: ordered[0]?.locale ?? '',
      category: row.category,
      is_top: row.isTop,
      is_sample: row.isSample,
      updated_at: row.updatedAt.toISOString(),
      ...shownOfAll(languages),
      languages,
    },
    coverId: row.coverMediaId,
    searchText: buildSearchText(texts.flatMap(({ title, summary, slug }) => [title, summary, slug])),
  }
}

type Described = Found['row']

function isWanted({ category, languages }: Described, input: ListStaffArticlesInput): boolean {
  return (input.category === undefined || category === input.category) && hasLanguage(languages, input)
}

function compare(one: Described, other: Described, { sort, order }: ListStaffArticlesInput): number {
  const direction = order === 'asc' ? 1 : -1
  const [left, right] = [one[sort] ?? '', other[sort] ?? '']
  return (sort === 'title' ? left.localeCompare(right) : left < right ? -1 : left > right ? 1 : 0) * direction || other.id - one.id
}

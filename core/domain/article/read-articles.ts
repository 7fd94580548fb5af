import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type ArticleCard } from '#contract/article.ts'
import type { Picture } from '#contract/car.ts'
import { ARTICLE_CATEGORIES } from '#contract/content-values.ts'
import { article, articleTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { readArticlePictures } from '#core/domain/media/index.ts'
import { isShown } from '#core/domain/publishing/index.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { bodyWords, mayHoldBody, readBody } from './article-body.ts'

/** A card with what its words are found by. */
export type KnownArticle = { card: ArticleCard; searchText: string; until: string | null }

/**
 * Articles that are published in the language of the request and have a body there, top ones first, then the newest. News are few, so
 * a language's are kept together and listed from memory. One whose moment has not come, or whose time is over, is left out by the clock, not by the cache.
 */
export async function readArticles(ctx: Ctx): Promise<KnownArticle[]> {
  const all = await keep(ctx, { key: `articles ${ctx.locale}`, make: loadArticles, sizeOf: bytesOf })
  const now = ctx.ports.clock.now()
  return all.filter(({ card, until }) => isShown({ from: card.published_at, until }, now))
}

async function loadArticles(ctx: Ctx): Promise<KnownArticle[]> {
  const { db, locale, reads } = ctx
  reads('article')
  const pictures = await readArticlePictures(ctx)
  const rows = await db
    .select({
      id: article.id,
      category: article.category,
      isTop: article.isTop,
      isSample: article.isSample,
      slug: articleTranslation.slug,
      title: articleTranslation.title,
      summary: articleTranslation.summary,
      body: articleTranslation.body,
      publishedAt: articleTranslation.publishedAt,
      withdrawAt: articleTranslation.withdrawAt,
      updatedAt: articleTranslation.updatedAt,
    })
    .from(article)
    .innerJoin(articleTranslation, eq(articleTranslation.articleId, article.id))
    .where(
      and(
        eq(articleTranslation.locale, locale),
        eq(articleTranslation.publishState, 'published'),
        mayHoldBody(articleTranslation.body),
        isNotNull(articleTranslation.slug),
        isNotNull(articleTranslation.publishedAt),
      ),
    )
    .orderBy(sql`${article.isTop} desc, ${articleTranslation.publishedAt} desc, ${article.id} desc`)
  return rows.flatMap((row) => toKnown(row, { locale, picture: pictures.get(row.id) ?? null }))
}

type Row = {
  id: number
  category: string | null
  isTop: boolean
  isSample: boolean
  slug: string | null
  title: string
  summary: string | null
  body: string | null
  publishedAt: Date | null
  withdrawAt: Date | null
  updatedAt: Date
}

function toKnown(row: Row, { locale, picture }: { locale: Locale; picture: Picture | null }): KnownArticle[] {
  const body = readBody(row.body, `article ${row.id} in ${locale}`)
  if (row.slug === null || body === null || row.publishedAt === null) return []
  const card: ArticleCard = {
    article_id: row.id,
    sign: row.slug,
    category: ARTICLE_CATEGORIES.find((name) => name === row.category) ?? null,
    title: row.title,
    summary: row.summary ?? '',
    picture,
    is_top: row.isTop,
    is_sample: row.isSample,
    published_at: row.publishedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
  return [{ card, searchText: buildSearchText([row.title, row.summary, ...bodyWords(body)]), until: row.withdrawAt?.toISOString() ?? null }]
}

function bytesOf(articles: readonly KnownArticle[]): number {
  return (
    200 +
    articles.reduce(
      (sum, { card, searchText }) => sum + 2 * (searchText.length + card.title.length + card.summary.length) + (card.picture === null ? 400 : 1_400),
      0,
    )
  )
}

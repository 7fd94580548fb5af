import { and, eq } from 'drizzle-orm'
import type { ArticleCard, ArticleDetail, ArticleDetailInput } from '#contract/article.ts'
import type { ArticleDraft } from '#contract/staff-article.ts'
import { AppError } from '#contract/errors.ts'
import { article, articleTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readPictures } from '#core/domain/media/index.ts'
import { shownAt } from '#core/domain/publishing/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { mayHoldBody, readBody } from './article-body.ts'
import { readArticles } from './read-articles.ts'

const RELATED = 3

/** The word by which an article is asked for that is not saved yet. */
export const DRAFT_SIGN = 'draft'

/**
 * A published article by its sign or its number, in the language of the request. Throws `not_found` where there is none, or none with a
 * body in this language: no language falls back to another.
 */
export async function findArticle({ ctx, input }: { ctx: Ctx; input: ArticleDetailInput }): Promise<ArticleDetail> {
  const cards = (await readArticles(ctx)).map((known) => known.card)
  if (ctx.unsaved?.group === 'article' && input.id === DRAFT_SIGN) return draftOf(ctx, ctx.unsaved.value, cards)
  const card = cards.find(({ sign, article_id }) => sign === input.id || String(article_id) === input.id)
  if (!card) throw new AppError('not_found')
  const texts = await readTexts(ctx, card.article_id)
  const body = texts.find((text) => text.locale === ctx.locale)?.body
  if (!body) throw new AppError('not_found')
  return {
    ...card,
    body,
    locales: LOCALE_CODES.filter((code) => texts.some((text) => text.locale === code)),
    list_filter: texts[0]?.listFilter ?? null,
    related: relatedTo(card, cards),
  }
}

/** The article that is looked at before it is saved, among the stored ones. */
async function draftOf(ctx: Ctx, { cover_media_id: coverId, ...draft }: ArticleDraft, cards: readonly ArticleCard[]): Promise<ArticleDetail> {
  const pictures = await readPictures(ctx, 'article', coverId === null ? [] : [coverId])
  const now = ctx.ports.clock.now().toISOString()
  const card = { ...draft, article_id: 0, sign: DRAFT_SIGN, picture: pictures.get(coverId ?? 0) ?? null, is_sample: false, published_at: now, updated_at: now }
  return { ...card, locales: [ctx.locale], related: relatedTo(card, cards) }
}

/** Its published texts that have a body, in every language. */
async function readTexts({ db, ports, reads }: Ctx, articleId: number) {
  reads('article')
  const rows = await db
    .select({ locale: articleTranslation.locale, body: articleTranslation.body, listFilter: article.listFilter })
    .from(articleTranslation)
    .innerJoin(article, eq(article.id, articleTranslation.articleId))
    .where(and(eq(article.id, articleId), mayHoldBody(articleTranslation.body), shownAt(articleTranslation, ports.clock.now())))
  return rows.flatMap(({ locale, body: stored, listFilter }) => {
    const body = readBody(stored, `article ${articleId} in ${locale}`)
    return body === null ? [] : [{ locale, body, listFilter }]
  })
}

function relatedTo(card: ArticleCard, cards: readonly ArticleCard[]): ArticleCard[] {
  const others = cards.filter((other) => other.article_id !== card.article_id)
  const isNear = (other: ArticleCard) => card.category !== null && other.category === card.category
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, RELATED)
}

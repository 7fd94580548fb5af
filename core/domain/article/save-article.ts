import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { saveArticleInputSchema, type SaveArticleInput } from '#contract/article.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { article, articleTranslation } from '#core/db/schema/content.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { readBody } from './article-body.ts'

export type SavedArticle = { article_id: number; state: 'new' | 'changed' | 'unchanged' }

/**
 * Writes an article with all its languages; its sign finds the one that is there. What is the same already stays untouched, its dates
 * included. Permission `content.write`. Errors: `forbidden`, `validation_failed`.
 */
export async function saveArticle({ ctx, input }: { ctx: Ctx; input: SaveArticleInput }): Promise<SavedArticle> {
  requirePermission(ctx, 'content.write')
  const wanted = parse(input)
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`article ${wanted.sign}`}, 0))`)
    const found = await readStored(tx, wanted.sign)
    if (found && isDeepStrictEqual(found.content, contentOf(wanted)) && isCoverKept(found.cover, wanted)) return { article_id: found.id, state: 'unchanged' }
    const id = await writeArticle(tx, { ctx, wanted, id: found?.id ?? null })
    await writeTexts(tx, { ctx, wanted, id, before: found?.content.texts ?? {} })
    const state = found ? 'changed' : 'new'
    await writeAudit(tx, {
      ctx,
      action: 'article.saved',
      subjectKind: 'article',
      subjectId: id,
      detail: { sign: wanted.sign, state, locales: Object.keys(wanted.texts) },
    })
    await notifyContent(tx, ['article'])
    return { article_id: id, state }
  })
}

function parse(input: SaveArticleInput): SaveArticleInput {
  const wanted = readInput(saveArticleInputSchema, input)
  const unknown = Object.keys(wanted.texts).find((code) => !isLocale(code))
  if (unknown !== undefined) throw new AppError('validation_failed', { issues: [{ path: `texts.${unknown}`, key: 'unknown_language' }] })
  return wanted
}

/** The cover aside: it may be left out, which changes nothing. */
type Content = Omit<SaveArticleInput, 'sign' | 'cover_media_id'>

function isCoverKept(cover: number | null, { cover_media_id: wanted }: SaveArticleInput): boolean {
  return wanted === undefined || wanted === cover
}

function contentOf({ sign: _sign, cover_media_id: _cover, texts, ...rest }: SaveArticleInput): Content {
  const same = Object.entries(texts).map(([code, text]) => [code, { ...text, published_at: new Date(text.published_at).toISOString() }])
  return { ...rest, texts: Object.fromEntries(same) }
}

async function readStored(tx: Tx, sign: string): Promise<{ id: number; cover: number | null; content: Content } | null> {
  const [known] = await tx.select({ id: articleTranslation.articleId }).from(articleTranslation).where(eq(articleTranslation.slug, sign)).limit(1)
  if (!known) return null
  const [row] = await tx.select().from(article).where(eq(article.id, known.id))
  const texts = await tx.select().from(articleTranslation).where(eq(articleTranslation.articleId, known.id))
  if (!row) return null
  const content = {
    category: row.category,
    is_top: row.isTop,
    is_sample: row.isSample,
    list_filter: row.listFilter,
    texts: Object.fromEntries(
      texts.map((text) => [
        text.locale,
        {
          title: text.title,
          summary: text.summary,
          // A broken one equals nothing that is wanted, not even "none": it is written anew.
          body: text.body === null ? null : (readBody(text.body, `article ${known.id} in ${text.locale}`) ?? undefined),
          publish_state: text.publishState,
          published_at: text.publishedAt?.toISOString() ?? null,
        },
      ]),
    ),
  }
  // Compared with what is wanted and never trusted further: rows of older shapes are simply written anew.
  return { id: known.id, cover: row.coverMediaId, content: content as Content }
}

type Write = { ctx: Ctx; wanted: SaveArticleInput; id: number | null }

async function writeArticle(tx: Tx, { ctx, wanted, id }: Write): Promise<number> {
  const values = {
    category: wanted.category,
    isTop: wanted.is_top,
    isSample: wanted.is_sample,
    listFilter: wanted.list_filter,
    ...(wanted.cover_media_id === undefined ? {} : { coverMediaId: wanted.cover_media_id }),
    updatedAt: ctx.ports.clock.now(),
  }
  if (id !== null) {
    await tx.update(article).set(values).where(eq(article.id, id))
    return id
  }
  const [row] = await tx.insert(article).values(values).returning({ id: article.id })
  if (!row) throw new AppError('internal')
  return row.id
}

type WriteTexts = { ctx: Ctx; wanted: SaveArticleInput; id: number; before: Content['texts'] }

async function writeTexts(tx: Tx, { ctx, wanted, id, before }: WriteTexts): Promise<void> {
  const after = contentOf(wanted).texts
  for (const locale of Object.keys(before)) {
    if (!(locale in after)) await tx.delete(articleTranslation).where(sql`${articleTranslation.articleId} = ${id} and ${articleTranslation.locale} = ${locale}`)
  }
  for (const [locale, text] of Object.entries(after)) {
    if (isDeepStrictEqual(before[locale], text)) continue
    const publishedAt = new Date(text.published_at)
    const now = ctx.ports.clock.now()
    const values = {
      slug: wanted.sign,
      title: text.title,
      summary: text.summary,
      body: text.body === null ? null : JSON.stringify(text.body),
      publishState: text.publish_state,
      publishedAt,
      // A first version entered late was never changed since the day it is published on.
      updatedAt: before[locale] || publishedAt > now ? now : publishedAt,
    }
    await tx
      .insert(articleTranslation)
      .values({ articleId: id, locale, ...values })
      .onConflictDoUpdate({ target: [articleTranslation.articleId, articleTranslation.locale], set: values })
  }
}

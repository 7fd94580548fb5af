import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { ARTICLE_SECTIONS } from '#contract/article.ts'
import { saveStaffArticleInputSchema, type ArticleValue, type StaffArticle } from '#contract/staff-article.ts'
import type { RevisionView } from '#contract/revision.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { article, articleTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { chooseSign, inEachLanguage, requireCover, saveEdited } from '#core/domain/edit/index.ts'
import { readPreviews } from '#core/domain/media/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hashOfWords, notesOf, publishedFieldsOf, withMoments, type Words, writeTexts } from '#core/domain/publishing/index.ts'
import { moveAddress } from '#core/domain/redirect/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { readBody } from './article-body.ts'

type Row = typeof article.$inferSelect
type Text = typeof articleTranslation.$inferSelect

/** An article as staff edit it. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffArticle({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffArticle> {
  requirePermission(ctx, 'content.read')
  const [row] = await ctx.db.select().from(article).where(eq(article.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  const texts = await ctx.db.select().from(articleTranslation).where(eq(articleTranslation.articleId, row.id))
  const previews = await readPreviews(ctx, row.coverMediaId === null ? [] : [row.coverMediaId])
  return {
    id: row.id,
    version: row.version,
    is_sample: row.isSample,
    cover: previews.get(row.coverMediaId ?? 0) ?? null,
    value: valueOf(row, texts),
    languages: notesOf(texts, hashOfEnglish(texts)),
  }
}

/** What was changed of an article, newest first. Permission `content.read`. */
export async function listArticleRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: 'article', subjectId: input.id } })
}

type SaveInput = z.input<typeof saveStaffArticleInputSchema> & { id: number | null }

/**
 * Saves an article whole with all its languages. A new one gets a sign from its English title, else from its number; another sign leaves
 * the old addresses leading to the new ones. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function saveStaffArticle({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffArticle> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveStaffArticleInputSchema, sent)
  if (known !== null && wanted.value.sign === '') throw new AppError('validation_failed', { issues: [{ path: 'value.sign', key: 'required' }] })
  const now = ctx.ports.clock.now()
  const value = withMoments(wanted.value, now)
  const id = await saveEdited(
    ctx,
    {
      kind: 'article',
      tags: ['article'],
      lock: lockArticle,
      write: async (tx, given) => {
        await requireCover(tx, value.cover_media_id)
        return writeArticle(tx, { ...given, now })
      },
    },
    { id: known, version: input.version, value },
  )
  ctx.ports.cache.drop(['article'])
  return findStaffArticle({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

async function lockArticle(tx: Tx, id: number): Promise<{ version: number; value: ArticleValue } | null> {
  const [row] = await tx.select().from(article).where(eq(article.id, id)).for('update')
  if (row === undefined) return null
  const texts = await tx.select().from(articleTranslation).where(eq(articleTranslation.articleId, id))
  return { version: row.version, value: valueOf(row, texts) }
}

function valueOf(row: Row, texts: readonly Text[]): ArticleValue {
  const textIn = (code: Locale) => texts.find(({ locale }) => locale === code)
  return {
    sign: texts.find(({ slug }) => slug !== null)?.slug ?? '',
    category: row.category,
    is_top: row.isTop,
    cover_media_id: row.coverMediaId,
    list_filter: row.listFilter,
    title: inEachLanguage((code) => textIn(code)?.title ?? ''),
    summary: inEachLanguage((code) => textIn(code)?.summary ?? ''),
    body: inEachLanguage((code) => readBody(textIn(code)?.body ?? null, `article ${row.id} in ${code}`)),
    ...publishedFieldsOf(texts),
  }
}

type Write = { id: number | null; version: number; value: ArticleValue; before: ArticleValue | null; now: Date }

async function writeArticle(tx: Tx, { id: known, version, value, before, now }: Write): Promise<number> {
  // Signs are given one after another, so that no two get the same.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('article signs', 0))`)
  const values = {
    category: value.category,
    isTop: value.is_top,
    coverMediaId: value.cover_media_id,
    listFilter: value.list_filter,
    isSample: false,
    version,
    updatedAt: now,
  }
  const [row] =
    known === null
      ? await tx.insert(article).values(values).returning({ id: article.id })
      : await tx.update(article).set(values).where(eq(article.id, known)).returning({ id: article.id })
  if (row === undefined) throw new AppError('internal')
  const sign = await chooseSign(tx, {
    id: row.id,
    sign: value.sign,
    title: value.title[DEFAULT_LOCALE],
    owner: articleTranslation.articleId,
    slug: articleTranslation.slug,
    reserved: ARTICLE_SECTIONS,
    fallback: 'news',
  })
  const old = before?.sign ?? ''
  if (old !== '' && old !== sign)
    for (const place of ['', '/mobile']) await moveAddress(tx, { from: `${place}/article/${old}`, to: `${place}/article/${sign}` })
  await writeTexts({
    value,
    before,
    now,
    words: wordsOf,
    remove: (gone) => tx.delete(articleTranslation).where(and(eq(articleTranslation.articleId, row.id), inArray(articleTranslation.locale, gone))),
    write: (locale, columns, origin) => {
      const text = {
        slug: sign,
        title: value.title[locale],
        summary: value.summary[locale],
        body: value.body[locale] === null ? null : JSON.stringify(value.body[locale]),
        ...columns,
      }
      return tx
        .insert(articleTranslation)
        .values({ articleId: row.id, locale, ...text })
        .onConflictDoUpdate({
          target: [articleTranslation.articleId, articleTranslation.locale],
          set: { sourceHash: sql`coalesce(${articleTranslation.sourceHash}, ${origin})`, ...text },
        })
    },
  })
  return row.id
}

/** What a translation is made from: all words of the text. */
function wordsOf({ title, summary, body }: ArticleValue, code: Locale): Words {
  return [title[code], summary[code], body[code]]
}

/** The same of the stored English, so that a body stored in another order of names has the same hash. */
export function hashOfEnglish(texts: readonly Pick<Text, 'articleId' | 'locale' | 'title' | 'summary' | 'body'>[]): string | null {
  const english = texts.find(({ locale }) => locale === DEFAULT_LOCALE)
  if (english === undefined) return null
  return hashOfWords([english.title, english.summary ?? '', readBody(english.body, `article ${english.articleId} in ${DEFAULT_LOCALE}`)])
}

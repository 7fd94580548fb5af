import { asc, eq } from 'drizzle-orm'
import { DOWNLOAD_CATEGORIES } from '#contract/content-values.ts'
import type { DownloadText, SaveDownloadInput } from '#contract/download.ts'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** What the files of a document share; `texts` in every language that has some, published or not. */
export type DocumentTexts = Pick<SaveDownloadInput, 'category' | 'texts'>

/**
 * The words that a document stands with in the download centre: those of its first file; null where no file of it is there.
 * Permission `content.write`. Error: `forbidden`.
 */
export async function readDocument({ ctx, input }: { ctx: Ctx; input: { document_sign: string } }): Promise<DocumentTexts | null> {
  requirePermission(ctx, 'content.write')
  const [file] = await ctx.db
    .select({ id: download.id, category: download.category })
    .from(download)
    .where(eq(download.documentSign, input.document_sign))
    .orderBy(asc(download.sortOrder), asc(download.id))
    .limit(1)
  if (!file) return null
  const rows = await ctx.db.select().from(downloadTranslation).where(eq(downloadTranslation.downloadId, file.id))
  const texts = rows.flatMap(({ locale, title, summary, publishState, publishedAt }): [string, DownloadText][] =>
    publishedAt === null || summary === null ? [] : [[locale, { title, summary, publish_state: publishState, published_at: publishedAt.toISOString() }]],
  )
  return { category: DOWNLOAD_CATEGORIES.find((name) => name === file.category) ?? null, texts: Object.fromEntries(texts) }
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { DOWNLOAD_CATEGORIES } from '#contract/content-values.ts'
import { type DownloadItem, type ListDownloadsInput } from '#contract/download.ts'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import { media } from '#core/db/schema/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { isShown } from '#core/domain/publishing/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'

type Known = { item: DownloadItem; searchText: string; from: string; until: string | null }

/**
 * Files of the download centre that are published in the language of the request: by category, then in the order of the staff.
 * `word`: all its words stand in the title, the summary or the name of the file.
 */
export async function listDownloads({ ctx, input }: { ctx: Ctx; input: ListDownloadsInput }): Promise<DownloadItem[]> {
  const all = await keep(ctx, { key: `downloads ${ctx.locale}`, make: loadDownloads, sizeOf: (known) => 200 + 1_200 * known.length })
  const now = ctx.ports.clock.now()
  const wanted = searchTerms(input.word)
  return all
    .filter((known) => isShown(known, now))
    .filter(({ item }) => input.category === undefined || item.category === input.category)
    .filter(({ searchText }) => wanted === null || (wanted.length > 0 && wanted.every((word) => isTermIn(searchText, word))))
    .map(({ item }) => item)
}

async function loadDownloads({ db, locale, reads }: Ctx): Promise<Known[]> {
  reads('download')
  const rows = await db
    .select({ own: download, text: downloadTranslation, contentType: media.contentType, byteSize: media.byteSize })
    .from(download)
    .innerJoin(downloadTranslation, eq(downloadTranslation.downloadId, download.id))
    .innerJoin(media, eq(media.id, download.mediaId))
    .where(and(eq(downloadTranslation.locale, locale), eq(downloadTranslation.publishState, 'published'), isNotNull(downloadTranslation.publishedAt)))
  return rows.toSorted((a, b) => shelfOf(a.own.category) - shelfOf(b.own.category) || a.own.sortOrder - b.own.sortOrder || a.own.id - b.own.id).flatMap(toKnown)
}

/** Where a file is, below the public API. */
export function pathOf({ id, fileName }: Pick<typeof download.$inferSelect, 'id' | 'fileName'>): string {
  return `/download/${id}/${encodeURIComponent(fileName)}`
}

/** Place of a category among the others; what has none comes last. */
function shelfOf(category: string | null): number {
  const at = DOWNLOAD_CATEGORIES.findIndex((name) => name === category)
  return at < 0 ? DOWNLOAD_CATEGORIES.length : at
}

type Row = { own: typeof download.$inferSelect; text: typeof downloadTranslation.$inferSelect; contentType: string; byteSize: number }

function toKnown({ own, text, contentType, byteSize }: Row): Known[] {
  if (text.publishedAt === null) return []
  const item: DownloadItem = {
    download_id: own.id,
    document_sign: own.documentSign,
    category: DOWNLOAD_CATEGORIES.find((name) => name === own.category) ?? null,
    title: text.title,
    summary: text.summary ?? '',
    file_name: own.fileName,
    file_type: own.fileName.slice(own.fileName.lastIndexOf('.') + 1).toLowerCase(),
    content_type: contentType,
    byte_size: byteSize,
    language: own.fileLanguage,
    path: pathOf(own),
    is_sample: own.isSample,
    published_at: text.publishedAt.toISOString(),
  }
  return [
    { item, searchText: buildSearchText([text.title, text.summary, own.fileName]), from: item.published_at, until: text.withdrawAt?.toISOString() ?? null },
  ]
}

import { and, eq } from 'drizzle-orm'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import { media } from '#core/db/schema/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { shownAt } from '#core/domain/publishing/index.ts'
import { openFile, type OpenedFile } from '#core/domain/stored-file/index.ts'

type Input = { id: number; name: string }

/**
 * A file of the download centre by its number and name, both as the list gives them: no part of an address ever becomes a path. It must be
 * published in some language. Throws `not_found`.
 */
export async function openDownload({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'ports'>; input: Input }): Promise<OpenedFile> {
  const { db, ports } = ctx
  const [row] = await db
    .select({ fileName: download.fileName, key: media.storageKey, contentType: media.contentType, sha256: media.sha256 })
    .from(download)
    .innerJoin(media, eq(media.id, download.mediaId))
    .innerJoin(downloadTranslation, eq(downloadTranslation.downloadId, download.id))
    .where(
      and(
        eq(download.id, input.id),
        eq(download.fileName, input.name.normalize('NFC')),
        eq(media.kind, 'document'),
        shownAt(downloadTranslation, ports.clock.now()),
      ),
    )
    .limit(1)
  return openFile(ctx, row)
}

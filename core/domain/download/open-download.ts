import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { download, downloadTranslation } from '#core/db/schema/content.ts'
import { media } from '#core/db/schema/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { shownAt } from '#core/domain/publishing/index.ts'
import type { ByteRange } from '#core/ports/files/port.ts'

/** A file ready to be sent. `sha256`: of its content, hex. */
export type OpenedDownload = {
  fileName: string
  contentType: string
  byteSize: number
  sha256: string
  read(range?: ByteRange): Promise<Readable>
}

type Input = { id: number; name: string }

/**
 * A file of the download centre by its number and name, both as the list gives them: no part of an address ever becomes a path. It must be
 * published in some language. Throws `not_found`.
 */
export async function openDownload({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'ports'>; input: Input }): Promise<OpenedDownload> {
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
  const file = row ? await ports.files.stat(row.key) : null
  if (!row || file === null) throw new AppError('not_found')
  const { fileName, key, contentType, sha256 } = row
  return { fileName, contentType, sha256, byteSize: file.byteSize, read: (range) => ports.files.read(key, range) }
}

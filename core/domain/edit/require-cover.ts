import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { media } from '#core/db/schema/index.ts'

/** Throws `validation_failed` for a cover that is no picture of the store. */
export async function requireCover(tx: Tx, mediaId: number | null): Promise<void> {
  if (mediaId === null) return
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, mediaId), inArray(media.kind, ['image', 'drawing'])))
  if (rows.length === 0) throw new AppError('validation_failed', { issues: [{ path: 'value.cover_media_id', key: 'invalid_value' }] })
}

import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { executeText } from '#core/db/client.ts'
import { media, mediaVariant } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { lockContent } from './links.ts'
import { ALL_LINKS } from './owners.ts'

/**
 * Deletes a medium that nothing shows, with its renditions; the files go by a job after the commit. Permission `catalogue.write`.
 * Throws `not_found`, `media_in_use`.
 */
export async function deleteMedia({ ctx, input }: { ctx: Ctx; input: { mediaId: number } }): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select({ sha256: media.sha256, key: media.storageKey }).from(media).where(eq(media.id, input.mediaId)).for('update')
    if (!row) throw new AppError('not_found')
    const { rows: uses } = await tx.execute(sql`
      select 1 from (${ALL_LINKS}) link where link.media_id = ${input.mediaId} union all select 1 from media where poster_id = ${input.mediaId} limit 1`)
    if (uses.length > 0) throw new AppError('media_in_use')
    const variants = await tx.select({ key: mediaVariant.storageKey }).from(mediaVariant).where(eq(mediaVariant.mediaId, input.mediaId))
    await tx.delete(media).where(eq(media.id, input.mediaId))
    const payload = { sha256: row.sha256, keys: [row.key, ...variants.map(({ key }) => key)] }
    await ctx.ports.jobs.send({ executeSql: (text, values) => executeText(tx, text, values) }, 'media-files-delete', payload)
    await writeAudit(tx, { ctx, action: 'media.deleted', subjectKind: 'media', subjectId: input.mediaId })
  })
}

/** Removes the files of deleted media, unless the same content was stored again meanwhile. */
export async function deleteMediaFiles({ ctx, input }: { ctx: Ctx; input: { sha256: string; keys: readonly string[] } }): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  await ctx.db.transaction(async (tx) => {
    await lockContent(tx, input.sha256)
    const [row] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, input.sha256))
    if (row) return
    for (const key of input.keys) await ctx.ports.files.remove(key)
  })
}

import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { media, mediaVariant } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { namedKeys } from '#core/domain/stored-file/index.ts'
import { ALL_LINKS } from './owners.ts'

/**
 * Deletes a medium that nothing shows, with its renditions; the files go by a job after the commit. Permission `catalogue.write`.
 * Throws `not_found`, `media_in_use`.
 */
export async function deleteMedia({ ctx, input }: { ctx: Ctx; input: { mediaId: number } }): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select({ key: media.storageKey }).from(media).where(eq(media.id, input.mediaId)).for('update')
    if (!row) throw new AppError('not_found')
    const { rows: uses } = await tx.execute(sql`
      select 1 from (${ALL_LINKS}) link where link.media_id = ${input.mediaId} union all select 1 from media where poster_id = ${input.mediaId} limit 1`)
    if (uses.length > 0) throw new AppError('media_in_use')
    const variants = await tx.select({ key: mediaVariant.storageKey }).from(mediaVariant).where(eq(mediaVariant.mediaId, input.mediaId))
    await tx.delete(media).where(eq(media.id, input.mediaId))
    const payload = { keys: [row.key, ...variants.map(({ key }) => key)] }
    await ctx.ports.jobs.send(tx, 'media-files-delete', payload)
    await writeAudit(tx, { ctx, action: 'media.deleted', subjectKind: 'media', subjectId: input.mediaId })
  })
}

/** Removes the files of deleted media. A key is never used again, so nobody can be writing one of them; one that a row names stays all the same. */
export async function deleteMediaFiles({ ctx, input }: { ctx: Ctx; input: { keys: readonly string[] } }): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  const named = await namedKeys(ctx.db, input.keys)
  for (const key of input.keys) if (!named.has(key)) await ctx.ports.files.remove(key)
}

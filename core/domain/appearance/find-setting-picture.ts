import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { SettingPicture } from '#contract/setting.ts'
import { media } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readPictures } from '#core/domain/media/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** A picture that a setting names or may name, for the form. Permission `setting.write`; errors `forbidden`, `not_found`. */
export async function findSettingPicture({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<SettingPicture> {
  requirePermission(ctx, 'setting.write')
  const [row] = await ctx.db
    .select({ id: media.id, state: media.renditionState })
    .from(media)
    .where(and(eq(media.id, input.id), eq(media.kind, 'image')))
  if (row === undefined) throw new AppError('not_found')
  const picture = (await readPictures(ctx, 'company', [row.id])).get(row.id)
  return { ...row, preview: picture?.src ?? null }
}

import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { AttachMediaInput, DetachMediaInput, ReorderMediaInput } from '#contract/media.ts'
import { notifyContent } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { link, lockOwner, requireFitting } from './links.ts'
import { OWNERS } from './owners.ts'
import { wantRenditions } from './want-renditions.ts'

type Given<Input> = { ctx: Ctx; input: Input }

/** Shows a medium of the store at the end of an owner's tab, or moves it there. Permission `catalogue.write`. Throws `not_found`, `media_type_refused`. */
export async function attachMedia({ ctx, input }: Given<AttachMediaInput>): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  await ctx.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ kind: string; contentType: string }>(sql`
      select kind, content_type as "contentType" from media where id = ${input.media_id} for key share`)
    const [row] = rows
    if (!row) throw new AppError('not_found')
    requireFitting(row, input)
    await link(tx, input.media_id, input)
    await wantRenditions(tx, ctx, input.media_id, input)
    await notifyContent(tx, [OWNERS[input.owner_kind].tag])
    await writeAudit(tx, {
      ctx,
      action: 'media.attached',
      subjectKind: input.owner_kind,
      subjectId: input.owner_id,
      detail: { media_id: input.media_id, tab: input.tab },
    })
  })
}

/** Takes a medium off an owner; it stays in the store. Permission `catalogue.write`. Throws `not_found` where it is not shown there. */
export async function detachMedia({ ctx, input }: Given<DetachMediaInput>): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  const { links, column, tag } = OWNERS[input.owner_kind]
  await ctx.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`delete from ${links} where ${column} = ${input.owner_id} and media_id = ${input.media_id} returning media_id`)
    if (rows.length === 0) throw new AppError('not_found')
    await notifyContent(tx, [tag])
    await writeAudit(tx, { ctx, action: 'media.detached', subjectKind: input.owner_kind, subjectId: input.owner_id, detail: { media_id: input.media_id } })
  })
}

/**
 * Puts the media of a tab into a new order; the first exterior picture is the cover. Permission `catalogue.write`.
 * Throws `conflict` where the tab holds other media than these, because somebody changed it meanwhile.
 */
export async function reorderMedia({ ctx, input }: Given<ReorderMediaInput>): Promise<void> {
  requirePermission(ctx, 'catalogue.write')
  const { links, column, tag } = OWNERS[input.owner_kind]
  const isHere = sql`${column} = ${input.owner_id} and tab = ${input.tab}`
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, input.owner_kind, input.owner_id)
    const { rows } = await tx.execute<{ media_id: string }>(sql`select media_id from ${links} where ${isHere}`)
    const present = new Set(rows.map((row) => Number(row.media_id)))
    const isSame = present.size === input.media_ids.length && new Set(input.media_ids).size === present.size && input.media_ids.every((id) => present.has(id))
    if (!isSame) throw new AppError('conflict')
    await tx.execute(sql`
      update ${links} set position = wanted.place - 1
      from unnest(${sql.param(input.media_ids)}::bigint[]) with ordinality as wanted(id, place) where ${isHere} and media_id = wanted.id`)
    await notifyContent(tx, [tag])
    await writeAudit(tx, { ctx, action: 'media.reordered', subjectKind: input.owner_kind, subjectId: input.owner_id, detail: { tab: input.tab } })
  })
}

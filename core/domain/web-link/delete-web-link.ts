import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { notifyContent } from '#core/db/notify.ts'
import { webLink } from '#core/db/schema/content.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Takes a link away with all its languages. Permission `content.write`, of one that is shown `content.publish` too. Errors: `forbidden`, `not_found`. */
export async function deleteWebLink({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'content.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(webLink).where(eq(webLink.id, input.id)).returning({ url: webLink.url, isPublished: webLink.isPublished })
    if (!row) throw new AppError('not_found')
    if (row.isPublished) requirePermission(ctx, 'content.publish')
    await writeAudit(tx, { ctx, action: 'web_link.deleted', subjectKind: 'web_link', subjectId: input.id, detail: { url: row.url } })
    await notifyContent(tx, ['web_link'])
  })
}

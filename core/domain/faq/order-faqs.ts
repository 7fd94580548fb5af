import { asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { OrderFaqsInput } from '#contract/staff-faq.ts'
import { notifyContent } from '#core/db/notify.ts'
import { faq } from '#core/db/schema/content.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Puts some questions in this order, in the places that they have among all. Permission `content.write`. Errors: `forbidden`, `not_found`. */
export async function orderFaqs({ ctx, input }: { ctx: Ctx; input: OrderFaqsInput }): Promise<void> {
  requirePermission(ctx, 'content.write')
  await ctx.db.transaction(async (tx) => {
    const rows = await tx.select({ id: faq.id, sortOrder: faq.sortOrder }).from(faq).orderBy(asc(faq.sortOrder), asc(faq.id)).for('update')
    if (!input.ids.every((id) => rows.some((row) => row.id === id))) throw new AppError('not_found')
    const waiting = [...input.ids]
    const wanted = rows.map(({ id }) => (input.ids.includes(id) ? (waiting.shift() ?? id) : id))
    const before = rows.filter(({ id }) => input.ids.includes(id)).map(({ id }) => id)
    if (before.join() === input.ids.join()) return
    for (const [index, id] of wanted.entries())
      if (rows.find((row) => row.id === id)?.sortOrder !== index + 1)
        await tx
          .update(faq)
          .set({ sortOrder: index + 1 })
          .where(eq(faq.id, id))
    await writeAudit(tx, { ctx, action: 'faq.reordered', subjectKind: 'faq', subjectId: '', detail: { changed: { order: { before, after: input.ids } } } })
    await notifyContent(tx, ['faq'])
  })
  ctx.ports.cache.drop(['faq'])
}

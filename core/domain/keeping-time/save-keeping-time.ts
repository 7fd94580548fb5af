import { eq } from 'drizzle-orm'
import type { KeepingTime, SaveKeepingTimeInput } from '#contract/keeping-time.ts'
import { keepingTime } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listKeepingTimes } from './list-keeping-times.ts'

/** Says how long a kind is kept, and whether it is erased by itself. Nothing is erased by this. Permission `customer.privacy`. */
export async function saveKeepingTime({ ctx, input }: { ctx: Ctx; input: SaveKeepingTimeInput }): Promise<KeepingTime[]> {
  requirePermission(ctx, 'customer.privacy')
  const { kind, months, is_automatic: isAutomatic } = input
  await ctx.db.transaction(async (tx) => {
    await tx.insert(keepingTime).values({ kind }).onConflictDoNothing()
    const [before] = await tx.select().from(keepingTime).where(eq(keepingTime.kind, kind)).for('update')
    if (before?.months === months && before.isAutomatic === isAutomatic) return
    await tx.update(keepingTime).set({ months, isAutomatic }).where(eq(keepingTime.kind, kind))
    const detail = { from: before?.months ?? null, to: months, is_automatic: isAutomatic }
    await writeAudit(tx, { ctx, action: 'keeping_time.changed', subjectKind: 'keeping_time', subjectId: kind, detail })
  })
  return listKeepingTimes({ ctx })
}

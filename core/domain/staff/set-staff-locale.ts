import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { StaffSelf } from '#contract/staff.ts'
import { staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Language of one's own screens. Throws `forbidden` for anybody who is not staff. */
export async function setStaffLocale({ ctx, input }: { ctx: Ctx; input: { locale: StaffSelf['locale'] } }): Promise<void> {
  if (ctx.actor.kind !== 'staff') throw new AppError('forbidden')
  const { staffId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    await tx.update(staff).set({ locale: input.locale }).where(eq(staff.id, staffId))
    await writeAudit(tx, { ctx, action: 'staff.locale_changed', subjectKind: 'staff', subjectId: staffId, detail: { locale: input.locale } })
  })
}

import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import { role, staff, staffRole } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'

/** Who is told that an answer is late, beside the owner of the lead. */
export async function readEscalation(ctx: Ctx): Promise<number[]> {
  const { value } = await readSettings({ ctx, group: 'routing' })
  if (value.escalate_to.length > 0) return value.escalate_to
  const rows = await ctx.db
    .selectDistinct({ id: staff.id })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(and(isNull(staff.disabledAt), arrayContains(role.permissions, ['enquiry.assign'])))
  return rows.map(({ id }) => id)
}

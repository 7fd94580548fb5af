import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { lockAccount, rolesOf } from './account.ts'
import { requireOwnRights, requireRightsOf } from './own-rights.ts'
import { findRoleByKey, replaceRole, requireAnotherOwner } from './roles-of-staff.ts'
import { endSessionsOf } from './session.ts'

/** What else is done in the transaction of a change, after it. */
export type Also = (tx: Tx) => Promise<void>

/**
 * Shuts somebody out at once: their sessions end; what they did stays on record. Needs `staff.manage`, and every right that they have.
 * Throws `not_found`; `conflict` for oneself and for the last owner.
 */
export async function disableStaff({ ctx, input, also }: { ctx: Ctx; input: { staffId: number }; also?: Also }): Promise<void> {
  const actorId = requirePermission(ctx, 'staff.manage')
  if (actorId === input.staffId) throw new AppError('conflict')
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    await requireAnotherOwner(tx, input.staffId)
    const account = await lockAccount(tx, input.staffId)
    if (!account) throw new AppError('not_found')
    await requireRightsOf(tx, ctx, account.id)
    if (account.disabledAt !== null) return
    await tx.update(staff).set({ disabledAt: now, updatedAt: now }).where(eq(staff.id, account.id))
    await endSessionsOf(tx, { staffId: account.id, now })
    await writeAudit(tx, { ctx, action: 'staff.disabled', subjectKind: 'staff', subjectId: account.id })
    await also?.(tx)
  })
}

/** Lets somebody in again, with the password and second factor they had. Needs the same. Throws `not_found`. */
export async function enableStaff({ ctx, input }: { ctx: Ctx; input: { staffId: number } }): Promise<void> {
  requirePermission(ctx, 'staff.manage')
  await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, input.staffId)
    if (!account) throw new AppError('not_found')
    await requireRightsOf(tx, ctx, account.id)
    if (account.disabledAt === null) return
    await tx.update(staff).set({ disabledAt: null, updatedAt: ctx.ports.clock.now() }).where(eq(staff.id, account.id))
    await writeAudit(tx, { ctx, action: 'staff.enabled', subjectKind: 'staff', subjectId: account.id })
  })
}

/** Gives somebody another role; it counts from their next request. Needs every right of the role besides. Errors as `disableStaff`. */
export async function setStaffRole({ ctx, input, also }: { ctx: Ctx; input: { staffId: number; role: string }; also?: Also }): Promise<void> {
  const actorId = requirePermission(ctx, 'staff.manage')
  if (actorId === input.staffId) throw new AppError('conflict')
  await ctx.db.transaction(async (tx) => {
    if (input.role !== 'owner') await requireAnotherOwner(tx, input.staffId)
    const account = await lockAccount(tx, input.staffId)
    if (!account) throw new AppError('not_found')
    await requireRightsOf(tx, ctx, account.id)
    requireOwnRights(ctx, await findRoleByKey(tx, input.role))
    const [before] = await tx.select({ roles: rolesOf() }).from(staff).where(eq(staff.id, account.id))
    await replaceRole(tx, { staffId: account.id, role: input.role })
    const [after] = await tx.select({ roles: rolesOf() }).from(staff).where(eq(staff.id, account.id))
    const changed = { role: { before: before?.roles[0] ?? null, after: after?.roles[0] ?? null } }
    await writeAudit(tx, { ctx, action: 'staff.role_changed', subjectKind: 'staff', subjectId: account.id, detail: { changed } })
    await also?.(tx)
  })
}

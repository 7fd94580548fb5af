import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { RoleKey } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { role, staff, staffRole } from '#core/db/schema/index.ts'
import { NO_PASSWORD } from './account.ts'

/** Gives a person this role and no other. */
export async function replaceRole(tx: Tx, input: { staffId: number; role: RoleKey }): Promise<void> {
  await tx.delete(staffRole).where(eq(staffRole.staffId, input.staffId))
  await tx.insert(staffRole).select(
    tx
      .select({ staffId: sql<number>`${input.staffId}`.as('staff_id'), roleId: role.id })
      .from(role)
      .where(eq(role.roleKey, input.role)),
  )
}

/**
 * Throws `conflict` unless somebody else remains who is an owner and can log in: without one nobody could ever be let in again.
 * The owner role's row is held, so that two owners who remove each other wait in line.
 */
export async function requireAnotherOwner(tx: Tx, staffId: number): Promise<void> {
  const owners = await tx.select({ id: role.id }).from(role).where(eq(role.roleKey, 'owner')).for('update')
  const others = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .where(and(eq(staffRole.roleId, owners[0]?.id ?? 0), ne(staff.id, staffId), isNull(staff.disabledAt), ne(staff.passwordHash, NO_PASSWORD)))
    .limit(1)
  if (others.length === 0) throw new AppError('conflict')
}

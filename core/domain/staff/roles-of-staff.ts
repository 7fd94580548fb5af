import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { role, staff, staffRole } from '#core/db/schema/index.ts'
import { NO_PASSWORD } from './account.ts'
import type { Rights } from './own-rights.ts'

/** The role of a key. Throws `validation_failed` where there is none. */
export async function findRoleByKey(tx: Tx, key: string): Promise<Rights> {
  const [found] = await tx.select({ permissions: role.permissions, languages: role.languages }).from(role).where(eq(role.roleKey, key)).for('share')
  if (found === undefined) throw new AppError('validation_failed', { issues: [{ path: 'role', key: 'invalid_value' }] })
  return found
}

/** Gives a person this role and no other. */
export async function replaceRole(tx: Tx, input: { staffId: number; role: string }): Promise<void> {
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

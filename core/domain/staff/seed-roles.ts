import { sql } from 'drizzle-orm'
import { ROLE_KEYS } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { role } from '#core/db/schema/index.ts'
import { ROLE_PERMISSIONS } from './permissions.ts'

/** Brings table `role` to what `permissions.ts` says. Roles that only the table knows are left alone. */
export async function seedRoles(tx: Tx): Promise<void> {
  await tx
    .insert(role)
    .values(ROLE_KEYS.map((roleKey) => ({ roleKey, permissions: [...ROLE_PERMISSIONS[roleKey]] })))
    .onConflictDoUpdate({ target: role.roleKey, set: { permissions: sql`excluded.permissions` } })
}

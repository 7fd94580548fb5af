import { sql } from 'drizzle-orm'
import { ROLE_KEYS } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { role } from '#core/db/schema/index.ts'
import { ROLE_PERMISSIONS } from './permissions.ts'

/** Brings the shipped roles to what `permissions.ts` says, but for those that somebody has changed. An owner may do everything. */
export async function seedRoles(tx: Tx): Promise<void> {
  await tx
    .insert(role)
    .values(ROLE_KEYS.map((roleKey) => ({ roleKey, permissions: [...ROLE_PERMISSIONS[roleKey]] })))
    .onConflictDoUpdate({
      target: role.roleKey,
      set: { permissions: sql`excluded.permissions` },
      setWhere: sql`${role.version} = 1 or ${role.roleKey} = 'owner'`,
    })
}

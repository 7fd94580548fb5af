import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Role, RoleValue } from '#contract/staff.ts'
import { withNeeded } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { role } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Roles and what each may do, the shipped ones first. Needs `staff.read`. */
export async function listRoles({ ctx }: { ctx: Ctx }): Promise<Role[]> {
  requirePermission(ctx, 'staff.read')
  return readRoles(ctx.db)
}

/** One role. Throws `not_found`. */
export async function findRole(db: Tx, id: number): Promise<Role> {
  const [found] = await readRoles(db, id)
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** The same for staff. Needs `staff.read`. Throws `not_found`. */
export async function readRole({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<Role> {
  requirePermission(ctx, 'staff.read')
  return findRole(ctx.db, input.id)
}

async function readRoles(db: Tx, id?: number): Promise<Role[]> {
  const rows = await db
    .select({
      id: role.id,
      role_key: role.roleKey,
      version: role.version,
      people: sql<number>`(select count(*)::int from staff_role s where s.role_id = role.id)`,
      name_en: role.nameEn,
      name_zh: role.nameZh,
      permissions: role.permissions,
      languages: role.languages,
    })
    .from(role)
    .where(id === undefined ? undefined : eq(role.id, id))
    .orderBy(asc(role.id))
  return rows.map(({ id: roleId, role_key, version, people, name_en, name_zh, permissions, languages }) => {
    const value = { name_en, name_zh, permissions: withNeeded(permissions), languages } as RoleValue
    return { id: roleId, role_key, version, people, value }
  })
}

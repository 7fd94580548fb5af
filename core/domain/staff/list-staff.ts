import { asc, isNotNull, sql } from 'drizzle-orm'
import type { Colleague, StaffMember } from '#contract/staff.ts'
import { staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireOneOf, requirePermission } from '#core/domain/permission/index.ts'
import { NO_PASSWORD, permissionsOf, rolesOf } from './account.ts'

/** Everybody on the staff, those who may log in first. Needs `staff.read`. */
export async function listStaff({ ctx }: { ctx: Ctx }): Promise<StaffMember[]> {
  requirePermission(ctx, 'staff.read')
  const lastSeenAt = sql<string | null>`(select max(s.last_seen_at) from staff_session s where s.staff_id = staff.id and s.stage = 'full')`
  const linkUntil = sql<
    string | null
  >`(select max(l.expires_at) from staff_setup l where l.staff_id = staff.id and l.used_at is null and l.created_at >= staff.updated_at)`
  const rows = await ctx.db
    .select({
      id: staff.id,
      mail: staff.mail,
      name: staff.name,
      roles: rolesOf(),
      isInvited: sql<boolean>`${staff.passwordHash} = ${NO_PASSWORD}`,
      disabledAt: staff.disabledAt,
      totpConfirmedAt: staff.totpConfirmedAt,
      lastSeenAt,
      linkUntil,
      createdAt: staff.createdAt,
    })
    .from(staff)
    .orderBy(isNotNull(staff.disabledAt), asc(staff.name), asc(staff.id))
  return rows.map((row) => ({
    id: row.id,
    mail: row.mail,
    name: row.name,
    roles: row.roles,
    state: row.disabledAt === null ? (row.isInvited ? 'invited' : 'active') : 'disabled',
    has_second_factor: row.totpConfirmedAt !== null,
    link_until: row.isInvited && row.linkUntil !== null ? new Date(row.linkUntil).toISOString() : null,
    last_seen_at: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
    created_at: row.createdAt.toISOString(),
  }))
}

/** Names to choose an owner from, to filter by and to show beside events; former colleagues included. Needs `enquiry.read` or `dealer.read`. */
export async function listColleagues({ ctx }: { ctx: Ctx }): Promise<Colleague[]> {
  requireOneOf(ctx, ['enquiry.read', 'dealer.read'])
  return ctx.db
    .select({
      id: staff.id,
      name: staff.name,
      is_active: sql<boolean>`${staff.disabledAt} is null`,
      owns_enquiries: sql<boolean>`exists (select from enquiry e where e.owner_id = staff.id)`,
      may_own_enquiries: sql<boolean>`${staff.disabledAt} is null and ${staff.passwordHash} <> ${NO_PASSWORD} and 'enquiry.write' = any(${permissionsOf()})`,
    })
    .from(staff)
    .orderBy(isNotNull(staff.disabledAt), asc(staff.name), asc(staff.id))
}

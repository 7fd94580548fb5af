import { AppError } from '#contract/errors.ts'
import type { Permission, RoleKey } from '#contract/staff.ts'
import type { Ctx } from '#core/domain/context.ts'

const SALES: readonly Permission[] = ['enquiry.read', 'enquiry.write']
const SALES_MANAGER: readonly Permission[] = [...SALES, 'enquiry.assign', 'enquiry.export', 'staff.read']
const CONTENT: readonly Permission[] = ['catalogue.read', 'catalogue.write', 'catalogue.import', 'content.read', 'content.write']
const OWNER: readonly Permission[] = [...SALES_MANAGER, ...CONTENT, 'staff.manage', 'audit.read', 'setting.write']

/** What each role may do; written into table `role` at start, so that the check at run time reads the table. */
export const ROLE_PERMISSIONS: Record<RoleKey, readonly Permission[]> = {
  owner: OWNER,
  sales_manager: SALES_MANAGER,
  sales: SALES,
  content: CONTENT,
}

/** Staff id of the actor, null for the system. Throws `forbidden` for anybody without `permission`. */
export function requirePermission(ctx: Pick<Ctx, 'actor'>, permission: Permission): number | null {
  if (ctx.actor.kind === 'system') return null
  if (ctx.actor.kind === 'staff' && ctx.actor.permissions.includes(permission)) return ctx.actor.staffId
  throw new AppError('forbidden')
}

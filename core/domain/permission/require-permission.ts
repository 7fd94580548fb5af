import { AppError } from '#contract/errors.ts'
import type { Permission } from '#contract/staff.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Staff id of the actor, null for the system. Throws `forbidden` for anybody without `permission`. */
export function requirePermission(ctx: Pick<Ctx, 'actor'>, permission: Permission): number | null {
  if (ctx.actor.kind === 'system') return null
  if (ctx.actor.kind === 'staff' && ctx.actor.permissions.includes(permission)) return ctx.actor.staffId
  throw new AppError('forbidden')
}

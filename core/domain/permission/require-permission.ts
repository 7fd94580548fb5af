import { AppError } from '#contract/errors.ts'
import type { Permission } from '#contract/staff.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Staff id of the actor, null for the system. Throws `forbidden` for anybody without `permission`. */
export function requirePermission(ctx: Pick<Ctx, 'actor'>, permission: Permission): number | null {
  if (ctx.actor.kind === 'system') return null
  if (ctx.actor.kind === 'staff' && ctx.actor.permissions.includes(permission)) return ctx.actor.staffId
  throw new AppError('forbidden')
}

/** The same where one of several is enough. */
export function requireOneOf(ctx: Pick<Ctx, 'actor'>, permissions: readonly Permission[]): number | null {
  if (ctx.actor.kind === 'system') return null
  const held = ctx.actor.kind === 'staff' ? ctx.actor.permissions : []
  const [first] = permissions.filter((permission) => held.includes(permission))
  if (first === undefined) throw new AppError('forbidden')
  return requirePermission(ctx, first)
}

/** The same for some fields of a form, below `value`: each says `not_your_right`. */
export function requireFieldRight(ctx: Pick<Ctx, 'actor'>, permission: Permission, fields: readonly string[]): void {
  if (ctx.actor.kind === 'system' || (ctx.actor.kind === 'staff' && ctx.actor.permissions.includes(permission))) return
  throw new AppError('forbidden', { issues: fields.map((name) => ({ path: `value.${name}`, key: 'not_your_right' })) })
}

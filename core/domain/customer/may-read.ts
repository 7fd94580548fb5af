import type { Permission } from '#contract/staff-values.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Whether the actor may also see what another part of the work has; what they may not see is left out, not refused. */
export function mayRead({ actor }: Ctx, permission: Permission): boolean {
  return actor.kind === 'system' || (actor.kind === 'staff' && actor.permissions.includes(permission))
}

import type { Ctx } from '#core/domain/context.ts'

/** The context as the person who just proved to be `staffId`, for the audit log; without any permission. */
export function asStaff(ctx: Ctx, staffId: number): Ctx {
  return { ...ctx, actor: { kind: 'staff', staffId, permissions: [] } }
}

import { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Whose devices are asked for. Permission `enquiry.read`; throws `forbidden`, also for the system, which has none. */
export function requireHolder(ctx: Pick<Ctx, 'actor'>): number {
  const staffId = requirePermission(ctx, 'enquiry.read')
  if (staffId === null) throw new AppError('forbidden')
  return staffId
}

import type { EnquiryIdInput } from '#contract/staff-enquiry.ts'
import type { LeadTasks } from '#contract/task.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readTasks } from './read-tasks.ts'

/** What is to be done on a lead, and what was. Permission `enquiry.read`. Throws `not_found`. */
export async function findTasks({ ctx, input }: { ctx: Ctx; input: EnquiryIdInput }): Promise<LeadTasks> {
  requirePermission(ctx, 'enquiry.read')
  return readTasks(ctx, input.id)
}

import type { CustomerDetail, CustomerIdInput } from '#contract/customer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readCustomer } from './read-customer.ts'

/** Everything known about a customer, or about who they were merged into. Permission `enquiry.read`. Throws `not_found`. */
export async function findCustomer({ ctx, input }: { ctx: Ctx; input: CustomerIdInput }): Promise<CustomerDetail> {
  requirePermission(ctx, 'enquiry.read')
  return readCustomer(ctx, input.id)
}

import { asc } from 'drizzle-orm'
import { brand } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Makers that a rule can name, by name, hidden ones too. Permission `enquiry.assign`. */
export async function listRoutingBrands({ ctx }: { ctx: Ctx }): Promise<{ sign: string; name: string }[]> {
  requirePermission(ctx, 'enquiry.assign')
  return ctx.db.select({ sign: brand.brandSign, name: brand.brandName }).from(brand).orderBy(asc(brand.brandName), asc(brand.brandSign))
}

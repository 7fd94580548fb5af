import { asc } from 'drizzle-orm'
import { brand } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Signs of all brands, hidden ones too. */
export async function listBrandSigns({ ctx }: { ctx: Ctx }): Promise<string[]> {
  const rows = await ctx.db.select({ sign: brand.brandSign }).from(brand).orderBy(asc(brand.brandSign))
  return rows.map(({ sign }) => sign)
}

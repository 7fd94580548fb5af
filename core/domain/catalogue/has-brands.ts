import { sql } from 'drizzle-orm'
import { brand } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** True where at least one brand is known, published or not. */
export async function hasBrands({ ctx }: { ctx: Ctx }): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ any: boolean }>(sql`select exists (select from ${brand}) as any`)
  return rows[0]?.any === true
}

import { sql } from 'drizzle-orm'
import { brand, car, fitting, usedCar } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** True where no brand, car, used car or fitting has ever been entered: only then the demonstration catalogue is loaded. */
export async function isCatalogueEmpty({ ctx }: { ctx: Ctx }): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ any: boolean }>(
    sql`select exists (select from ${brand}) or exists (select from ${car}) or exists (select from ${usedCar}) or exists (select from ${fitting}) as any`,
  )
  return rows[0]?.any !== true
}

import { asc, eq } from 'drizzle-orm'
import { fitting } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Parts of the demonstration that are still there, by the names the catalogue has for them now; those that are not published included. */
export function listSampleFittings({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<{ sku: string; catalogue_name: string }[]> {
  return ctx.db.select({ sku: fitting.sku, catalogue_name: fitting.name }).from(fitting).where(eq(fitting.isSample, true)).orderBy(asc(fitting.id))
}

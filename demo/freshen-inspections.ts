import { sql } from 'drizzle-orm'
import { notifyContent } from '#core/db/notify.ts'
import type { Ctx } from '#core/domain/context.ts'
import { usedCar } from '#core/db/schema/index.ts'

/** Days between the newest inspection and the day on which the sample stock is loaded. */
const SINCE_NEWEST = 6

/**
 * Sample units are priced on the day they are loaded, so their inspections are as old on it as they were to the day the sheet was written: all move by
 * the same number of days. Called once, behind the first load.
 */
export async function freshenInspections({ ctx }: { ctx: Ctx }): Promise<void> {
  const today = ctx.ports.clock.now().toISOString().slice(0, 10)
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`
      update ${usedCar} set inspection_date = inspection_date + (${today}::date - ${SINCE_NEWEST}::int - (select max(inspection_date) from ${usedCar} where is_sample))
      where is_sample and inspection_date is not null`)
    await notifyContent(tx, ['used_car'])
  })
}

import { and, eq } from 'drizzle-orm'
import { carTranslation } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Published summary of a car in the language of the request, else null: no language falls back to another. */
export async function readSummary({ db, locale, reads }: Ctx, carId: number): Promise<string | null> {
  reads('car')
  const [row] = await db
    .select({ summary: carTranslation.summary })
    .from(carTranslation)
    .where(and(eq(carTranslation.carId, carId), eq(carTranslation.locale, locale), eq(carTranslation.publishState, 'published')))
  return row?.summary ?? null
}

import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { CarDetail } from '#contract/car.ts'
import { carTranslation, faq, faqTranslation } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Topic of questions that belong to every car. */
const CAR_TOPIC = 'car'

/** Published summary of a car in the language of the request, else null: no language falls back to another. */
export async function readSummary({ db, locale, reads }: Ctx, carId: number): Promise<string | null> {
  reads('car')
  const [row] = await db
    .select({ summary: carTranslation.summary })
    .from(carTranslation)
    .where(and(eq(carTranslation.carId, carId), eq(carTranslation.locale, locale), eq(carTranslation.publishState, 'published')))
  return row?.summary ?? null
}

/** Questions of a car's page, published in the language of the request: the car's own first, then those of all cars. */
export function readCarFaq({ db, locale, reads }: Ctx, carId: number): Promise<CarDetail['faq']> {
  reads('faq')
  return db
    .select({ question: faqTranslation.question, answer: faqTranslation.answer })
    .from(faq)
    .innerJoin(faqTranslation, eq(faqTranslation.faqId, faq.id))
    .where(
      and(
        eq(faqTranslation.locale, locale),
        eq(faqTranslation.publishState, 'published'),
        or(eq(faq.carId, carId), and(isNull(faq.carId), eq(faq.topic, CAR_TOPIC))),
      ),
    )
    .orderBy(sql`${faq.carId} nulls last`, asc(faq.sortOrder), asc(faq.id))
}

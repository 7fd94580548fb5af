import { eq } from 'drizzle-orm'
import { ENQUIRY_SOURCE, type RecordIntentInput } from '#contract/enquiry.ts'
import type { Db } from '#core/db/client.ts'
import { brand, car, intent } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cleanLine, isBlank } from '#core/domain/text/index.ts'
import { isLocale } from '#i18n/locales.ts'

/**
 * Keeps a favourite signal (`record_buy`). Contact data only where the client sent it; the browser does so
 * only for visitors who gave it and agreed, all others stay anonymous (R11.2). Never a lead: no reference, no mail, no event.
 * Does nothing without a model, which is a sign that names a car, or a model's name.
 */
export async function recordIntent({ ctx, input }: { ctx: Ctx; input: RecordIntentInput }): Promise<void> {
  const carModelSign = cleanLine(input.car_model_sign, 120)
  const found = await findCar(ctx.db, carModelSign)
  const givenName = cleanLine(input.car_model, 200)
  const carModelName = isBlank(givenName) ? found?.modelName : givenName
  if (carModelName === undefined) return
  await ctx.db.insert(intent).values({
    name: cleanLine(input.name, 120) || null,
    mobile: cleanLine(input.mobile, 60) || null,
    mail: cleanLine(input.mail, 254) || null,
    brandSign: cleanLine(input.brand_sign, 120) || found?.brandSign || null,
    brandName: cleanLine(input.brand, 120) || found?.brandName || null,
    carModelSign: carModelSign || null,
    carModelName,
    carId: found?.id ?? null,
    source: cleanLine(input.from, 60) || ENQUIRY_SOURCE,
    locale: isLocale(input.lang) ? input.lang : ctx.locale,
    createdAt: ctx.ports.clock.now(),
  })
}

async function findCar(db: Db, modelSign: string) {
  if (modelSign === '') return null
  const [found] = await db
    .select({ id: car.id, modelName: car.modelName, brandName: brand.brandName, brandSign: brand.brandSign })
    .from(car)
    .innerJoin(brand, eq(brand.id, car.brandId))
    .where(eq(car.modelSign, modelSign))
  return found ?? null
}

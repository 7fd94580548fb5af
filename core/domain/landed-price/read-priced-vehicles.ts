import { and, eq, inArray, sql } from 'drizzle-orm'
import { brand, car, modelSize, usedCar } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isPublic } from '#core/domain/publishing/index.ts'
import type { PricedVehicle } from './calculate/vehicle.ts'

const CENTS = 100

/** What prices depend on of new cars, by model sign; those that are not on the site are left out. */
export async function readPricedCars(ctx: Ctx, signs: readonly string[]): Promise<ReadonlyMap<string, PricedVehicle>> {
  if (signs.length === 0) return new Map()
  ctx.reads('car', 'brand')
  const rows = await ctx.db
    .select({ car, brandSign: brand.brandSign })
    .from(car)
    .innerJoin(brand, eq(brand.id, car.brandId))
    .where(and(inArray(car.modelSign, [...signs]), isPublic(ctx, 'car', car)))
  return new Map(
    rows.map(({ car: row, brandSign }) => [
      row.modelSign,
      { ...row, brandSign, isUsed: false, fobUsd: toDollars(row.fobPriceUsdCents), portOfLoading: null, manufacturedOn: null, registeredOn: null },
    ]),
  )
}

/** What prices depend on of used units, by stock reference; their sizes come from the table of models. */
export async function readPricedUnits(ctx: Ctx, refs: readonly string[]): Promise<ReadonlyMap<string, PricedVehicle>> {
  if (refs.length === 0) return new Map()
  ctx.reads('used_car', 'brand', 'landed_price')
  const rows = await ctx.db
    .select({ unit: usedCar, brandSign: brand.brandSign, size: modelSize })
    .from(usedCar)
    .innerJoin(brand, eq(brand.id, usedCar.brandId))
    .leftJoin(
      modelSize,
      and(
        eq(modelSize.brandSign, brand.brandSign),
        eq(modelSize.modelName, usedCar.modelName),
        eq(modelSize.energyType, usedCar.energyType),
        sql`${modelSize.displacementCc} is not distinct from ${usedCar.displacementCc}`,
      ),
    )
    .where(and(inArray(usedCar.stockRef, [...refs]), isPublic(ctx, 'used_car', usedCar)))
  return new Map(
    rows.map(({ unit, brandSign, size }) => [
      unit.stockRef,
      {
        ...unit,
        brandSign,
        isUsed: true,
        bodyType: size?.bodyType ?? null,
        seats: size?.seats ?? null,
        lengthMm: size?.lengthMm ?? null,
        widthMm: size?.widthMm ?? null,
        heightMm: size?.heightMm ?? null,
        powerKw: size?.powerKw ?? null,
        fobUsd: toDollars(unit.fobPriceUsdCents),
        manufacturedOn: unit.manufactureDate,
        registeredOn: unit.firstRegistrationDate,
      },
    ]),
  )
}

/** Whole dollars, half up. */
function toDollars(cents: number | null): number | null {
  return cents === null ? null : Math.floor((cents + CENTS / 2) / CENTS)
}

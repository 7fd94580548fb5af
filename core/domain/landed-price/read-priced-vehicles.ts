import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { VehicleKind } from '#contract/landed-price-values.ts'
import { brand, car, modelSize, usedCar } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isPublic } from '#core/domain/publishing/index.ts'
import type { PricedVehicle } from './calculate/vehicle.ts'

const CENTS = 100

/** What prices depend on of new cars, by model sign; those that are not on the site are left out. */
export async function readPricedCars(ctx: Ctx, signs: readonly string[]): Promise<ReadonlyMap<string, PricedVehicle>> {
  if (signs.length === 0) return new Map()
  const rows = await readCarRows(ctx, { where: and(inArray(car.modelSign, [...signs]), isPublic(ctx, 'car', car)), limit: signs.length })
  return new Map(rows.map(({ sign, vehicle }) => [sign, vehicle]))
}

/** What prices depend on of used units, by stock reference; their sizes come from the table of models. */
export async function readPricedUnits(ctx: Ctx, refs: readonly string[]): Promise<ReadonlyMap<string, PricedVehicle>> {
  if (refs.length === 0) return new Map()
  const rows = await readUnitRows(ctx, { where: and(inArray(usedCar.stockRef, [...refs]), isPublic(ctx, 'used_car', usedCar)), limit: refs.length })
  return new Map(rows.map(({ sign, vehicle }) => [sign, vehicle]))
}

/** Vehicles of a kind whose id is greater than `after` and that were changed since a moment (null: all), on the site or not, by rising id. */
export function readPricedPart(ctx: Ctx, kind: VehicleKind, { after, since, limit }: Part): Promise<PricedRow[]> {
  const table = kind === 'new' ? car : usedCar
  const read = kind === 'new' ? readCarRows : readUnitRows
  return read(ctx, { where: and(gt(table.id, after), since === null ? undefined : gt(table.updatedAt, since)), limit })
}

type Part = { after: number; since: Date | null; limit: number }
type PricedRow = { id: number; sign: string; vehicle: PricedVehicle }
type Query = { where: SQL | undefined; limit: number }

/** No more than prices depend on: a whole stock is read for them. */
const CAR_COLUMNS = {
  id: car.id,
  modelSign: car.modelSign,
  brandSign: brand.brandSign,
  energyType: car.energyType,
  bodyType: car.bodyType,
  seats: car.seats,
  lengthMm: car.lengthMm,
  widthMm: car.widthMm,
  heightMm: car.heightMm,
  displacementCc: car.displacementCc,
  powerKw: car.powerKw,
  portOfLoading: car.portOfLoading,
  emissionStandard: car.emissionStandard,
  steering: car.steering,
  fobPriceUsdCents: car.fobPriceUsdCents,
  modelYear: car.modelYear,
}
const UNIT_COLUMNS = {
  id: usedCar.id,
  stockRef: usedCar.stockRef,
  brandSign: brand.brandSign,
  energyType: usedCar.energyType,
  displacementCc: usedCar.displacementCc,
  emissionStandard: usedCar.emissionStandard,
  steering: usedCar.steering,
  fobPriceUsdCents: usedCar.fobPriceUsdCents,
  portOfLoading: usedCar.portOfLoading,
  modelYear: usedCar.modelYear,
  manufactureDate: usedCar.manufactureDate,
  firstRegistrationDate: usedCar.firstRegistrationDate,
}

async function readCarRows(ctx: Ctx, { where, limit }: Query): Promise<PricedRow[]> {
  ctx.reads('car', 'brand')
  const rows = await ctx.db.select(CAR_COLUMNS).from(car).innerJoin(brand, eq(brand.id, car.brandId)).where(where).orderBy(asc(car.id)).limit(limit)
  return rows.map(({ id, modelSign, ...row }) => ({
    id,
    sign: modelSign,
    vehicle: { ...row, isUsed: false, fobUsd: toDollars(row.fobPriceUsdCents), manufacturedOn: null, registeredOn: null },
  }))
}

async function readUnitRows(ctx: Ctx, { where, limit }: Query): Promise<PricedRow[]> {
  ctx.reads('used_car', 'brand', 'landed_price')
  const rows = await ctx.db
    .select({ unit: UNIT_COLUMNS, size: modelSize })
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
    .where(where)
    .orderBy(asc(usedCar.id))
    .limit(limit)
  return rows.map(({ unit, size }) => ({
    id: unit.id,
    sign: unit.stockRef,
    vehicle: {
      ...unit,
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
  }))
}

/** Whole dollars, half up. */
function toDollars(cents: number | null): number | null {
  return cents === null ? null : Math.floor((cents + CENTS / 2) / CENTS)
}

import { and, asc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { VehicleKind } from '#contract/landed-price-values.ts'
import { car, usedCar } from '#core/db/schema/index.ts'
import { readBrandNames, type BrandNames } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { admitsCar, admitsUnit, type Admission } from '#core/domain/landed-price/index.ts'
import { readSeriesBodies, type SeriesBodies } from '#core/domain/used-car/index.ts'
import { CAR_COLUMNS, UNIT_COLUMNS } from './columns.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

const BATCH = 500

type Known = { brands: BrandNames; bodies: SeriesBodies }
type Batch = { lastId: number; vehicles: FeedVehicle[]; isLast: boolean }

/**
 * Every vehicle of some kinds that is on the site and not sold, new cars first, by rising id, so that a long walk neither skips nor repeats while
 * the stock changes. At most 500 at once are held.
 */
export async function* walkVehicles(ctx: Ctx, { kinds, admission }: { kinds: readonly VehicleKind[]; admission: Admission | null }) {
  const [brands, bodies] = await Promise.all([readBrandNames(ctx), readSeriesBodies(ctx)])
  ctx.reads('car', 'used_car')
  for (const kind of kinds) {
    let batch: Batch = { lastId: 0, vehicles: [], isLast: false }
    while (!batch.isLast) {
      batch = await READERS[kind](ctx, { after: batch.lastId, admission, known: { brands, bodies } })
      if (batch.vehicles.length > 0) yield batch.vehicles
    }
  }
}

type Ask = { after: number; admission: Admission | null; known: Known }

const READERS: Readonly<Record<VehicleKind, (ctx: Ctx, ask: Ask) => Promise<Batch>>> = { new: readCars, used: readUnits }

async function readCars(ctx: Ctx, { after, admission, known }: Ask): Promise<Batch> {
  const rows = await ctx.db
    .select(CAR_COLUMNS)
    .from(car)
    .where(and(gt(car.id, after), eq(car.publishState, 'published')))
    .orderBy(asc(car.id))
    .limit(BATCH)
  const ids = rows.map(({ id }) => id)
  const [admitted, pictured] = await Promise.all([
    idsWhere(ctx, car, ids, admission === null ? sql`true` : admitsCar(admission)),
    idsWhere(ctx, car, ids, hasPhotograph('car')),
  ])
  const vehicles = rows.flatMap((row): FeedVehicle[] => {
    const brand = known.brands.byId.get(row.brandId)
    if (brand === undefined) return []
    return [
      {
        ...commonOf(row, { brandName: brand.name, admitted, pictured }),
        kind: 'new',
        sign: row.modelSign,
        status: 'available',
        bodyType: row.bodyType,
        used: null,
        built: row,
      },
    ]
  })
  return { lastId: ids.at(-1) ?? after, vehicles, isLast: rows.length < BATCH }
}

async function readUnits(ctx: Ctx, { after, admission, known }: Ask): Promise<Batch> {
  const rows = await ctx.db
    .select(UNIT_COLUMNS)
    .from(usedCar)
    .where(and(gt(usedCar.id, after), eq(usedCar.publishState, 'published'), ne(usedCar.status, 'sold')))
    .orderBy(asc(usedCar.id))
    .limit(BATCH)
  const ids = rows.map(({ id }) => id)
  const [admitted, pictured] = await Promise.all([
    idsWhere(ctx, usedCar, ids, admission === null ? sql`true` : admitsUnit(admission)),
    idsWhere(ctx, usedCar, ids, hasPhotograph('used_car')),
  ])
  const vehicles = rows.flatMap((row): FeedVehicle[] => {
    const brand = known.brands.byId.get(row.brandId)
    if (brand === undefined) return []
    return [
      {
        ...commonOf(row, { brandName: brand.name, admitted, pictured }),
        kind: 'used',
        sign: row.stockRef,
        status: row.status === 'reserved' ? 'reserved' : 'available',
        bodyType: known.bodies.bodyOf(row),
        used: row,
        built: null,
      },
    ]
  })
  return { lastId: ids.at(-1) ?? after, vehicles, isLast: rows.length < BATCH }
}

type Row = Pick<typeof car.$inferSelect & typeof usedCar.$inferSelect, keyof typeof CAR_COLUMNS & keyof typeof UNIT_COLUMNS>
type Found = { brandName: string; admitted: ReadonlySet<number>; pictured: ReadonlySet<number> }

function commonOf(row: Row, { brandName, admitted, pictured }: Found) {
  return {
    id: row.id,
    brandName,
    modelName: row.modelName,
    trim: row.trim,
    modelYear: row.modelYear,
    energyType: row.energyType,
    fuel: row.fuel,
    steering: row.steering,
    transmission: row.transmission,
    driveType: row.driveType,
    displacementCc: row.displacementCc,
    emissionStandard: row.emissionStandard,
    equipment: row.equipment,
    fobCents: row.fobPriceUsdCents,
    isSample: row.isSample,
    isAdmitted: admitted.has(row.id),
    hasPicture: pictured.has(row.id),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Those of the vehicles that meet a condition on their table. */
async function idsWhere({ db }: Ctx, table: typeof car | typeof usedCar, ids: readonly number[], condition: SQL): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), condition))
  return new Set(rows.map(({ id }) => id))
}

/** A photograph of the outside that can be shown; drawings are none. */
function hasPhotograph(table: 'car' | 'used_car'): SQL {
  return sql.raw(`exists (
    select from ${table}_media link join media on media.id = link.media_id
    where link.${table}_id = ${table}.id and link.tab = 'exterior' and media.kind = 'image'
      and exists (select from media_variant where media_variant.media_id = media.id))`)
}

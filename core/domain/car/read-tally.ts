import { sql, type SQL } from 'drizzle-orm'
import { ENGINE_BANDS } from '#contract/car.ts'
import { PRICE_BANDS } from '#contract/vehicle.ts'
import { car } from '#core/db/schema/catalogue.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readBrandNames, type BrandNames } from './brand-names.ts'
import { publishedConditions, wordConditions } from './car-conditions.ts'
import type { CarSelection } from './car-selection.ts'
import { PRICE_THRESHOLDS } from './price-band.ts'
import { buildTally, tallyBytes, type CarTally, type TallyGroup } from './tally.ts'

/**
 * Tally of the published cars that hold all `words` (null: of all cars), kept until cars or brands change.
 * Every count of the catalogue comes from it: facets, totals, brands, types, price bands.
 */
export function readTally(ctx: Ctx, words: CarSelection['words'] = null): Promise<CarTally> {
  const key = words === null ? 'car-tally' : `car-tally ${words.map(({ word }) => word).join(',')}`
  return ctx.ports.cache.read({ key, tags: ['car', 'brand'], make: () => loadTally(ctx, words), sizeOf: tallyBytes })
}

async function loadTally(ctx: Ctx, words: CarSelection['words']): Promise<CarTally> {
  if (words?.length === 0) return buildTally([])
  const brands = await readBrandNames(ctx)
  const where = sql.join([...publishedConditions(brands), ...wordConditions(words, brands)], sql` and `)
  const rows = await ctx.db.transaction(async (tx) => {
    await tx.execute(ROOM_TO_COUNT)
    const { rows: counted } = await tx.execute<Row>(groupCars(where))
    return counted
  })
  return buildTally(rows.map((row) => toGroup(row, brands)))
}

/**
 * Groups are estimated far too many, and sorted on disk then, unless a hash table of them would fit in memory: a third of the time.
 * The longer limit is for the whole of a very large catalogue, read once per change of it.
 */
const ROOM_TO_COUNT = sql`select set_config('work_mem', '64MB', true), set_config('statement_timeout', '30s', true)`

function groupCars(where: SQL): SQL {
  return sql`
    select ${car.brandId} as brand, ${PRICE_BAND_INDEX} as price, ${car.energyType} as energy, ${car.autoType} as auto_type,
      ${car.bodyType} as body, ${car.driveType} as drive, ${ENGINE_BAND} as engine, ${car.transmission} as transmission,
      ${car.emissionStandard} as emission, ${car.steering} as steering, ${car.seats} as seats, ${car.modelYear} as year,
      ${car.isOffRoad} as off_road, ${car.isSports} as sports, count(*)::int as count
    from ${car} where ${where}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14`
}

const PRICE_BAND_INDEX = sql.raw(`width_bucket(car.fob_price_usd_cents, array[${PRICE_THRESHOLDS.join(',')}]::bigint[])`)
const ENGINE_BAND = engineBandSql()

type Text = string | null
type Row = {
  brand: string
  price: number | null
  energy: string
  auto_type: Text
  body: string
  drive: Text
  engine: Text
  transmission: Text
  emission: Text
  steering: Text
  seats: number | null
  year: number | null
  off_road: boolean
  sports: boolean
  count: number
}

function toGroup(row: Row, brands: BrandNames): TallyGroup {
  const brand = brands.byId.get(Number(row.brand))
  return {
    count: row.count,
    values: {
      brand: brand?.sign ?? null,
      category: brand ? String(brand.type) : null,
      price: row.price === null ? null : (PRICE_BANDS[row.price] ?? null),
      energy: row.energy,
      auto_type: row.auto_type,
      body: row.body,
      drive: row.drive,
      engine: row.engine,
      transmission: row.transmission,
      emission: row.emission,
      steering: row.steering,
      seats: row.seats === null ? null : String(row.seats),
      year: row.year === null ? null : String(row.year),
      off_road: String(row.off_road),
      sports: String(row.sports),
    },
  }
}

/** The band of a displacement; bounds are constants of the contract. */
function engineBandSql(): SQL {
  const branches = Object.entries(ENGINE_BANDS).map(([band, [above, upTo]]) => {
    const upper = upTo === null ? '' : ` and car.displacement_cc <= ${upTo}`
    return `when car.displacement_cc > ${above}${upper} then '${band}'`
  })
  return sql.raw(`case ${branches.join(' ')} end`)
}

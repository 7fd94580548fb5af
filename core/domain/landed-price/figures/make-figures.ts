import { createHash } from 'node:crypto'
import { desc, eq, lt, sql } from 'drizzle-orm'
import { FREIGHT_MODES, VEHICLE_KINDS, type VehicleKind } from '#contract/landed-price-values.ts'
import type { PricedDestination } from '#contract/landed-price.ts'
import { landedFigure, landedFigureState, priceSheetVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { calculateLandedPrice } from '#core/domain/landed-price/calculate/calculate-landed-price.ts'
import type { PriceBook } from '#core/domain/landed-price/calculate/price-book.ts'
import type { PricedVehicle } from '#core/domain/landed-price/calculate/vehicle.ts'
import { byCost, type Costs } from '#core/domain/landed-price/by-cost.ts'
import { readPriceBook } from '#core/domain/landed-price/read-price-book.ts'
import { readPricedPart } from '#core/domain/landed-price/read-priced-vehicles.ts'

/** Vehicles that are read, computed and written together: some milliseconds each. */
const PART = 1_000
/** A change may be written so long after the moment that stands in it. */
const LATE_MS = 10 * 60_000
/** Figures of a destination that nobody asked for so long are forgotten; whoever asks again waits for them once. */
const UNASKED_DAYS = 7
const DAY_MS = 86_400_000

type Way = Pick<PricedDestination, 'code' | 'country' | 'port' | 'port_country'>

/**
 * Makes sure that the figures of a destination are those of today's prices. They are made for the whole stock the first time, on a new day and
 * after a change of rates or rules; else for the vehicles that changed. Answers the day.
 */
export async function makeFigures(ctx: Ctx, way: Way): Promise<string> {
  const day = ctx.ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  await keep(ctx, { key: `landed-figures ${way.code} ${day}`, make: bringUpToDate, sizeOf: () => 100 }, way, day)
  return day
}

/** Forgets the figures of destinations that nobody asked for lately. Answers how many destinations. Run daily by the schedule. */
export async function deleteUnaskedFigures({ ctx }: { ctx: Ctx }): Promise<{ deleted: number }> {
  const before = new Date(ctx.ports.clock.now().getTime() - UNASKED_DAYS * DAY_MS)
  return ctx.db.transaction(async (tx) => {
    const states = await tx.delete(landedFigureState).where(lt(landedFigureState.computedAt, before)).returning({ destination: landedFigureState.destination })
    for (const { destination } of states) await tx.delete(landedFigure).where(eq(landedFigure.destination, destination))
    return { deleted: states.length }
  })
}

async function bringUpToDate(outside: Ctx, { code, country, port, port_country: portCountry }: Way, day: string): Promise<true> {
  outside.reads('car', 'used_car', 'brand', 'landed_price', 'import_rule')
  const book = await readPriceBook(outside, { country, port, portCountry })
  await outside.db.transaction(async (tx) => {
    const ctx = { ...outside, db: tx }
    // Two that ask at once make them once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`landed-figures ${code}`}))`)
    const [state] = await tx.select().from(landedFigureState).where(eq(landedFigureState.destination, code))
    const [mark, computedAt] = [await markOf(ctx, book, day), ctx.ports.clock.now()]
    const since = state?.mark === mark ? new Date(state.computedAt.getTime() - LATE_MS) : null
    if (since === null) await tx.delete(landedFigure).where(eq(landedFigure.destination, code))
    for (const kind of VEHICLE_KINDS) await writeKind(ctx, { code, kind, since, figuresOf: (vehicle) => figuresOf(vehicle, book, day) })
    const values = { mark, computedAt }
    await tx
      .insert(landedFigureState)
      .values({ destination: code, ...values })
      .onConflictDoUpdate({ target: landedFigureState.destination, set: values })
  })
  return true
}

/** All that prices are made from beside the vehicle: the book of the way, the sheet of sizes, the day. */
async function markOf({ db }: Ctx, book: PriceBook, day: string): Promise<string> {
  const [sheet] = await db
    .select({ id: priceSheetVersion.id })
    .from(priceSheetVersion)
    .where(eq(priceSheetVersion.sheet, 'sizes'))
    .orderBy(desc(priceSheetVersion.id))
    .limit(1)
  const text = JSON.stringify([day, sheet?.id ?? null, book], (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return createHash('sha256').update(text).digest('base64url')
}

type Figures = Costs
type KindInput = { code: string; kind: VehicleKind; since: Date | null; figuresOf: (vehicle: PricedVehicle) => Figures }

async function writeKind(ctx: Ctx, { code, kind, since, figuresOf: figures }: KindInput): Promise<void> {
  for (let after = 0; ;) {
    const rows = await readPricedPart(ctx, kind, { after, since, limit: PART })
    const last = rows.at(-1)
    if (last === undefined) return
    const made = rows.map(({ id, vehicle }) => ({ id, ...figures(vehicle) }))
    await ctx.db.execute(sql`
      insert into ${landedFigure} (destination, vehicle_kind, vehicle_id, cif_usd, landed_usd)
      select ${code}, ${kind}, * from unnest(
        ${sql.param(made.map(({ id }) => id))}::bigint[], ${sql.param(made.map(({ cif }) => cif))}::int[], ${sql.param(made.map(({ landed }) => landed))}::int[])
      on conflict (destination, vehicle_kind, vehicle_id) do update set cif_usd = excluded.cif_usd, landed_usd = excluded.landed_usd`)
    after = last.id
  }
}

/** By the way that costs least, as `listPricesAtDestination` chooses it. */
function figuresOf(vehicle: PricedVehicle, book: PriceBook, day: string): Figures {
  const offered = FREIGHT_MODES.filter((mode) => book.rates.some((rate) => rate.mode === mode))
  const [best] = offered
    .map((mode) => calculateLandedPrice({ vehicle, book, mode, day }))
    .map(({ way, duties }): Figures => ({ cif: way?.cifUsd ?? null, landed: duties?.landedTotalUsd ?? null }))
    .toSorted(byCost((figures) => figures))
  return best ?? { cif: null, landed: null }
}

import { and, eq, inArray } from 'drizzle-orm'
import type { LandedPriceAnswer } from '#contract/landed-price.ts'
import { carTranslation, usedCarTranslation } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listPricesAtDestination } from '#core/domain/landed-price/index.ts'
import { readExteriorPhotographs } from '#core/domain/media/index.ts'
import type { FeedPlan } from '#core/domain/listing-feed/feed-plan.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

/** What stands beside a vehicle in a feed. `pictures`: paths of the site, in their order. `price`: at the destination, where its format tells it. */
export type VehicleDetails = { summary: string | null; pictures: readonly string[]; price: LandedPriceAnswer | null }

/** Details of vehicles of one kind by their ids, in the language of the context. */
export async function readDetails(ctx: Ctx, plan: FeedPlan, vehicles: readonly FeedVehicle[]): Promise<(vehicle: FeedVehicle) => VehicleDetails> {
  const [first] = vehicles
  if (first === undefined) return () => ({ summary: null, pictures: [], price: null })
  const ids = vehicles.map(({ id }) => id)
  const [summaries, pictures, prices] = await Promise.all([
    readSummaries(ctx, first.kind, ids),
    readExteriorPhotographs(ctx, first.kind === 'new' ? 'car' : 'used_car', ids),
    readPrices(ctx, plan, vehicles),
  ])
  return ({ kind, id, sign }) => ({
    summary: summaries.get(id) ?? null,
    pictures: (pictures.get(id) ?? []).map(({ src }) => src),
    price: prices.get(`${kind} ${sign}`)?.best ?? null,
  })
}

/** Published texts in the language of the feed: no language falls back to another. */
async function readSummaries({ db, locale }: Ctx, kind: FeedVehicle['kind'], ids: number[]): Promise<Map<number, string>> {
  const table = kind === 'new' ? carTranslation : usedCarTranslation
  const owner = kind === 'new' ? carTranslation.carId : usedCarTranslation.usedCarId
  const rows = await db
    .select({ id: owner, summary: table.summary })
    .from(table)
    .where(and(inArray(owner, ids), eq(table.locale, locale), eq(table.publishState, 'published')))
  return new Map(rows.flatMap(({ id, summary }) => (summary === null || summary.trim() === '' ? [] : [[id, summary] as const])))
}

async function readPrices(ctx: Ctx, { feed, destination }: FeedPlan, vehicles: readonly FeedVehicle[]) {
  if (destination === null || feed.format === 'google' || feed.format === 'meta') return new Map<string, { best: LandedPriceAnswer }>()
  const signsOf = (wanted: FeedVehicle['kind']) => vehicles.filter(({ kind }) => kind === wanted).map(({ sign }) => sign)
  const { prices } = await listPricesAtDestination({ ctx, input: { destination, new: signsOf('new'), used: signsOf('used') } })
  return prices
}

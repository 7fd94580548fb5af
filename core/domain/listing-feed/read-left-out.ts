import { LEFT_OUT_REASONS, MOST_LEFT_OUT_NAMED, type LeftOutReason } from '#contract/listing-feed-values.ts'
import type { LeftOutReport, LeftOutVehicle, ListingFeedValue } from '#contract/listing-feed.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { toValue } from './feed-row.ts'
import { planFeed } from './feed-plan.ts'
import { findFeed } from './find-feed.ts'
import { nameOf } from './vehicle/feed-vehicle.ts'
import { judgeVehicle } from './vehicle/judge-vehicle.ts'
import { walkVehicles } from './vehicle/walk-vehicles.ts'

/**
 * What a feed holds today, and what it leaves out for which reasons; the first 200 vehicles by name. Kept until the stock changes. Permission
 * `content.read`. Errors: `forbidden`, `not_found`.
 */
export async function readLeftOut({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<LeftOutReport> {
  requirePermission(ctx, 'content.read')
  const feed = toValue(await findFeed(ctx, input.id))
  const { name: _name, locale: _locale, ...asked } = feed
  const day = ctx.ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  return keep(
    ctx,
    { key: `listing-feed-left-out ${day} ${JSON.stringify(asked)}`, make: loadReport, sizeOf: ({ vehicles }) => 1000 + 300 * vehicles.length },
    feed,
  )
}

async function loadReport(ctx: Ctx, feed: ListingFeedValue): Promise<LeftOutReport> {
  const plan = await planFeed(ctx, feed)
  const counts = new Map<LeftOutReason, number>()
  const named: LeftOutVehicle[] = []
  let [all, kept] = [0, 0]
  for await (const vehicles of walkVehicles(ctx, { kinds: feed.kinds, admission: plan.admission })) {
    for (const vehicle of vehicles) {
      const reasons = judgeVehicle(feed.format, vehicle)
      all += 1
      if (reasons.length === 0) kept += 1
      for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
      const { kind, id, sign } = vehicle
      if (reasons.length > 0 && named.length < MOST_LEFT_OUT_NAMED) named.push({ kind, id, sign, name: nameOf(vehicle), reasons })
    }
  }
  const rows = plan.faults.length === 0 ? kept : 0
  const reasons = LEFT_OUT_REASONS.flatMap((reason) => (counts.has(reason) ? [{ reason, count: counts.get(reason) ?? 0 }] : []))
  return { rows, left_out: all - rows, faults: [...plan.faults], reasons, vehicles: named }
}

import { FREIGHT_MODES, type AgeBasis } from '#contract/landed-price-values.ts'
import { MOST_LANDED, type LandedPriceAnswer, type PricedDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { admittedSince } from './calculate/age.ts'
import { ageBasisOf, type AdmissionRule } from './calculate/price-book.ts'
import { listLandedPrices } from './find-landed-price.ts'
import { byCost } from './by-cost.ts'
import { readPriceBook } from './read-price-book.ts'

/** Vehicles that are asked for: signs of new cars, references of used units. */
type AskedVehicles = { new: readonly string[]; used: readonly string[] }

/** A vehicle's price by the way that costs least, and by the others that lead there. */
type PriceAtDestination = { best: LandedPriceAnswer; others: readonly LandedPriceAnswer[] }

/** `oldest`: since when used vehicles must have been made or registered today, as the country counts; null: no limit is known. */
type RuleToday = AdmissionRule & { oldest: { basis: AgeBasis; since: string } | null }

/** Prices by `new <sign>` and `used <reference>`; what is known of the country's rule for used vehicles, null where nothing is. */
export type PricesAtDestination = { prices: ReadonlyMap<string, PriceAtDestination>; rule: RuleToday | null }

type Input = AskedVehicles & { destination: Pick<PricedDestination, 'country' | 'port' | 'port_country'> }

/**
 * Today's prices at a destination; a vehicle that is not on the site is left out. Of the modes the one with the least total goes first, where there
 * is none the one with the least CIF, in the order of `FREIGHT_MODES` where two cost the same; without any, the first mode of the port says what is
 * missing.
 */
export async function listPricesAtDestination({ ctx, input }: { ctx: Ctx; input: Input }): Promise<PricesAtDestination> {
  const { destination, used } = input
  const way = { country: destination.country, port: destination.port, port_country: destination.port_country }
  const { importRule, duties, rates } = await readPriceBook(ctx, { country: way.country, port: way.port, portCountry: way.port_country })
  const offered = FREIGHT_MODES.filter((mode) => rates.some((rate) => rate.mode === mode))
  const prices = new Map<string, PriceAtDestination>()
  for (const asked of inCalls({ new: input.new, used })) {
    const byMode = await Promise.all(offered.map((mode) => listLandedPrices({ ctx, input: { ...way, mode, ...asked } })))
    for (const index of (byMode[0]?.list ?? []).keys()) {
      const [best, ...others] = byMode
        .flatMap(({ list }) => list[index] ?? [])
        .toSorted(byCost((price) => ({ cif: price.cif_usd, landed: price.landed_total_usd })))
      if (best !== undefined) prices.set(best.vehicle_kind === 'new' ? `new ${best.model_sign}` : `used ${best.stock_ref}`, { best, others })
    }
  }
  return { prices, rule: importRule === null ? null : { ...importRule, oldest: oldestOf(importRule, ageBasisOf(duties), dayOf(ctx)) } }
}

function oldestOf({ maxAgeYears }: AdmissionRule, basis: AgeBasis, day: string): RuleToday['oldest'] {
  return maxAgeYears === null ? null : { basis, since: admittedSince(maxAgeYears, basis, day) }
}

function dayOf({ ports }: Ctx): string {
  return ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** As many at once as the verb takes. */
function inCalls({ new: signs, used }: AskedVehicles): { new: string[]; used: string[] }[] {
  const half = MOST_LANDED / 2
  const count = Math.ceil(Math.max(signs.length, used.length) / half)
  return Array.from({ length: count }, (_, index) => ({
    new: signs.slice(index * half, (index + 1) * half),
    used: used.slice(index * half, (index + 1) * half),
  }))
}

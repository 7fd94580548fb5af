import { eq } from 'drizzle-orm'
import type { FindOfferCostsInput, OfferCosts } from '#contract/quotation.ts'
import type { FreightMode } from '#contract/landed-price-values.ts'
import type { LandedPriceAnswer } from '#contract/landed-price.ts'
import { AppError } from '#contract/errors.ts'
import { country, enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findNamedDestination, listPricesAtDestination } from '#core/domain/landed-price/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

const CENTS = 100
const NOTHING: OfferCosts = { port: null, mode: null, loading_port: null, freight_cents: null, insurance_cents: null, inspection_cents: null, is_sample: false }

/** What the price sheets say today of bringing the lines of an offer to a port of the buyer's country. Permission `quotation.write`. Throws `not_found`. */
export async function findOfferCosts({ ctx, input }: { ctx: Ctx; input: FindOfferCostsInput }): Promise<OfferCosts> {
  requirePermission(ctx, 'quotation.write')
  const [row] = await ctx.db
    .select({ iso2: country.iso2 })
    .from(enquiry)
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(eq(enquiry.id, input.enquiry_id))
  if (row === undefined) throw new AppError('not_found')
  return readOfferCosts(ctx, { country: row.iso2, port: input.destination_port, lines: input.lines })
}

type Asked = { country: string | null; port: string; lines: readonly { kind: string; sign: string | null; quantity: number }[] }

/**
 * Freight, insurance and inspection of all vehicles together by one way: the cheapest of those by which each of them can go. Nothing is said
 * where one of them has no price by any common way, or where something goes along whose way no sheet knows (a part, a free line).
 */
export async function readOfferCosts(ctx: Ctx, asked: Asked): Promise<OfferCosts> {
  const found = await findBestWays(ctx, asked)
  if (found === null) return NOTHING
  return found.ways.length === 0 ? { ...NOTHING, port: found.port } : { ...costsOf(found.ways), port: found.port }
}

type Way = { quantity: number; way: LandedPriceAnswer }

/** The cheapest way by which all lines can go, with what each costs by it; no ways where there is none. Null where the port is not known. */
export async function findBestWays(ctx: Ctx, { country: iso2, port, lines }: Asked): Promise<{ port: string; ways: readonly Way[] } | null> {
  const destination = iso2 === null ? null : await findNamedDestination({ ctx, input: { country: iso2, port } })
  if (destination === null) return null
  const signsOf = (kind: string) => lines.flatMap((line) => (line.kind === kind && line.sign !== null ? [line.sign] : []))
  const { prices } = await listPricesAtDestination({ ctx, input: { destination, new: signsOf('car'), used: signsOf('used') } })
  const known = lines.map(({ kind, sign, quantity }) => ({ quantity, ways: waysOf(prices, kind, sign) }))
  const [best] = modesOfAll(known)
    .map((mode) => known.flatMap(({ quantity, ways }) => ways.filter((way) => way.mode === mode).map((way) => ({ quantity, way }))))
    .toSorted((one, other) => sumOf(costsOf(one)) - sumOf(costsOf(other)))
  return { port: destination.port, ways: best ?? [] }
}

type Known = { quantity: number; ways: readonly LandedPriceAnswer[] }

function waysOf(prices: Awaited<ReturnType<typeof listPricesAtDestination>>['prices'], kind: string, sign: string | null): LandedPriceAnswer[] {
  const found = sign === null ? undefined : prices.get(kind === 'used' ? `used ${sign.toUpperCase()}` : `new ${sign}`)
  return found === undefined || (kind !== 'car' && kind !== 'used') ? [] : [found.best, ...found.others].filter(({ cif_usd }) => cif_usd !== null)
}

function modesOfAll(known: readonly Known[]): FreightMode[] {
  const [first, ...rest] = known.map(({ ways }) => ways.map(({ mode }) => mode))
  return (first ?? []).filter((mode) => rest.every((modes) => modes.includes(mode)))
}

function costsOf(prices: readonly Way[]): OfferCosts {
  const ports = new Set(prices.map(({ way }) => way.loading_port))
  const cents = (usdOf: (way: LandedPriceAnswer) => number | null) => prices.reduce((sum, { quantity, way }) => sum + quantity * (usdOf(way) ?? 0) * CENTS, 0)
  return {
    port: null,
    mode: prices[0]?.way.mode ?? null,
    loading_port: ports.size === 1 ? (prices[0]?.way.loading_port ?? null) : null,
    freight_cents: cents(({ freight_usd }) => freight_usd),
    insurance_cents: cents(({ insurance_usd }) => insurance_usd),
    inspection_cents: cents(({ inspection_usd }) => inspection_usd),
    is_sample: prices.some(({ way }) => way.is_sample),
  }
}

function sumOf({ freight_cents, insurance_cents, inspection_cents }: OfferCosts): number {
  return (freight_cents ?? 0) + (insurance_cents ?? 0) + (inspection_cents ?? 0)
}

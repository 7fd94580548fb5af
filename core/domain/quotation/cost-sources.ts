import { type CostSource, type CostSources, type QuotationTerms, type ShippingCost, SHIPPING_COSTS, costWay } from '#contract/quotation-values.ts'
import type { OfferCosts } from '#contract/quotation.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readOfferCosts } from './offer-costs.ts'

/** An offer as it stands: its draft, what its costs were reckoned for, and the country of its buyer. */
export type CostedDraft = { draft: QuotationTerms; costSources: CostSources | null; country: string | null }

/** Of each cost whether it was reckoned for what the draft ships where now. */
export function outdatedCosts({ draft, costSources, country }: CostedDraft): ShippingCost[] {
  const { key } = costWay(draft)
  const sources = costSources ?? {}
  return SHIPPING_COSTS.filter((name) => {
    const source = sources[name]
    return source !== undefined && (source.key !== key || source.country !== country)
  })
}

/** All costs of a draft as somebody's word for what it ships now. */
export function asSaidByHand(draft: QuotationTerms, country: string | null): CostSources {
  const names = SHIPPING_COSTS.filter((name) => draft[name] !== null)
  return Object.fromEntries(names.map((name) => [name, { by: 'hand', ...costWay(draft), country }] as const))
}

/** The costs that a draft begins with, as the price sheets say them. An inspection that they do not ask for is their word too. */
export function asSaidBySheets(draft: QuotationTerms, costs: OfferCosts, country: string | null): CostSources {
  const names = SHIPPING_COSTS.filter((name) => isWanted(draft, name) && costs[name] !== null)
  return Object.fromEntries(names.map((name) => [name, { by: 'sheets', ...costWay(draft), country }] as const))
}

/**
 * A draft that is about to be saved, with its costs: those of the price sheets follow what is shipped where; those that somebody wrote stay, and
 * so do those that the sheets do not know for the new way: they are outdated until somebody sees to them.
 */
export async function followCosts(
  ctx: Ctx,
  { held, value }: { held: CostedDraft; value: QuotationTerms },
): Promise<{ value: QuotationTerms; sources: CostSources }> {
  const { country } = held
  const way = costWay(value)
  const before = held.costSources ?? asSaidByHand(held.draft, country)
  const isSame = (name: ShippingCost) => value[name] === held.draft[name]
  const isSettled = (name: ShippingCost) => isSame(name) && (before[name]?.key ?? way.key) === way.key && (before[name]?.country ?? country) === country
  const names = SHIPPING_COSTS.filter((name) => isWanted(value, name))
  if (names.every(isSettled)) return { value, sources: pick(before, names) }
  const costs = await readOfferCosts(ctx, { country, port: value.destination_port, lines: value.lines })
  const sources: CostSources = {}
  const followed: Partial<QuotationTerms> = {}
  for (const name of names) {
    const source = before[name]
    const cents = storedCost(name, costs[name])
    const now = (by: CostSource['by']): CostSource => ({ by, ...way, country })
    if (isSettled(name)) {
      if (source !== undefined) sources[name] = source
    } else if (costs[name] !== null && cents === value[name]) sources[name] = now('sheets')
    else if (!isSame(name)) {
      if (value[name] !== null) sources[name] = now('hand')
    } else if (source?.by === 'sheets' && costs[name] !== null) {
      followed[name] = cents
      sources[name] = now('sheets')
    } else if (source !== undefined) sources[name] = source
  }
  // Where it is loaded goes with the way, unless somebody has just said otherwise.
  const isMoved = Object.keys(followed).length > 0 && costs.loading_port !== null && value.loading_port === held.draft.loading_port
  return { value: { ...value, ...followed, ...(isMoved && { loading_port: costs.loading_port ?? '' }) }, sources }
}

/** An inspection that costs nothing is none. */
export function storedCost(name: ShippingCost, cents: number | null): number | null {
  return name === 'inspection_cents' && cents === 0 ? null : cents
}

/** Whether the price of an offer, or what is paid beside it, has such a cost. */
function isWanted({ basis }: QuotationTerms, name: ShippingCost): boolean {
  return name === 'inspection_cents' || basis === 'cif' || (basis === 'cfr' && name === 'freight_cents')
}

function pick(sources: CostSources, names: readonly ShippingCost[]): CostSources {
  return Object.fromEntries(names.flatMap((name) => (sources[name] === undefined ? [] : [[name, sources[name]] as const])))
}

import type { PricedDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readPriceBook } from './read-price-book.ts'

/** Whether prices at a destination go on to the duties of its country, or end at CIF. */
export async function hasDutyEstimate({ ctx, input }: { ctx: Ctx; input: Pick<PricedDestination, 'country' | 'port' | 'port_country'> }): Promise<boolean> {
  const { duties } = await readPriceBook(ctx, { country: input.country, port: input.port, portCountry: input.port_country })
  return duties.length > 0 && duties.every(({ isEstimated }) => isEstimated)
}

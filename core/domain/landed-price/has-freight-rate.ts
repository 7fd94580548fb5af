import type { PricedDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readPriceBook } from './read-price-book.ts'

/** Whether a freight rate to the port of a destination is valid today, by any way; without one no vehicle has a price there. */
export async function hasFreightRate({ ctx, input }: { ctx: Ctx; input: Pick<PricedDestination, 'country' | 'port' | 'port_country'> }): Promise<boolean> {
  const day = ctx.ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const { rates } = await readPriceBook(ctx, { country: input.country, port: input.port, portCountry: input.port_country })
  return rates.some(({ validFrom, validTo }) => validFrom <= day && day <= validTo)
}

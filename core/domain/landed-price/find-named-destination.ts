import type { PricedDestination } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listDestinations } from './list-destinations.ts'

/** The destination that somebody wrote: a port of the country, as sheets name it but for marks and case; without a name the only port of the country. */
export async function findNamedDestination({ ctx, input }: { ctx: Ctx; input: { country: string; port: string | null } }): Promise<PricedDestination | null> {
  const ports = (await listDestinations({ ctx })).filter(({ country }) => country === input.country)
  if (input.port === null || input.port === '') return ports.length === 1 ? (ports[0] ?? null) : null
  const named = plain(input.port)
  return ports.find(({ port }) => plain(port) === named) ?? null
}

function plain(port: string): string {
  return port
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}

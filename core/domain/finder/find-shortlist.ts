import { listCarsInputSchema } from '#contract/car.ts'
import { FINDER_QUESTIONS, type FinderDestination, type FinderInput, type FinderShortlist } from '#contract/finder.ts'
import { countCarFacets, listCars } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { filterOf } from './finder-filter.ts'
import { pickVaried } from './pick-varied.ts'
import { readDestination, sideOf } from './read-destination.ts'
import { reasonsFor } from './reasons.ts'

const MOST_CARS = 6
/** Enough to show different models where the best are versions of one. */
const LOOKED_AT = 60

/**
 * The guided finder: new cars that meet every answer, at most six, each with its reasons. A destination whose rules admit one steering
 * side decides the side where the buyer left it open. Where nothing fits, the answers that are in the way.
 */
export async function findShortlist({ ctx, input }: { ctx: Ctx; input: FinderInput }): Promise<FinderShortlist> {
  const destination = await readDestination(ctx, input.destination)
  const side = wantedSide(input, destination)
  const filter = filterOf(input, side)
  const page = await listCars({ ctx, input: listCarsInputSchema.parse({ ...filter, page_size: LOOKED_AT }) })
  const chosen = pickVaried(page.list, MOST_CARS)
  const allowed = sideOf(destination)
  return {
    total: page.total,
    list: chosen.map((car) => ({ car, reasons: reasonsFor(car, input, side) })),
    filter: Object.fromEntries(Object.entries(filter)),
    destination,
    is_side_refused: allowed !== null && input.steering !== undefined && input.steering !== allowed,
    alternatives: page.total > 0 ? [] : await alternatives(ctx, input, destination),
  }
}

function wantedSide(input: FinderInput, destination: FinderDestination | null) {
  return input.steering ?? sideOf(destination)
}

async function alternatives(ctx: Ctx, input: FinderInput, destination: FinderDestination | null): Promise<FinderShortlist['alternatives']> {
  const asked = FINDER_QUESTIONS.filter((question) => input[question] !== undefined)
  const counted = await Promise.all(
    asked.map(async (without) => {
      const rest = { ...input, [without]: undefined }
      const side = wantedSide(rest, without === 'destination' ? null : destination)
      const { total } = await countCarFacets({ ctx, input: listCarsInputSchema.parse(filterOf(rest, side)) })
      return { without, total }
    }),
  )
  return counted.filter(({ total }) => total > 0)
}

import { readBrandNames } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSeriesBodies } from './read-series.ts'
import type { Known } from './used-facets.ts'

/** Published brands and the bodies of the models in stock, both kept. */
export async function readKnown(ctx: Ctx): Promise<Known> {
  const [brands, bodies] = await Promise.all([readBrandNames(ctx), readSeriesBodies(ctx)])
  return { brands, bodies }
}

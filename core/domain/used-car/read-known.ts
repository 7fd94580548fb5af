import { readBrandNames } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSeriesBodies } from './read-series.ts'
import { readVersions } from './read-versions.ts'
import type { Known } from './used-facets.ts'

/** Published brands, the bodies of the models in stock and what their versions share, all kept. */
export async function readKnown(ctx: Ctx): Promise<Known> {
  const [brands, bodies, versions] = await Promise.all([readBrandNames(ctx), readSeriesBodies(ctx), readVersions(ctx)])
  return { brands, bodies, versions }
}

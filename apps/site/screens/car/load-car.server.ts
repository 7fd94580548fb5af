import { findCarBySign } from '#core/domain/car/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { carView } from './car-view.server.ts'
import type { CarView } from './car-view.ts'
import { carJsonLd } from './json-ld.server.ts'

/** Reads a car by its sign or number for a page; throws `not_found`, which the error boundary answers with 404 in place. */
export async function loadCar({ ctx, locale, t, siteOrigin }: SiteContext, id: string): Promise<{ car: CarView; jsonLd: object }> {
  const detail = await findCarBySign({ ctx, input: { id } })
  return { car: carView({ t, locale }, detail), jsonLd: carJsonLd({ siteOrigin, t }, detail) }
}

import { z } from 'zod'
import { admittedSchema, destinationSchema } from './landed-price.ts'
import { carCardSchema, carFilterSchema, facetOptionSchema } from './car.ts'
import { LANDED_FIGURES, type LandedFigure } from './landed-price-values.ts'
import { ALL_CARS_FACETS, ALL_CARS_SORTS } from './all-cars-values.ts'
import { usedCarCardSchema } from './used-car.ts'
import { boundNames, CAR_RANGES, type CarRange } from './vehicle.ts'

export const ALL_CARS_PAGE_SIZE = 24

type Range = CarRange | LandedFigure
type Names = (typeof ALL_CARS_FACETS)[number] | `${Range}_from` | `${Range}_to` | 'word'

// What is picked are the names of two value lists; the type says so, and `carFilterSchema` has all of them.
const names = Object.fromEntries([...ALL_CARS_FACETS, ...boundNames([...CAR_RANGES, ...LANDED_FIGURES]), 'word'].map((name) => [name, true])) as Record<
  Names,
  true
>

/** Filters of the list of new and used cars: those that both lists have, with the same values. */
export const allCarsFilterSchema = carFilterSchema.pick(names)
export type AllCarsFilter = z.infer<typeof allCarsFilterSchema>

export const listAllCarsInputSchema = allCarsFilterSchema.extend({
  admitted: admittedSchema,
  destination: destinationSchema,
  sort: z.enum(ALL_CARS_SORTS).default('0'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(60).default(ALL_CARS_PAGE_SIZE),
})
export type ListAllCarsInput = z.infer<typeof listAllCarsInputSchema>

/** A page of new cars and used units that can be bought, with the exact totals and the facets of both together. */
export const allCarsPageSchema = z.object({
  list: z.array(
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('new'), car: carCardSchema }), z.object({ kind: z.literal('used'), unit: usedCarCardSchema })]),
  ),
  total: z.number().int(),
  new_total: z.number().int(),
  used_total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  page_count: z.number().int(),
  facets: z.array(z.object({ name: z.enum(ALL_CARS_FACETS), options: z.array(facetOptionSchema) })),
})
export type AllCarsPage = z.infer<typeof allCarsPageSchema>

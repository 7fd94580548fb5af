import { listUsedCarsInputSchema, usedCarDetailInputSchema, usedCarDetailSchema, usedCarPageSchema } from '#contract/used-car.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { findUsedCar, listUsedCars } from '#core/domain/used-car/index.ts'

const read = { tag: 'used car', isWrite: false, limit: 'read' } as const

/** The used stock (R6.1, R8.6). */
export const USED_CAR_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    ...read,
    name: 'listUsedCars',
    methods: ['get'],
    path: '/api/used_car/list',
    summary:
      'A page of used cars with the exact total and the facets; available units first, then reserved, then sold. Sort 0 newest, 1 price descending, 2 price ascending, 3 lowest mileage.',
    input: listUsedCarsInputSchema,
    data: usedCarPageSchema,
    run: ({ ctx, input }) => listUsedCars({ ctx, input }),
  }),
  defineRoute({
    ...read,
    name: 'findUsedCar',
    methods: ['get'],
    path: '/api/used_car/detail',
    summary: 'Everything about a used car with its inspection; id is its stock_ref.',
    input: usedCarDetailInputSchema,
    data: usedCarDetailSchema,
    run: ({ ctx, input }) => findUsedCar({ ctx, input }),
  }),
]

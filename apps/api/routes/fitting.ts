import { fittingPageSchema, listFittingsInputSchema } from '#contract/fitting.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { listFittings } from '#core/domain/fitting/index.ts'

/** Parts and accessories (product section 4). */
export const FITTING_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'listFittings',
    methods: ['get'],
    path: '/api/fitting/list',
    summary:
      'A page of parts and accessories with the exact total and the facets. brand keeps what fits a vehicle of the brand. Sort 0 catalogue order, 1 price descending, 2 ascending.',
    tag: 'fitting',
    isWrite: false,
    limit: 'read',
    input: listFittingsInputSchema,
    data: fittingPageSchema,
    run: ({ ctx, input }) => listFittings({ ctx, input }),
  }),
]

import { fittingDetailInputSchema, fittingDetailSchema, fittingPageSchema, listFittingsInputSchema } from '#contract/fitting.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { findFitting, listFittings } from '#core/domain/fitting/index.ts'

/** Parts and accessories (R6.13, R8.8). */
export const FITTING_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'listFittings',
    methods: ['get'],
    path: '/api/fitting/list',
    summary:
      'A page of parts and accessories with the exact total and the facets. brand keeps what fits a vehicle of the brand, model and year one of its models. Sort 0 catalogue order, 1 price descending, 2 ascending.',
    tag: 'fitting',
    isWrite: false,
    limit: 'read',
    input: listFittingsInputSchema,
    data: fittingPageSchema,
    run: ({ ctx, input }) => listFittings({ ctx, input }),
  }),
  defineRoute({
    name: 'findFitting',
    methods: ['get'],
    path: '/api/fitting/detail',
    summary: 'Everything about a part with the vehicles it fits and related parts; id is its sku.',
    tag: 'fitting',
    isWrite: false,
    limit: 'read',
    input: fittingDetailInputSchema,
    data: fittingDetailSchema,
    run: ({ ctx, input }) => findFitting({ ctx, input }),
  }),
]

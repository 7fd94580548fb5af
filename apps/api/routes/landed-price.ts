import { landedPriceInputSchema, landedPriceSchema, landedPricesInputSchema, landedPricesSchema } from '#contract/landed-price.ts'
import { findLandedPrice, listLandedPrices } from '#core/domain/landed-price/index.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'

/** What a vehicle costs at a port and in a country (R22.1). */
export const LANDED_PRICE_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'findLandedPrice',
    methods: ['get'],
    path: '/api/price/landed',
    summary:
      'What one vehicle costs at a port and in a country, an estimate line by line: FOB, freight, insurance, inspection, way over land, duties by rule, each with its source and date. Whole US dollars; null: not known.',
    tag: 'landed price',
    isWrite: false,
    limit: 'read',
    input: landedPriceInputSchema,
    data: landedPriceSchema,
    run: ({ ctx, input }) => findLandedPrice({ ctx, input }),
  }),
  defineRoute({
    name: 'listLandedPrices',
    methods: ['get'],
    path: '/api/price/landed/list',
    summary: 'The same for at most 50 vehicles by `new` (model signs) and `used` (stock references), comma-joined; null for one that is not on the site.',
    tag: 'landed price',
    isWrite: false,
    limit: 'read',
    input: landedPricesInputSchema,
    data: landedPricesSchema,
    run: ({ ctx, input }) => listLandedPrices({ ctx, input }),
  }),
]

import { z } from 'zod'
import { autoTypeSchema, brandDetailInputSchema, brandDetailSchema, brandSchema, listBrandsInputSchema } from '#contract/brand.ts'
import { carDetailInputSchema, carDetailSchema, carFacetsSchema, countCarsInputSchema, carPageSchema, listCarsInputSchema } from '#contract/car.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { findBrandBySign, listBrands } from '#core/domain/brand/index.ts'
import { countCarFacets, findCarBySign, listAutoTypes, listCars } from '#core/domain/car/index.ts'

const read = { tag: 'car', isWrite: false, limit: 'read' } as const

/** Brands, types and cars: two calls of fixed shape (R14.1), and others in their manner (R14.2). */
export const CAR_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    ...read,
    name: 'listBrands',
    methods: ['post', 'get'],
    path: '/api/car/brand',
    summary: 'Brands with their number of cars, hot ones first; type 1 passenger, 2 commercial.',
    input: listBrandsInputSchema,
    data: z.array(brandSchema),
    run: ({ ctx, input }) => listBrands({ ctx, input }),
  }),
  defineRoute({
    ...read,
    name: 'findBrand',
    methods: ['get'],
    path: '/api/brand/detail',
    summary: 'A brand with its year, country and introduction in the language of the request; id is its brand_sign.',
    input: brandDetailInputSchema,
    data: brandDetailSchema,
    run: ({ ctx, input }) => findBrandBySign({ ctx, input: { brand_sign: input.id } }),
  }),
  defineRoute({
    ...read,
    name: 'listAutoTypes',
    methods: ['post', 'get'],
    path: '/api/car/auto_type',
    summary: 'Auto, fuel and other types with their number of cars and the list they lead to.',
    input: z.strictObject({}),
    data: z.array(autoTypeSchema),
    run: ({ ctx }) => listAutoTypes({ ctx }),
  }),
  defineRoute({
    ...read,
    name: 'listCars',
    methods: ['get'],
    path: '/api/car/list',
    summary:
      'A page of cars with the exact total. Values of one filter are alternatives, filters add up. Sort 0 relevance, 1 price descending, 2 ascending, 3 range, 4 power, 5 model year descending, 6 what came last, 7 total with duties and 8 CIF at the destination.',
    input: listCarsInputSchema,
    data: carPageSchema,
    run: ({ ctx, input }) => listCars({ ctx, input }),
  }),
  defineRoute({
    ...read,
    name: 'countCarFacets',
    methods: ['get'],
    path: '/api/car/facets',
    summary: 'Values of every filter with the number of cars each would leave; a filter’s own selection does not narrow its own values.',
    input: countCarsInputSchema,
    data: carFacetsSchema,
    run: ({ ctx, input }) => countCarFacets({ ctx, input }),
  }),
  defineRoute({
    ...read,
    name: 'findCar',
    methods: ['get'],
    path: '/api/car/detail',
    summary: 'Everything about a car; id is its model_sign or its model_id.',
    input: carDetailInputSchema,
    data: carDetailSchema,
    run: ({ ctx, input }) => findCarBySign({ ctx, input }),
  }),
]

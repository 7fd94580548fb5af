import { finderInputSchema, finderShortlistSchema } from '#contract/finder.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { findShortlist } from '#core/domain/finder/index.ts'

/** The guided finder (R7.6, R7.7, R7.18). */
export const FINDER_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    tag: 'car',
    isWrite: false,
    limit: 'read',
    name: 'findShortlist',
    methods: ['get'],
    path: '/api/finder/list',
    summary: 'A shortlist of new and used vehicles for a use, a body, a fuel, a budget, a destination and a steering side, each with the reasons why it fits.',
    input: finderInputSchema,
    data: finderShortlistSchema,
    run: ({ ctx, input }) => findShortlist({ ctx, input }),
  }),
]

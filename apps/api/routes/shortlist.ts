import { sharedShortlistCodeSchema, shareShortlistInputSchema } from '#contract/shortlist.ts'
import { shareShortlist } from '#core/domain/shortlist/index.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'

/** A shortlist by link (R11.7). */
export const SHORTLIST_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'shareShortlist',
    methods: ['post'],
    path: '/api/shortlist',
    summary: 'Keeps a list of new cars, used units and parts with quantities and notes for 180 days. Answers the code that opens it at /shortlist/{code}.',
    tag: 'shortlist',
    isWrite: true,
    limit: 'dealer',
    input: shareShortlistInputSchema,
    data: sharedShortlistCodeSchema,
    run: ({ ctx, input }) => shareShortlist({ ctx, input }),
  }),
]

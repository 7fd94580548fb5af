import { searchInputSchema, searchResultSchema } from '#contract/search.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { searchCatalogue } from '#core/domain/search/index.ts'

/** Search over everything public (R7.1). */
export const SEARCH_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'searchCatalogue',
    methods: ['get'],
    path: '/api/search',
    summary:
      'What a word finds over everything public, by kind: names in any script, types and parts in any language, slips of the hand put right, numbers first.',
    tag: 'search',
    isWrite: false,
    limit: 'search',
    input: searchInputSchema,
    data: searchResultSchema,
    run: ({ ctx, input }) => searchCatalogue({ ctx, input }),
  }),
]

import { searchInputSchema, searchResultSchema } from '#contract/search.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { searchCatalogue } from '#core/domain/search/index.ts'

/** Search over the catalogue (product section 4). */
export const SEARCH_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'searchCatalogue',
    methods: ['get'],
    path: '/api/search',
    summary: 'Brands and cars that hold all words of word, in any script they are known by.',
    tag: 'search',
    isWrite: false,
    limit: 'search',
    input: searchInputSchema,
    data: searchResultSchema,
    run: ({ ctx, input }) => searchCatalogue({ ctx, input }),
  }),
]

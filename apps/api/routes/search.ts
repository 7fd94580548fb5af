import { searchInputSchema, searchResultSchema, searchSuggestionsSchema, suggestInputSchema } from '#contract/search.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { searchCatalogue, suggestCatalogue } from '#core/domain/search/index.ts'

/** Search over everything public (R7.1, R7.13). */
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
  defineRoute({
    name: 'suggestCatalogue',
    methods: ['get'],
    path: '/api/search/suggest',
    summary: 'What a text that is still typed may mean: phrases that it begins, and the first vehicles, makers, parts and pages that it asks for so far.',
    tag: 'search',
    isWrite: false,
    limit: 'search',
    input: suggestInputSchema,
    data: searchSuggestionsSchema,
    run: ({ ctx, input }) => suggestCatalogue({ ctx, input }),
  }),
]

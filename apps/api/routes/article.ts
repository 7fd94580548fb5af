import { z } from 'zod'
import {
  articleCardSchema,
  articleDetailInputSchema,
  articleDetailSchema,
  articlePageSchema,
  listArticlesInputSchema,
  listTopArticlesInputSchema,
} from '#contract/article.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { findArticle, listArticles, listTopArticles } from '#core/domain/article/index.ts'

const read = { tag: 'article', isWrite: false, limit: 'read', methods: ['get'] } as const

/** News (R9.2). An article is published in a language when it has a body there. */
export const ARTICLE_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    ...read,
    name: 'listArticles',
    path: '/api/article/list',
    summary: 'A page of the news in the language of the request, top ones first, then the newest, with the exact total.',
    input: listArticlesInputSchema,
    data: articlePageSchema,
    run: ({ ctx, input }) => listArticles({ ctx, input }),
  }),
  defineRoute({
    ...read,
    name: 'findArticle',
    path: '/api/article/detail',
    summary: 'An article as blocks of plain text, with what to read next; id is its sign or its article_id.',
    input: articleDetailInputSchema,
    data: articleDetailSchema,
    run: ({ ctx, input }) => findArticle({ ctx, input }),
  }),
  defineRoute({
    ...read,
    name: 'listTopArticles',
    path: '/api/article/top',
    summary: 'What to read first: articles marked as top, filled up with the newest.',
    input: listTopArticlesInputSchema,
    data: z.array(articleCardSchema),
    run: ({ ctx, input }) => listTopArticles({ ctx, input }),
  }),
]

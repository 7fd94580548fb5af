import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { listStaffArticlesInputSchema, saveStaffArticleInputSchema, staffArticlePageSchema, staffArticleSchema } from '#contract/staff-article.ts'
import { findStaffArticle, listArticleRevisions, listStaffArticles, saveStaffArticle } from '#core/domain/article/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })
/** Twelve languages, each with a body of some pages. */
const BODY_LIMIT = 2 * 1024 * 1024

/** News. */
export const ARTICLE_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/articles',
    access: 'content.read',
    summary: 'Articles in every state, with what each language has of them',
    input: listStaffArticlesInputSchema,
    data: staffArticlePageSchema,
    run: ({ ctx, input }) => listStaffArticles({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/articles/{id}',
    access: 'content.read',
    summary: 'An article with all its languages',
    input: one,
    data: staffArticleSchema,
    run: ({ ctx, input }) => findStaffArticle({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/articles/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of an article, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listArticleRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/articles',
    access: 'content.write',
    summary: 'Write a new article; `version` is 0',
    bodyLimit: BODY_LIMIT,
    input: saveStaffArticleInputSchema,
    data: staffArticleSchema,
    run: ({ ctx, input }) => saveStaffArticle({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/articles/{id}',
    access: 'content.write',
    summary: 'Change an article. `version` is the one that was read; `conflict` where somebody has changed it since',
    bodyLimit: BODY_LIMIT,
    input: one.extend(saveStaffArticleInputSchema.shape),
    data: staffArticleSchema,
    run: ({ ctx, input }) => saveStaffArticle({ ctx, input }),
  }),
]

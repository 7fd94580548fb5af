import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { saveWordsInputSchema, translatedIdSchema, translatedSchema } from '#contract/translation.ts'
import { findWords, listWordRevisions, saveWords } from '#core/domain/translation/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Twelve languages, each with a body of some pages. */
const BODY_LIMIT = 2 * 1024 * 1024

/** Words of things in every language. Who may read and write them follows from what they belong to, so the verbs decide. */
export const TRANSLATION_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/translations/{kind}/{id}',
    access: 'staff',
    summary: 'The words of a thing in all languages, with what is stale or unread',
    input: translatedIdSchema,
    data: translatedSchema,
    run: ({ ctx, input }) => findWords({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/translations/{kind}/{id}/revisions',
    access: 'staff',
    summary: 'What was changed of the words of a thing, newest first',
    input: translatedIdSchema,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listWordRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/translations/{kind}/{id}',
    access: 'staff',
    summary:
      'Save the words of a thing; fields and languages that are left out stay. `version` is the one that was read; `conflict` where somebody has changed it since',
    bodyLimit: BODY_LIMIT,
    input: saveWordsInputSchema,
    data: translatedSchema,
    run: ({ ctx, input }) => saveWords({ ctx, input }),
  }),
]

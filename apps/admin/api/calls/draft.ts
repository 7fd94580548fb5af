import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { drafterSchema, draftRunIdSchema, draftRunSchema, startDraftsInputSchema } from '#contract/draft-run.ts'
import { findDraftRun, startDrafts } from '#core/domain/translation/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Drafts of translations by machine, where a service is set up. */
export function draftCalls({ hasTranslator }: { hasTranslator: boolean }): readonly AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/drafter',
      access: 'staff',
      summary: 'Whether a service for drafts is set up',
      input: z.strictObject({}),
      data: drafterSchema,
      run: async () => ({ is_on: hasTranslator }),
    }),
    defineCall({
      method: 'post',
      path: '/drafts',
      access: 'staff',
      summary: 'Ask for drafts of what lacks words in a language; `conflict` where no service is set up',
      input: startDraftsInputSchema,
      data: draftRunSchema,
      run: async ({ ctx, input }) => {
        if (!hasTranslator) throw new AppError('conflict')
        return startDrafts({ ctx, input })
      },
    }),
    defineCall({
      method: 'get',
      path: '/drafts/{id}',
      access: 'staff',
      summary: 'How far drafts are',
      input: draftRunIdSchema,
      data: draftRunSchema,
      run: ({ ctx, input }) => findDraftRun({ ctx, input }),
    }),
  ]
}

import { z } from 'zod'
import { putAwayInputSchema, settleFirstWordsInputSchema, setupListSchema } from '#contract/setup-list.ts'
import { putAwaySetupList, readSetupList, settleFirstWords } from '#core/domain/setup-list/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** What a new site still lacks. */
export function setupListCalls({ hasMailServer }: { hasMailServer: boolean }): readonly AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/setup-list',
      access: 'setting.write',
      summary: 'What a new site still lacks before it is the company’s own',
      input: z.strictObject({}),
      data: setupListSchema,
      run: ({ ctx }) => readSetupList({ ctx, input: { hasMailServer } }),
    }),
    defineCall({
      method: 'post',
      path: '/setup-list/put-away',
      access: 'setting.write',
      summary: 'Take the list off the overview, or bring it back',
      input: putAwayInputSchema,
      data: setupListSchema,
      run: async ({ ctx, input }) => {
        await putAwaySetupList({ ctx, input })
        return readSetupList({ ctx, input: { hasMailServer } })
      },
    }),
    defineCall({
      method: 'post',
      path: '/setup-list/first-words',
      access: 'setting.write',
      summary: 'Say that the texts which came with the product were read, or hide its answers',
      input: settleFirstWordsInputSchema,
      data: setupListSchema,
      run: async ({ ctx, input }) => {
        await settleFirstWords({ ctx, input })
        return readSetupList({ ctx, input: { hasMailServer } })
      },
    }),
  ]
}

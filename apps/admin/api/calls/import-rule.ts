import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { listStaffImportRulesInputSchema, saveImportRuleInputSchema, staffImportRulePageSchema, staffImportRuleSchema } from '#contract/staff-import-rule.ts'
import { deleteImportRule, findStaffImportRule, listImportRuleRevisions, listStaffImportRules, saveImportRule } from '#core/domain/import-rule/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })

/** What countries ask of used cars. */
export const IMPORT_RULE_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/import-rules',
    access: 'content.read',
    summary: 'What countries ask of used cars, and which of it is to be checked again',
    input: listStaffImportRulesInputSchema,
    data: staffImportRulePageSchema,
    run: ({ ctx, input }) => listStaffImportRules({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/import-rules/{id}',
    access: 'content.read',
    summary: 'The rule of a country',
    input: one,
    data: staffImportRuleSchema,
    run: ({ ctx, input }) => findStaffImportRule({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/import-rules/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of the rule of a country, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listImportRuleRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/import-rules',
    access: 'content.write',
    summary: 'Add the rule of a country; `version` is 0',
    input: saveImportRuleInputSchema,
    data: staffImportRuleSchema,
    run: ({ ctx, input }) => saveImportRule({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/import-rules/{id}',
    access: 'content.write',
    summary: 'Change the rule of a country; `conflict` where somebody has changed it since `version`',
    input: one.extend(saveImportRuleInputSchema.shape),
    data: staffImportRuleSchema,
    run: ({ ctx, input }) => saveImportRule({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/import-rules/{id}/delete',
    access: 'content.write',
    summary: 'Delete what is known of a country; `conflict` where somebody has changed it since `version`',
    input: one.extend({ version: z.number().int().min(1) }),
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deleteImportRule({ ctx, input })
      return null
    },
  }),
]

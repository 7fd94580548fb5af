import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { saveLevelInputSchema, staffLevelRowSchema, staffLevelSchema } from '#contract/staff-level.ts'
import { deleteLevel, findStaffLevel, listLevelRevisions, listStaffLevels, saveLevel } from '#core/domain/member/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })

/** Levels of the club. */
export const LEVEL_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/member-levels',
    access: 'member.read',
    summary: 'The levels of the club, lowest first, with how many members have each',
    input: z.strictObject({}),
    data: z.array(staffLevelRowSchema),
    run: ({ ctx }) => listStaffLevels({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/member-levels/{id}',
    access: 'member.read',
    summary: 'A level with its words in every language',
    input: one,
    data: staffLevelSchema,
    run: ({ ctx, input }) => findStaffLevel({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/member-levels/{id}/revisions',
    access: 'member.read',
    summary: 'What was changed of a level, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listLevelRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/member-levels',
    access: 'member.write',
    summary: 'Add a level',
    bodyLimit: 256 * 1024,
    input: saveLevelInputSchema,
    data: staffLevelSchema,
    run: ({ ctx, input }) => saveLevel({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/member-levels/{id}',
    access: 'member.write',
    summary: 'Change a level and the voucher that it gives from now on; `conflict` where somebody has changed it since `version`',
    bodyLimit: 256 * 1024,
    input: one.extend(saveLevelInputSchema.shape),
    data: staffLevelSchema,
    run: ({ ctx, input }) => saveLevel({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/member-levels/{id}/delete',
    access: 'member.write',
    summary: 'Delete a level that no member has; `conflict` where somebody has changed it since `version`',
    input: one.extend({ version: z.number().int().min(1) }),
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deleteLevel({ ctx, input })
      return null
    },
  }),
]

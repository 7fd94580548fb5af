import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { listStaffActivitiesInputSchema, saveStaffActivityInputSchema, staffActivityPageSchema, staffActivitySchema } from '#contract/staff-activity.ts'
import { findStaffActivity, listActivityRevisions, listStaffActivities, saveStaffActivity } from '#core/domain/activity/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })
/** Twelve languages, each with a body of some pages. */
const BODY_LIMIT = 2 * 1024 * 1024

/** Fairs, open days, trainings. */
export const ACTIVITY_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/activities',
    access: 'content.read',
    summary: 'Activities in every state, with what each language has of them',
    input: listStaffActivitiesInputSchema,
    data: staffActivityPageSchema,
    run: ({ ctx, input }) => listStaffActivities({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/activities/{id}',
    access: 'content.read',
    summary: 'An activity with all its languages',
    input: one,
    data: staffActivitySchema,
    run: ({ ctx, input }) => findStaffActivity({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/activities/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of an activity, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listActivityRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/activities',
    access: 'content.write',
    summary: 'Write a new activity; `version` is 0',
    bodyLimit: BODY_LIMIT,
    input: saveStaffActivityInputSchema,
    data: staffActivitySchema,
    run: ({ ctx, input }) => saveStaffActivity({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/activities/{id}',
    access: 'content.write',
    summary: 'Change an activity. `version` is the one that was read; `conflict` where somebody has changed it since',
    bodyLimit: BODY_LIMIT,
    input: one.extend(saveStaffActivityInputSchema.shape),
    data: staffActivitySchema,
    run: ({ ctx, input }) => saveStaffActivity({ ctx, input }),
  }),
]

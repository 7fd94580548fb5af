import { activityDetailInputSchema, activityDetailSchema, activityPageSchema, listActivitiesInputSchema } from '#contract/activity.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { findActivity, listActivities } from '#core/domain/activity/index.ts'

const read = { tag: 'activity', isWrite: false, limit: 'read', methods: ['get'] } as const

/** Fairs, open days, trainings (R9.2). An activity is published in a language when it has a body there. */
export const ACTIVITY_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    ...read,
    name: 'listActivities',
    path: '/api/activity/list',
    summary: 'A page of the activities in the language of the request, those to come by their day, then the past ones, with the exact total.',
    input: listActivitiesInputSchema,
    data: activityPageSchema,
    run: ({ ctx, input }) => listActivities({ ctx, input }),
  }),
  defineRoute({
    ...read,
    name: 'findActivity',
    path: '/api/activity/detail',
    summary: 'An activity with what happens there as blocks of plain text; id is its sign or its activity_id.',
    input: activityDetailInputSchema,
    data: activityDetailSchema,
    run: ({ ctx, input }) => findActivity({ ctx, input }),
  }),
]

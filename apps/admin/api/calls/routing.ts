import { z } from 'zod'
import { routingTrialSchema, tryRoutingInputSchema } from '#contract/routing.ts'
import { saveWorkingTimeInputSchema, workingTimeSchema } from '#contract/working-time.ts'
import { listRoutingBrands, listWorkingTimes, saveWorkingTime, tryRouting } from '#core/domain/routing/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Who gets which leads: rules on trial, and when people work. The rules themselves are a group of the settings. */
export const ROUTING_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'post',
    path: '/routing-trials',
    access: 'enquiry.assign',
    summary: 'What rules would have done with the leads of the last days; nothing is changed',
    input: tryRoutingInputSchema,
    data: routingTrialSchema,
    run: ({ ctx, input }) => tryRouting({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/routing-brands',
    access: 'enquiry.assign',
    summary: 'Makers that a rule can name',
    input: z.strictObject({}),
    data: z.array(z.object({ sign: z.string(), name: z.string() })),
    run: ({ ctx }) => listRoutingBrands({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/working-times',
    access: 'enquiry.read',
    summary: 'When everybody works who may own a lead, and whether they are at work now',
    input: z.strictObject({}),
    data: z.array(workingTimeSchema),
    run: ({ ctx }) => listWorkingTimes({ ctx }),
  }),
  defineCall({
    method: 'post',
    path: '/working-times/{id}',
    access: 'enquiry.read',
    summary: 'Set when somebody works and which days they are away; of a colleague with `enquiry.assign`',
    input: saveWorkingTimeInputSchema,
    data: workingTimeSchema,
    run: ({ ctx, input }) => saveWorkingTime({ ctx, input }),
  }),
]

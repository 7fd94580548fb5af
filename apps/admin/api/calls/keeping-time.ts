import { z } from 'zod'
import { eraseDueInputSchema, keepingTimeSchema, saveKeepingTimeInputSchema } from '#contract/keeping-time.ts'
import { askEraseDue, listKeepingTimes, saveKeepingTime } from '#core/domain/keeping-time/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const all = z.array(keepingTimeSchema)

/** How long personal data is kept, and erasing what is older. Every write answers all of them as they are now. */
export const KEEPING_TIME_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/keeping-times',
    access: 'customer.privacy',
    summary: 'How long each kind of personal data is kept',
    input: z.strictObject({}),
    data: all,
    run: ({ ctx }) => listKeepingTimes({ ctx }),
  }),
  defineCall({
    method: 'post',
    path: '/keeping-times/{kind}',
    access: 'customer.privacy',
    summary: 'Say how long a kind is kept',
    input: saveKeepingTimeInputSchema,
    data: all,
    run: ({ ctx, input }) => saveKeepingTime({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/keeping-times/{kind}/erase',
    access: 'customer.privacy',
    summary: 'Erase what is older than its time',
    input: eraseDueInputSchema,
    data: all,
    run: ({ ctx, input }) => askEraseDue({ ctx, input }),
  }),
]

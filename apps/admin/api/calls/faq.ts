import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { listStaffFaqsInputSchema, orderFaqsInputSchema, saveStaffFaqInputSchema, staffFaqPageSchema, staffFaqSchema } from '#contract/staff-faq.ts'
import { findStaffFaq, listFaqRevisions, listStaffFaqs, orderFaqs, saveStaffFaq } from '#core/domain/faq/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })
/** Twelve languages, each with a long answer. */
const BODY_LIMIT = 256 * 1024

/** Questions and answers. */
export const FAQ_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/faqs',
    access: 'content.read',
    summary: 'Questions in every state and in their order, with what each language has of them',
    input: listStaffFaqsInputSchema,
    data: staffFaqPageSchema,
    run: ({ ctx, input }) => listStaffFaqs({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/faqs/order',
    access: 'content.write',
    summary: 'Put some questions in this order, in the places that they have among all',
    input: orderFaqsInputSchema,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await orderFaqs({ ctx, input })
      return null
    },
  }),
  defineCall({
    method: 'get',
    path: '/faqs/{id}',
    access: 'content.read',
    summary: 'A question with all its languages',
    input: one,
    data: staffFaqSchema,
    run: ({ ctx, input }) => findStaffFaq({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/faqs/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of a question, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listFaqRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/faqs',
    access: 'content.write',
    summary: 'Write a new question, which stands last; `version` is 0',
    bodyLimit: BODY_LIMIT,
    input: saveStaffFaqInputSchema,
    data: staffFaqSchema,
    run: ({ ctx, input }) => saveStaffFaq({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/faqs/{id}',
    access: 'content.write',
    summary: 'Change a question. `version` is the one that was read; `conflict` where somebody has changed it since',
    bodyLimit: BODY_LIMIT,
    input: one.extend(saveStaffFaqInputSchema.shape),
    data: staffFaqSchema,
    run: ({ ctx, input }) => saveStaffFaq({ ctx, input }),
  }),
]

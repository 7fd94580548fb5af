import { z } from 'zod'
import { listRedirectsInputSchema, redirectPageSchema, saveRedirectInputSchema, staffRedirectSchema } from '#contract/staff-redirect.ts'
import { deleteRedirect, findStaffRedirect, listRedirects, saveRedirect } from '#core/domain/redirect/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })

/** Old addresses and where they lead. */
export const REDIRECT_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/redirects',
    access: 'content.read',
    summary: 'Old addresses and where they lead',
    input: listRedirectsInputSchema,
    data: redirectPageSchema,
    run: ({ ctx, input }) => listRedirects({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/redirects/{id}',
    access: 'content.read',
    summary: 'One old address',
    input: one,
    data: staffRedirectSchema,
    run: ({ ctx, input }) => findStaffRedirect({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/redirects',
    access: 'content.write',
    summary: 'Add an old address; `target` null says that it is gone, `version` is 0',
    input: saveRedirectInputSchema,
    data: staffRedirectSchema,
    run: ({ ctx, input }) => saveRedirect({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/redirects/{id}',
    access: 'content.write',
    summary: 'Change where an old address leads; `conflict` where somebody has changed it since',
    input: one.extend(saveRedirectInputSchema.shape),
    data: staffRedirectSchema,
    run: ({ ctx, input }) => saveRedirect({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/redirects/{id}/delete',
    access: 'content.write',
    summary: 'Forget an old address',
    input: one,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deleteRedirect({ ctx, input })
      return null
    },
  }),
]

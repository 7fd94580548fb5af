import { z } from 'zod'
import { savedWebLinkSchema, saveWebLinkInputSchema, staffWebLinkSchema } from '#contract/web-link.ts'
import { deleteWebLink, listStaffWebLinks, saveWebLink } from '#core/domain/web-link/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Useful links of the site. */
export const WEB_LINK_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/web-links',
    access: 'content.read',
    summary: 'Every useful link with its languages',
    input: z.strictObject({}),
    data: z.array(staffWebLinkSchema),
    run: ({ ctx }) => listStaffWebLinks({ ctx }),
  }),
  defineCall({
    method: 'post',
    path: '/web-links',
    access: 'content.write',
    summary: 'Write a link; its address finds the one that is there',
    input: saveWebLinkInputSchema,
    data: savedWebLinkSchema,
    run: ({ ctx, input }) => saveWebLink({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/web-links/{id}/delete',
    access: 'content.write',
    summary: 'Take a link away',
    input: z.strictObject({ id: z.coerce.number().int().min(1) }),
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deleteWebLink({ ctx, input })
      return null
    },
  }),
]

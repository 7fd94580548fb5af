import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { listStaffPortsInputSchema, savePortInputSchema, staffPortPageSchema, staffPortSchema } from '#contract/staff-port.ts'
import { deletePort, findStaffPort, listPortRevisions, listStaffPorts, savePort } from '#core/domain/port/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })

/** Sea ports and rail terminals. */
export const PORT_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/ports',
    access: 'content.read',
    summary: 'Ports by country and name',
    input: listStaffPortsInputSchema,
    data: staffPortPageSchema,
    run: ({ ctx, input }) => listStaffPorts({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/ports/{id}',
    access: 'content.read',
    summary: 'One port',
    input: one,
    data: staffPortSchema,
    run: ({ ctx, input }) => findStaffPort({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/ports/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of a port, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listPortRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/ports',
    access: 'content.write',
    summary: 'Add a port; `version` is 0',
    input: savePortInputSchema,
    data: staffPortSchema,
    run: ({ ctx, input }) => savePort({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/ports/{id}',
    access: 'content.write',
    summary: 'Change a port; `conflict` where somebody has changed it since `version`',
    input: one.extend(savePortInputSchema.shape),
    data: staffPortSchema,
    run: ({ ctx, input }) => savePort({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/ports/{id}/delete',
    access: 'content.write',
    summary: 'Delete a port that no used car names; `conflict` where somebody has changed it since `version`',
    input: one.extend({ version: z.number().int().min(1) }),
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deletePort({ ctx, input })
      return null
    },
  }),
]

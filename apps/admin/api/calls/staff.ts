import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import {
  colleagueSchema,
  disableStaffInputSchema,
  invitationSchema,
  inviteStaffInputSchema,
  ownedLeadsSchema,
  roleSchema,
  saveRoleInputSchema,
  staffLinkSchema,
  staffMemberSchema,
  staffRoleInputSchema,
} from '#contract/staff.ts'
import { changeRole, countLeadsOf, countLeadsOfRole, shutOut, writeRole } from '#core/domain/leaving/index.ts'
import {
  deleteRole,
  enableStaff,
  inviteAgain,
  inviteByMail,
  inviteStaff,
  listColleagues,
  listRoleRevisions,
  listRoles,
  listStaff,
  readRole,
  renewAccess,
  withdrawInvitation,
} from '#core/domain/staff/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const nothing = z.strictObject({})
const one = z.strictObject({ id: z.coerce.number().int().min(1) })
const done = z.null()

/** People who work here and what they may do. */
export function staffCalls({ hasMailServer }: { hasMailServer: boolean }): readonly AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/staff',
      access: 'staff.read',
      summary: 'Everybody on the staff',
      input: nothing,
      data: z.array(staffMemberSchema),
      run: ({ ctx }) => listStaff({ ctx }),
    }),
    defineCall({
      method: 'get',
      path: '/colleagues',
      access: ['enquiry.read', 'dealer.read'],
      summary: 'Names to choose an owner from',
      input: nothing,
      data: z.array(colleagueSchema),
      run: ({ ctx }) => listColleagues({ ctx }),
    }),
    defineCall({
      method: 'get',
      path: '/roles',
      access: 'staff.read',
      summary: 'Roles and their permissions',
      input: nothing,
      data: z.array(roleSchema),
      run: ({ ctx }) => listRoles({ ctx }),
    }),
    defineCall({
      method: 'get',
      path: '/roles/{id}',
      access: 'staff.read',
      summary: 'One role',
      input: one,
      data: roleSchema,
      run: ({ ctx, input }) => readRole({ ctx, input }),
    }),
    defineCall({
      method: 'get',
      path: '/roles/{id}/revisions',
      access: 'staff.read',
      summary: 'What was changed of a role, newest first',
      input: one,
      data: z.array(revisionSchema),
      run: ({ ctx, input }) => listRoleRevisions({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/roles',
      access: 'staff.manage',
      summary: 'Add a role; `version` is 0',
      input: saveRoleInputSchema,
      data: roleSchema,
      run: ({ ctx, input }) => writeRole({ ctx, input: { id: null, ...input } }),
    }),
    defineCall({
      method: 'post',
      path: '/roles/{id}',
      access: 'staff.manage',
      summary: 'Say what a role may do; `conflict` where somebody has changed it since',
      input: one.extend(saveRoleInputSchema.shape),
      data: roleSchema,
      run: ({ ctx, input }) => writeRole({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/roles/{id}/delete',
      access: 'staff.manage',
      summary: 'Take a role away that nobody has',
      input: one,
      data: done,
      run: async ({ ctx, input }) => {
        await deleteRole({ ctx, input })
        return null
      },
    }),
    defineCall({
      method: 'post',
      path: '/staff',
      access: 'staff.manage',
      summary: 'Invite somebody: by mail, or with a link that is answered once where no mail server is set',
      input: inviteStaffInputSchema,
      data: invitationSchema,
      run: async ({ ctx, input }) => {
        if (hasMailServer) return { ...(await inviteByMail({ ctx, input })), link: null }
        const link = await inviteStaff({ ctx, input })
        return { staff_id: link.staff_id, link }
      },
    }),
    defineCall({
      method: 'post',
      path: '/staff/{id}/invite',
      access: 'staff.manage',
      summary: 'Send or answer another invitation; earlier links stop working',
      input: one,
      data: invitationSchema,
      run: ({ ctx, input }) => inviteAgain({ ctx, input: { staffId: input.id, byMail: hasMailServer } }),
    }),
    defineCall({
      method: 'post',
      path: '/staff/{id}/withdraw',
      access: 'staff.manage',
      summary: 'Take an invitation back that nobody has used',
      input: one,
      data: done,
      run: async ({ ctx, input }) => {
        await withdrawInvitation({ ctx, input: { staffId: input.id } })
        return null
      },
    }),
    defineCall({
      method: 'post',
      path: '/staff/{id}/link',
      access: 'staff.manage',
      summary: 'Start somebody’s access anew',
      input: one,
      data: staffLinkSchema,
      run: ({ ctx, input }) => renewAccess({ ctx, input: { staffId: input.id } }),
    }),
    defineCall({
      method: 'get',
      path: '/staff/{id}/leads',
      access: 'staff.manage',
      summary: 'How many open leads somebody owns',
      input: one,
      data: ownedLeadsSchema,
      run: ({ ctx, input }) => countLeadsOf({ ctx, input }),
    }),
    defineCall({
      method: 'get',
      path: '/roles/{id}/leads',
      access: 'staff.manage',
      summary: 'How many open leads the people of a role own together',
      input: one,
      data: ownedLeadsSchema,
      run: ({ ctx, input }) => countLeadsOfRole({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/staff/{id}/role',
      access: 'staff.manage',
      summary: 'Give somebody another role, and hand over their open leads where it may not answer any',
      input: one.extend(staffRoleInputSchema.shape),
      data: done,
      run: async ({ ctx, input }) => {
        const { id: staffId, ...given } = input
        await changeRole({ ctx, input: { staffId, ...given } })
        return null
      },
    }),
    defineCall({
      method: 'post',
      path: '/staff/{id}/disable',
      access: 'staff.manage',
      summary: 'Shut somebody out, and hand over their open leads',
      input: one.extend(disableStaffInputSchema.shape),
      data: done,
      run: async ({ ctx, input }) => {
        await shutOut({ ctx, input: { staffId: input.id, hand_over: input.hand_over } })
        return null
      },
    }),
    defineCall({
      method: 'post',
      path: '/staff/{id}/enable',
      access: 'staff.manage',
      summary: 'Let somebody in again',
      input: one,
      data: done,
      run: async ({ ctx, input }) => {
        await enableStaff({ ctx, input: { staffId: input.id } })
        return null
      },
    }),
  ]
}

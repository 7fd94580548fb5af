import { z } from 'zod'
import {
  blockMemberInputSchema,
  clubMemberPageSchema,
  clubMemberSchema,
  endVoucherInputSchema,
  giveVoucherInputSchema,
  listClubMembersInputSchema,
  setMemberLevelInputSchema,
} from '#contract/club-member.ts'
import { blockMember, endVoucher, findClubMember, giveVoucher, helpMember, listClubMembers, removeMember, setMemberLevel } from '#core/domain/member/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const voucherOfOne = one.extend({ voucher: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** Members of the club and their vouchers. A search goes by POST: what people are looked for by stands in no log of addresses. */
export const MEMBER_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'post',
    path: '/members/search',
    access: 'member.read',
    summary: 'Members of the club, the newest first',
    input: listClubMembersInputSchema,
    data: clubMemberPageSchema,
    run: ({ ctx, input }) => listClubMembers({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/members/{id}',
    access: 'member.read',
    summary: 'A member with level, vouchers, saved cars and enquiries',
    input: one,
    data: clubMemberSchema,
    run: ({ ctx, input }) => findClubMember({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/members/{id}/level',
    access: 'member.write',
    summary: 'Raise a member to a level, which gives its voucher once, or take it away',
    input: one.extend(setMemberLevelInputSchema.shape),
    data: clubMemberSchema,
    run: ({ ctx, input }) => setMemberLevel({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/members/{id}/block',
    access: 'member.write',
    summary: 'Shut a member out, which ends every session, or let them in again',
    input: one.extend(blockMemberInputSchema.shape),
    data: clubMemberSchema,
    run: ({ ctx, input }) => blockMember({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/members/{id}/help',
    access: 'member.write',
    summary: 'Send the link that confirms the address; to a confirmed one, the link to a new password',
    input: one,
    data: clubMemberSchema,
    run: ({ ctx, input }) => helpMember({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/members/{id}/delete',
    access: 'member.delete',
    summary: 'Delete an account with all that hangs on it; enquiries stay',
    input: one,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await removeMember({ ctx, input })
      return null
    },
  }),
  defineCall({
    method: 'post',
    path: '/members/{id}/vouchers',
    access: 'member.write',
    summary: 'Give a member a voucher for one use',
    input: one.extend(giveVoucherInputSchema.shape),
    data: clubMemberSchema,
    run: ({ ctx, input }) => giveVoucher({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/members/{id}/vouchers/{voucher}/end',
    access: 'member.write',
    summary: 'Write down that a voucher was used, or take it back; `conflict` where it is worth nothing any more',
    input: voucherOfOne.extend(endVoucherInputSchema.shape),
    data: clubMemberSchema,
    run: ({ ctx, input: { id, voucher, how } }) => endVoucher({ ctx, input: { id, voucherId: voucher, how } }),
  }),
]

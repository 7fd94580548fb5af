import { z } from 'zod'
import { GIVEN_VOUCHER_STATES, MEMBER_STATES, VOUCHER_MOST } from './member-values.ts'

/** A member of the club as staff see them. */
export const clubMemberRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  mail: z.string(),
  mobile: z.string().nullable(),
  country_iso2: z.string().nullable(),
  level_key: z.string().nullable(),
  level: z.string().nullable(),
  state: z.enum(MEMBER_STATES),
  created_at: z.string(),
})
export type ClubMemberRow = z.infer<typeof clubMemberRowSchema>
export const clubMemberPageSchema = z.object({ list: z.array(clubMemberRowSchema), total: z.number().int() })
export type ClubMemberPage = z.infer<typeof clubMemberPageSchema>

/** `word`: of name, address or number, or the whole code of a voucher. */
export const listClubMembersInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  state: z.enum(MEMBER_STATES).optional(),
  level_key: z.string().max(60).optional(),
  page: z.number().int().min(1).max(100_000).default(1),
  page_size: z.number().int().min(1).max(100).default(25),
})
export type ListClubMembersInput = z.infer<typeof listClubMembersInputSchema>

/** `is_by_hand`: given by staff, not by the level. */
export const givenVoucherSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  amount_usd_cents: z.number().int().nullable(),
  percent: z.number().int().nullable(),
  state: z.enum(GIVEN_VOUCHER_STATES),
  is_by_hand: z.boolean(),
  valid_until: z.string().nullable(),
  used_at: z.string().nullable(),
  voided_at: z.string().nullable(),
})
export type GivenVoucher = z.infer<typeof givenVoucherSchema>

export const clubMemberSchema = clubMemberRowSchema.extend({
  whatsapp: z.string().nullable(),
  locale: z.string(),
  mail_verified_at: z.string().nullable(),
  disabled_at: z.string().nullable(),
  favorites: z.array(z.string()),
  vouchers: z.array(givenVoucherSchema),
  enquiries: z.array(z.object({ id: z.number().int(), reference: z.string(), status: z.string(), created_at: z.string() })),
  levels: z.array(z.object({ level_key: z.string(), name: z.string() })),
})
export type ClubMember = z.infer<typeof clubMemberSchema>

/** Null: none. */
export const setMemberLevelInputSchema = z.strictObject({ level_key: z.string().max(60).nullable() })
export const blockMemberInputSchema = z.strictObject({ is_blocked: z.boolean() })

/** A discount of an amount or of a share, for one use within so many days. */
export const giveVoucherInputSchema = z
  .strictObject({
    amount_usd_cents: z.number('a_number').int('a_number').min(100, 'too_small').max(10_000_000, 'too_big').nullable(),
    percent: z.number('a_number').int('whole_number').min(1, 'too_small').max(VOUCHER_MOST.percent, 'too_big').nullable(),
    valid_days: z.number('whole_number').int('whole_number').min(1, 'too_small').max(VOUCHER_MOST.days, 'too_big'),
  })
  .refine(({ amount_usd_cents: amount, percent }) => (amount === null) !== (percent === null), { path: ['percent'], error: 'required' })
export type GiveVoucherInput = z.infer<typeof giveVoucherInputSchema>

/** `use`: it was set off against an order; `void`: it is worth nothing any more. */
export const endVoucherInputSchema = z.strictObject({ how: z.enum(['use', 'void']) })

import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { VoucherState } from '#contract/member-values.ts'
import type { MemberVoucher } from '#contract/member.ts'
import { voucher } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readAccount, requireMember } from './account.ts'

/** The member's vouchers: what can be used first, soonest end first, then the others, newest first. Errors: `token_invalid`. */
export async function listMemberVouchers({ ctx }: { ctx: Ctx }): Promise<MemberVoucher[]> {
  const memberId = requireMember(ctx)
  await readAccount(ctx.db, memberId)
  const now = ctx.ports.clock.now()
  const rows = await ctx.db
    .select({
      code: voucher.code,
      amountUsdCents: voucher.amountUsdCents,
      percent: voucher.percent,
      validUntil: voucher.validUntil,
      usedAt: voucher.usedAt,
    })
    .from(voucher)
    .where(and(eq(voucher.memberId, memberId), lte(voucher.validFrom, now), isNull(voucher.voidedAt)))
    .orderBy(desc(voucher.id))
  const vouchers = rows.map((row) => toVoucher(row, now))
  const active = vouchers.filter(({ state }) => state === 'active').toSorted((a, b) => endOf(a) - endOf(b))
  return [...active, ...vouchers.filter(({ state }) => state !== 'active')]
}

type VoucherRow = { code: string; amountUsdCents: number | null; percent: number | null; validUntil: Date | null; usedAt: Date | null }

function toVoucher(row: VoucherRow, now: Date): MemberVoucher {
  return {
    code: row.code,
    amount_usd_cents: row.amountUsdCents,
    percent: row.percent,
    state: stateOf(row, now),
    is_single_use: true,
    valid_until: row.validUntil?.toISOString() ?? null,
    used_at: row.usedAt?.toISOString() ?? null,
  }
}

export function stateOf(row: VoucherRow, now: Date): VoucherState {
  if (row.usedAt !== null) return 'used'
  return row.validUntil !== null && row.validUntil <= now ? 'expired' : 'active'
}

function endOf({ valid_until }: MemberVoucher): number {
  return valid_until === null ? Number.POSITIVE_INFINITY : Date.parse(valid_until)
}

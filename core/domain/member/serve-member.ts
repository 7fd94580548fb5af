import { eq } from 'drizzle-orm'
import { giveVoucherInputSchema, type ClubMember, type GiveVoucherInput } from '#contract/club-member.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { member, memberLevel, voucher } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { findClubMember } from './club-members.ts'
import { grantLevelVoucher, newVoucherCode } from './grant-voucher.ts'
import { stateOf } from './list-vouchers.ts'
import { queueMail } from './queue-mail.ts'
import { endTokensOf } from './session.ts'

const DAY_MS = 86_400_000

/** Raises a member to a level, or takes theirs away; with a level comes its voucher, once. Permission `member.write`. Errors: `forbidden`, `not_found`, `validation_failed`. */
export async function setMemberLevel({ ctx, input }: { ctx: Ctx; input: { id: number; level_key: string | null } }): Promise<ClubMember> {
  requirePermission(ctx, 'member.write')
  await ctx.db.transaction(async (tx) => {
    const row = await lockMember(tx, input.id)
    const levels = await tx.select({ id: memberLevel.id, key: memberLevel.levelKey }).from(memberLevel)
    const level = input.level_key === null ? null : levels.find(({ key }) => key === input.level_key)
    if (level === undefined) throw new AppError('validation_failed', { issues: [{ path: 'level_key', key: 'invalid_value' }] })
    const levelId = level?.id ?? null
    if (row.levelId === levelId) return
    const now = ctx.ports.clock.now()
    await tx.update(member).set({ levelId, updatedAt: now }).where(eq(member.id, row.id))
    if (row.mailVerifiedAt !== null) await grantLevelVoucher(tx, { memberId: row.id, levelId, now })
    const before = levels.find(({ id }) => id === row.levelId)?.key ?? null
    await tell(tx, ctx, 'level_set', row.id, { before, after: input.level_key })
  })
  return answer(ctx, input.id)
}

/** Shuts a member out, which ends every session of theirs, or lets them in again. Permission `member.write`. Errors: `forbidden`, `not_found`. */
export async function blockMember({ ctx, input }: { ctx: Ctx; input: { id: number; is_blocked: boolean } }): Promise<ClubMember> {
  requirePermission(ctx, 'member.write')
  await ctx.db.transaction(async (tx) => {
    const row = await lockMember(tx, input.id)
    if ((row.disabledAt !== null) === input.is_blocked) return
    const now = ctx.ports.clock.now()
    await tx
      .update(member)
      .set({ disabledAt: input.is_blocked ? now : null, updatedAt: now })
      .where(eq(member.id, row.id))
    if (input.is_blocked) await endTokensOf(tx, { memberId: row.id })
    await tell(tx, ctx, input.is_blocked ? 'blocked' : 'unblocked', row.id, {})
  })
  return answer(ctx, input.id)
}

/**
 * Helps a member who cannot get in: sends the link that confirms the address once more, to a confirmed one the link to a new password.
 * Permission `member.write`. Errors: `forbidden`, `not_found`, `conflict` where the member is shut out.
 */
export async function helpMember({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<ClubMember> {
  requirePermission(ctx, 'member.write')
  await ctx.db.transaction(async (tx) => {
    const row = await lockMember(tx, input.id)
    if (row.disabledAt !== null) throw new AppError('conflict')
    const kind = row.mailVerifiedAt === null ? 'verify' : 'reset'
    await queueMail(tx, ctx, { kind, memberId: kind === 'verify' ? row.id : null, address: row.mail, name: row.name, locale: row.locale })
    await tell(tx, ctx, 'helped', row.id, { mail: kind })
  })
  return answer(ctx, input.id)
}

/** Deletes a member's account with all that hangs on it, as they could themselves; enquiries stay. Permission `member.delete`. Errors: `forbidden`, `not_found`. */
export async function removeMember({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  requirePermission(ctx, 'member.delete')
  await ctx.db.transaction(async (tx) => {
    const row = await lockMember(tx, input.id)
    await tx.delete(member).where(eq(member.id, row.id))
    await tell(tx, ctx, 'deleted', row.id, {})
    if (row.mailVerifiedAt !== null) await queueMail(tx, ctx, { kind: 'deleted', memberId: null, address: row.mail, name: row.name, locale: row.locale })
  })
}

/** Gives a member a voucher by hand. Permission `member.write`. Errors: `forbidden`, `not_found`, `validation_failed`. */
export async function giveVoucher({ ctx, input }: { ctx: Ctx; input: { id: number } & GiveVoucherInput }): Promise<ClubMember> {
  requirePermission(ctx, 'member.write')
  const { id, ...sent } = input
  const { amount_usd_cents: amountUsdCents, percent, valid_days: days } = readInput(giveVoucherInputSchema, sent)
  await ctx.db.transaction(async (tx) => {
    const row = await lockMember(tx, id)
    const now = ctx.ports.clock.now()
    const values = {
      code: newVoucherCode(),
      memberId: row.id,
      amountUsdCents,
      percent,
      validFrom: now,
      validUntil: new Date(now.getTime() + days * DAY_MS),
      createdAt: now,
    }
    const [given] = await tx.insert(voucher).values(values).returning({ id: voucher.id })
    await tell(tx, ctx, 'voucher_given', row.id, { voucher: given?.id ?? null, amount_usd_cents: amountUsdCents, percent, valid_days: days })
  })
  return answer(ctx, id)
}

/** Writes down that a voucher was used, or takes it back. Permission `member.write`. Errors: `forbidden`, `not_found`, `conflict` where it is worth nothing any more. */
export async function endVoucher({ ctx, input }: { ctx: Ctx; input: { id: number; voucherId: number; how: 'use' | 'void' } }): Promise<ClubMember> {
  requirePermission(ctx, 'member.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(voucher).where(eq(voucher.id, input.voucherId)).for('update')
    if (row?.memberId !== input.id) throw new AppError('not_found')
    const now = ctx.ports.clock.now()
    if (row.voidedAt !== null || stateOf(row, now) !== 'active') throw new AppError('conflict')
    await tx
      .update(voucher)
      .set(input.how === 'use' ? { usedAt: now } : { voidedAt: now })
      .where(eq(voucher.id, row.id))
    await tell(tx, ctx, input.how === 'use' ? 'voucher_used' : 'voucher_voided', input.id, { voucher: row.id })
  })
  return answer(ctx, input.id)
}

async function lockMember(tx: Tx, id: number): Promise<typeof member.$inferSelect> {
  const [row] = await tx.select().from(member).where(eq(member.id, id)).for('update')
  if (row === undefined) throw new AppError('not_found')
  return row
}

function tell(tx: Tx, ctx: Ctx, what: string, memberId: number, detail: Record<string, unknown>): Promise<void> {
  return writeAudit(tx, { ctx, action: `member.${what}`, subjectKind: 'member', subjectId: memberId, detail })
}

/** Who may change a member may see what became of it. */
function answer(ctx: Ctx, id: number): Promise<ClubMember> {
  return findClubMember({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { memberLevel, voucher } from '#core/db/schema/index.ts'
import { readLevelTerms } from './level-terms.ts'

/** Without O, 0, I and 1, to be read over the telephone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4
const DAY_MS = 86_400_000

/** Gives a member the voucher of their level, once for each level; a level without one gives nothing. */
export async function grantLevelVoucher(tx: Tx, input: { memberId: number; levelId: number | null; now: Date }): Promise<void> {
  if (input.levelId === null) return
  const [level] = await tx.select({ levelKey: memberLevel.levelKey, terms: memberLevel.terms }).from(memberLevel).where(eq(memberLevel.id, input.levelId))
  const given = level ? readLevelTerms(level.terms).voucher : null
  if (!level || given === null) return
  await tx
    .insert(voucher)
    .values({
      code: newVoucherCode(),
      memberId: input.memberId,
      levelId: input.levelId,
      grantKey: `level:${level.levelKey}`,
      amountUsdCents: given.amount_usd_cents,
      percent: given.percent,
      validFrom: input.now,
      validUntil: new Date(input.now.getTime() + given.valid_days * DAY_MS),
      createdAt: input.now,
    })
    .onConflictDoNothing({ target: [voucher.memberId, voucher.grantKey] })
}

/** `K7Q2-9MXF-B3TD`: 60 bits, so that none is guessed. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

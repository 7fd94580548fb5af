import { createHash, randomInt } from 'node:crypto'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { RECOVERY_CODES } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { staffRecoveryCode } from '#core/db/schema/index.ts'

/** Crockford's base32: no letter that looks like a digit, and no U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** New codes in place of all that there were: 80 bits each, `ABCD-EFGH-JKMN-PQRS`. */
export async function replaceRecoveryCodes(tx: Tx, { staffId, now }: { staffId: number; now: Date }): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''))
  await dropRecoveryCodes(tx, staffId)
  await tx.insert(staffRecoveryCode).values(codes.map((code) => ({ staffId, codeHash: hashOf(staffId, code), createdAt: now })))
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

export async function dropRecoveryCodes(tx: Tx, staffId: number): Promise<void> {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId))
}

/** Uses a code up; false where the person has no such code or it was used before. */
export async function takeRecoveryCode(tx: Tx, { staffId, code, now }: { staffId: number; code: string; now: Date }): Promise<boolean> {
  const taken = await tx
    .update(staffRecoveryCode)
    .set({ usedAt: now })
    .where(and(eq(staffRecoveryCode.staffId, staffId), eq(staffRecoveryCode.codeHash, hashOf(staffId, code)), isNull(staffRecoveryCode.usedAt)))
    .returning({ id: staffRecoveryCode.id })
  return taken.length > 0
}

/** How many can still be used, and when they were made; null where there are none. */
export async function countRecoveryCodes(tx: Tx, staffId: number): Promise<{ left: number; madeAt: Date | null }> {
  const isTheirs = eq(staffRecoveryCode.staffId, staffId)
  const [left] = await tx
    .select({ count: count() })
    .from(staffRecoveryCode)
    .where(and(isTheirs, isNull(staffRecoveryCode.usedAt)))
  const [newest] = await tx.select({ at: staffRecoveryCode.createdAt }).from(staffRecoveryCode).where(isTheirs).orderBy(desc(staffRecoveryCode.id)).limit(1)
  return { left: left?.count ?? 0, madeAt: newest?.at ?? null }
}

// Fast on purpose: 80 random bits cannot be guessed. Bound to the person, so that nobody's row helps with another's.
function hashOf(staffId: number, code: string): Buffer {
  return createHash('sha256').update(`${staffId}:${code}`).digest()
}

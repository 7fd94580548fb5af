import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { idempotencyKey } from '#core/db/schema/index.ts'

/** Seven days, because a phone may be offline for days (R10.10). */
export const KEY_LIFETIME_MS = 7 * 24 * 3600_000

export type KeyClaim<Answer> = {
  /** Of the verb and its caller (`nameClaim`), so that one call never meets another's answer. */
  scope: string
  key: string
  payloadHash: string
  answer: Answer
  now: Date
  lifetimeMs: number
}

/**
 * Takes a key inside the transaction of the write and leaves the answer with it. The unique index decides: of two at once the second
 * waits for the first to end. Answers null if the key is now ours, else the answer stored before.
 * Throws `idempotency_mismatch` (same key, other payload). A rolled back transaction leaves nothing, so failures are never stored.
 */
export async function claimKey<Answer extends Record<string, unknown>>(tx: Tx, claim: KeyClaim<Answer>): Promise<Answer | null> {
  const values = {
    payloadHash: claim.payloadHash,
    answer: claim.answer,
    createdAt: claim.now,
    expiresAt: new Date(claim.now.getTime() + claim.lifetimeMs),
  }
  const taken = await tx
    .insert(idempotencyKey)
    .values({ scope: claim.scope, key: claim.key, ...values })
    .onConflictDoUpdate({
      target: [idempotencyKey.scope, idempotencyKey.key],
      set: values,
      setWhere: lte(idempotencyKey.expiresAt, claim.now),
    })
    .returning({ id: idempotencyKey.id })
  return taken.length > 0 ? null : readStoredAnswer<Answer>(tx, claim)
}

/** SHA-256 of the values in the order of their names, hex: tells payloads apart without keeping them. */
export function fingerprint(values: Record<string, unknown>): string {
  const ordered = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}

async function readStoredAnswer<Answer>(tx: Tx, claim: { scope: string; key: string; payloadHash: string }): Promise<Answer> {
  const [stored] = await tx
    .select({ payloadHash: idempotencyKey.payloadHash, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.scope, claim.scope), eq(idempotencyKey.key, claim.key)))
  if (!stored) throw new AppError('idempotency_in_progress', { retryAfterSeconds: 1 })
  if (stored.payloadHash !== claim.payloadHash) throw new AppError('idempotency_mismatch')
  return stored.answer as Answer
}

import { inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { loginAttempt } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { waitSeconds, type Limit } from './limit.ts'

/**
 * Counts a guess before it is checked, so that many at once cannot slip through together. Throws `rate_limited` with the seconds to wait
 * where a bucket is closed; a refused guess counts nowhere, so nobody can hold an account shut by knocking.
 */
export async function reserveAttempt(ctx: Pick<Ctx, 'db' | 'ports'>, limits: readonly Limit[]): Promise<void> {
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    const counts = await lockBuckets(tx, limits, now)
    const waits = limits.map((limit) => secondsLeft(limit, counts.get(limit.bucket) ?? null, now))
    const longest = Math.max(...waits)
    if (longest > 0) throw new AppError('rate_limited', { retryAfterSeconds: longest })
    for (const limit of limits) await charge(tx, limit, counts.get(limit.bucket) ?? null, now)
  })
}

/** Forgets the failures of the person who proved to be right; a shared address only gets this one guess back. */
export async function forgiveAttempts(tx: Tx, limits: readonly Limit[]): Promise<void> {
  const own = limits.filter((limit) => !limit.bucket.includes('-ip:')).map((limit) => limit.bucket)
  await tx.update(loginAttempt).set({ failures: 0 }).where(inArray(loginAttempt.bucket, own))
  await returnAttempt(
    tx,
    limits.filter((limit) => limit.bucket.includes('-ip:')),
  )
}

/** Takes one guess back that was never answered. */
export async function returnAttempt(tx: Tx, limits: readonly Limit[]): Promise<void> {
  const buckets = limits.map((limit) => limit.bucket)
  if (buckets.length === 0) return
  await tx
    .update(loginAttempt)
    .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
    .where(inArray(loginAttempt.bucket, buckets))
}

/** Drops buckets that nobody failed in for two days, the longest memory being one. */
export async function purgeAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(loginAttempt).where(lt(loginAttempt.lastFailureAt, new Date(now.getTime() - 2 * 86_400_000)))
}

type Count = { failures: number; lastFailureAt: Date }

// Rows are made first and locked in the order of their names: two guesses at once wait for each other and never in a circle.
async function lockBuckets(tx: Tx, limits: readonly Limit[], now: Date): Promise<Map<string, Count>> {
  const buckets = limits.map((limit) => limit.bucket).toSorted()
  await tx
    .insert(loginAttempt)
    .values(buckets.map((bucket) => ({ bucket, failures: 0, lastFailureAt: now })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ bucket: loginAttempt.bucket, failures: loginAttempt.failures, lastFailureAt: loginAttempt.lastFailureAt })
    .from(loginAttempt)
    .where(inArray(loginAttempt.bucket, buckets))
    .orderBy(loginAttempt.bucket)
    .for('update')
  return new Map(rows.map((row) => [row.bucket, row]))
}

function secondsLeft(limit: Limit, count: Count | null, now: Date): number {
  if (count === null) return 0
  // A clock that is set back, or another process's, must not make anybody wait longer.
  const age = Math.max(0, now.getTime() - count.lastFailureAt.getTime()) / 1000
  return age >= limit.forgetSeconds ? 0 : Math.max(0, Math.ceil(waitSeconds(limit, count.failures) - age))
}

async function charge(tx: Tx, limit: Limit, count: Count | null, now: Date): Promise<void> {
  const isForgotten = count === null || now.getTime() - count.lastFailureAt.getTime() >= limit.forgetSeconds * 1000
  const failures = isForgotten ? 1 : count.failures + 1
  await tx
    .update(loginAttempt)
    .set({ failures, lastFailureAt: now })
    .where(sql`${loginAttempt.bucket} = ${limit.bucket}`)
}

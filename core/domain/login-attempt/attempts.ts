import { inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { loginAttempt } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { waitSeconds, type Limit } from './limit.ts'

/**
 * Counts a guess before it is checked, so that many at once cannot slip through together. Throws `rate_limited` with the seconds to wait
 * where a bucket of `limits` is closed; a refused guess counts nowhere, so nobody can hold an account shut by knocking.
 * `targets`: what the guess is compared with, each for itself. Answers those that are open, where it counts too; behind the others nothing may be compared.
 */
export async function reserveAttempt(ctx: AttemptCtx, limits: readonly Limit[], targets: readonly Limit[] = []): Promise<readonly Limit[]> {
  const { wait, open } = await countIfOpen(ctx, limits, targets)
  if (wait > 0) throw new AppError('rate_limited', { retryAfterSeconds: wait })
  return open
}

/** The same where nobody is told of a refusal: null then. */
export async function tryAttempt(ctx: AttemptCtx, limits: readonly Limit[], targets: readonly Limit[] = []): Promise<readonly Limit[] | null> {
  const { wait, open } = await countIfOpen(ctx, limits, targets)
  return wait > 0 ? null : open
}

/** Forgets the failures of the person who proved to be right; a shared bucket only gets this one guess back. */
export async function forgiveAttempts(tx: Tx, limits: readonly Limit[]): Promise<void> {
  await lockInOrder(
    tx,
    limits.map(({ bucket }) => bucket),
  )
  const own = limits.filter(({ isShared }) => !isShared).map(({ bucket }) => bucket)
  if (own.length > 0) await tx.update(loginAttempt).set({ failures: 0 }).where(inArray(loginAttempt.bucket, own))
  await takeBack(
    tx,
    limits.filter(({ isShared }) => isShared),
  )
}

/** What a guess was counted for. Where it fails without an answer, too many hashes waiting for example, the guess is taken back. */
export async function returnOnFailure<Result>(ctx: AttemptCtx, limits: readonly Limit[], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await ctx.db.transaction(async (tx) => {
      await lockInOrder(
        tx,
        limits.map(({ bucket }) => bucket),
      )
      await takeBack(tx, limits)
    })
    throw error
  }
}

/** Drops buckets that nobody failed in for two days, the longest memory being one. */
export async function purgeAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(loginAttempt).where(lt(loginAttempt.lastFailureAt, new Date(now.getTime() - 2 * 86_400_000)))
}

type AttemptCtx = { db: Tx; ports: Pick<Ctx['ports'], 'clock'> }
type Count = { failures: number; lastFailureAt: Date }

async function countIfOpen(ctx: AttemptCtx, limits: readonly Limit[], targets: readonly Limit[]): Promise<{ wait: number; open: readonly Limit[] }> {
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const counts = await lockBuckets(tx, [...limits, ...targets], now)
    const waitOf = (limit: Limit) => secondsLeft(limit, counts.get(limit.bucket) ?? null, now)
    const wait = Math.max(0, ...limits.map(waitOf))
    if (wait > 0) return { wait, open: [] }
    const open = targets.filter((target) => waitOf(target) === 0)
    for (const limit of [...limits, ...open]) await charge(tx, limit, counts.get(limit.bucket) ?? null, now)
    return { wait, open }
  })
}

// Rows are made before they are locked, both in the order of their names.
async function lockBuckets(tx: Tx, limits: readonly Limit[], now: Date): Promise<Map<string, Count>> {
  const buckets = limits.map((limit) => limit.bucket).toSorted()
  await tx
    .insert(loginAttempt)
    .values(buckets.map((bucket) => ({ bucket, failures: 0, lastFailureAt: now })))
    .onConflictDoNothing()
  return new Map((await lockInOrder(tx, buckets)).map((row) => [row.bucket, row]))
}

// In one order everywhere: two guesses at once wait for each other, and never in a circle.
async function lockInOrder(tx: Tx, buckets: readonly string[]): Promise<(Count & { bucket: string })[]> {
  if (buckets.length === 0) return []
  return tx
    .select({ bucket: loginAttempt.bucket, failures: loginAttempt.failures, lastFailureAt: loginAttempt.lastFailureAt })
    .from(loginAttempt)
    .where(inArray(loginAttempt.bucket, [...buckets]))
    .orderBy(loginAttempt.bucket)
    .for('update')
}

async function takeBack(tx: Tx, limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return
  await tx
    .update(loginAttempt)
    .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
    .where(
      inArray(
        loginAttempt.bucket,
        limits.map(({ bucket }) => bucket),
      ),
    )
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

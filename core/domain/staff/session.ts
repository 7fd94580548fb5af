import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { SessionStage } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { staffSession } from '#core/db/schema/index.ts'
import { hashToken, newToken } from './token.ts'

/** 30 minutes without a person's doing, 8 hours in all; 10 minutes to give the second factor (R16.2). */
export const IDLE_MS = 30 * 60_000
const FULL_MS = 8 * 3_600_000
const PENDING_MS = 10 * 60_000

/** `token` goes into the cookie and is kept nowhere. */
export type StartedSession = { token: string; stage: SessionStage; lifeSeconds: number }

/** Opens a session with a token of its own; called at every change of stage, so that no token outlives what it proved. */
export async function openSession(tx: Tx, input: { staffId: number; stage: SessionStage; now: Date }): Promise<StartedSession> {
  const token = newToken()
  const life = input.stage === 'full' ? FULL_MS : PENDING_MS
  await tx.insert(staffSession).values({
    staffId: input.staffId,
    tokenHash: hashToken(token),
    stage: input.stage,
    createdAt: input.now,
    lastSeenAt: input.now,
    expiresAt: new Date(input.now.getTime() + life),
  })
  return { token, stage: input.stage, lifeSeconds: life / 1000 }
}

/** Ends one session; false where it had ended already. */
export async function endSession(tx: Tx, sessionId: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(staffSession)
    .set({ revokedAt: now })
    .where(and(eq(staffSession.id, sessionId), isNull(staffSession.revokedAt)))
    .returning({ id: staffSession.id })
  return ended.length > 0
}

/** Ends every session of a person, but for `keep`. */
export async function endSessionsOf(tx: Tx, input: { staffId: number; now: Date; keep?: number; stage?: SessionStage }): Promise<void> {
  await tx
    .update(staffSession)
    .set({ revokedAt: input.now })
    .where(
      and(
        eq(staffSession.staffId, input.staffId),
        isNull(staffSession.revokedAt),
        input.keep === undefined ? undefined : ne(staffSession.id, input.keep),
        input.stage === undefined ? undefined : eq(staffSession.stage, input.stage),
      ),
    )
}

/** Drops sessions that ended a month ago; the audit log keeps who was here. */
export async function purgeSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(staffSession).where(and(lt(staffSession.expiresAt, sql`${now.toISOString()}::timestamptz - interval '30 days'`)))
}

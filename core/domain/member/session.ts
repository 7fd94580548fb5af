import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { member, memberToken } from '#core/db/schema/index.ts'
import { hashToken, newToken } from './token.ts'

const DAY_MS = 86_400_000
/** 30 days without a visit, 180 days in all (R12.4). */
const IDLE_MS = 30 * DAY_MS
const FULL_MS = 180 * DAY_MS
/** Writing every request would cost a row version each; a day is exact enough for thirty. */
const TOUCH_MS = DAY_MS

/** A session that began, and the proof by which this browser is known at its next login; each is answered once and kept nowhere. */
export type OpenedSession = { token: string; deviceProof: string }

/** Opens a session; the token is answered once and kept nowhere. */
export async function openSession(tx: Tx, input: { memberId: number; now: Date }): Promise<string> {
  const token = newToken()
  const { memberId, now } = input
  const expiresAt = new Date(now.getTime() + IDLE_MS)
  await tx
    .insert(memberToken)
    .values({ kind: 'member_session', memberId, tokenHash: hashToken('member_session', token), createdAt: now, lastUsedAt: now, expiresAt })
  return token
}

/** The member behind a token; null where it is unknown, ended or too old, or its holder disabled. A visit prolongs it. */
export async function useSession(tx: Tx, input: { token: string; now: Date }): Promise<number | null> {
  const { now } = input
  const [row] = await tx
    .select({ id: memberToken.id, memberId: memberToken.memberId, createdAt: memberToken.createdAt, lastUsedAt: memberToken.lastUsedAt })
    .from(memberToken)
    .innerJoin(member, eq(member.id, memberToken.memberId))
    .where(and(isOpen(input.token), gt(memberToken.expiresAt, now), isNull(member.disabledAt)))
  if (!row) return null
  if (now.getTime() - (row.lastUsedAt ?? row.createdAt).getTime() >= TOUCH_MS) {
    const expiresAt = new Date(Math.min(now.getTime() + IDLE_MS, row.createdAt.getTime() + FULL_MS))
    await tx.update(memberToken).set({ lastUsedAt: now, expiresAt }).where(eq(memberToken.id, row.id))
  }
  return row.memberId
}

/** Ends one session, whoever's it is. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(memberToken).where(isOpen(token))
}

/** Ends every session and every link of a member, but for the session `keep`. */
export async function endTokensOf(tx: Tx, input: { memberId: number; keep?: string | null }): Promise<void> {
  const kept = input.keep ? ne(memberToken.tokenHash, hashToken('member_session', input.keep)) : undefined
  await tx.delete(memberToken).where(and(eq(memberToken.memberId, input.memberId), kept))
}

function isOpen(token: string) {
  return and(eq(memberToken.kind, sql.raw("'member_session'")), eq(memberToken.tokenHash, hashToken('member_session', token)), isNull(memberToken.revokedAt))
}

import { and, eq, gt, inArray } from 'drizzle-orm'
import { RESET_MINUTES } from '#contract/member-values.ts'
import { VERIFY_HOURS } from '#contract/member.ts'
import type { Tx } from '#core/db/client.ts'
import { memberToken } from '#core/db/schema/index.ts'
import { hashToken, newToken, type TokenKind } from './token.ts'

export type LinkKind = Exclude<TokenKind, 'member_session'>

const LIFE_MS: Record<LinkKind, number> = {
  password_reset: RESET_MINUTES * 60_000,
  mail_verify: VERIFY_HOURS * 3_600_000,
  mail_change: VERIFY_HOURS * 3_600_000,
}

/** `mail`: the address that the link was sent to. `isUsed`: it has done its work already. */
export type FoundLink = { id: number; kind: LinkKind; memberId: number; mail: string; isUsed: boolean }

/** Makes the code of a link to `mail`. Older links stay: mails arrive out of order. */
export async function issueLink(tx: Tx, input: { kind: LinkKind; memberId: number; mail: string; now: Date }): Promise<string> {
  const { kind, memberId, mail, now } = input
  const code = newToken()
  const expiresAt = new Date(now.getTime() + LIFE_MS[kind])
  await tx.insert(memberToken).values({ kind, memberId, tokenHash: hashToken(kind, code), payload: { mail }, createdAt: now, expiresAt })
  return code
}

/** Looks a link up without using it; null where it is unknown or too old. */
export async function findLink(tx: Tx, input: { kinds: readonly LinkKind[]; code: string; now: Date }): Promise<FoundLink | null> {
  const hashes = input.kinds.map((kind) => hashToken(kind, input.code))
  const [row] = await tx
    .select({ id: memberToken.id, kind: memberToken.kind, memberId: memberToken.memberId, payload: memberToken.payload, revokedAt: memberToken.revokedAt })
    .from(memberToken)
    .where(and(inArray(memberToken.tokenHash, hashes), inArray(memberToken.kind, [...input.kinds]), gt(memberToken.expiresAt, input.now)))
  const mail = row?.payload?.['mail']
  const kind = input.kinds.find((asked) => asked === row?.kind)
  if (!row || kind === undefined || row.memberId === null || typeof mail !== 'string') return null
  return { id: row.id, kind, memberId: row.memberId, mail, isUsed: row.revokedAt !== null }
}

/** Uses a link up; call with the account locked. */
export async function useLink(tx: Tx, link: FoundLink, now: Date): Promise<void> {
  await tx.update(memberToken).set({ revokedAt: now }).where(eq(memberToken.id, link.id))
}

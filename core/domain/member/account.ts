import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { member } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** What the verbs of this folder know of a member. Never leaves it. */
export type MemberAccount = {
  id: number
  mail: string
  name: string
  locale: string
  passwordHash: string
  levelId: number | null
  mailVerifiedAt: Date | null
}

export const ACCOUNT_COLUMNS = {
  id: member.id,
  mail: member.mail,
  name: member.name,
  locale: member.locale,
  passwordHash: member.passwordHash,
  levelId: member.levelId,
  mailVerifiedAt: member.mailVerifiedAt,
}

/** Id of the member who acts. Throws `token_invalid` for anybody else. */
export function requireMember(ctx: Pick<Ctx, 'actor'>): number {
  if (ctx.actor.kind === 'member') return ctx.actor.memberId
  throw new AppError('token_invalid')
}

/** The account of a member who may act; `token_invalid` where it was deleted or disabled meanwhile. */
export async function readAccount(tx: Tx, memberId: number): Promise<MemberAccount> {
  const [row] = await tx
    .select(ACCOUNT_COLUMNS)
    .from(member)
    .where(and(eq(member.id, memberId), isNull(member.disabledAt)))
  if (!row) throw new AppError('token_invalid')
  return row
}

/** The same, held until the transaction ends; null where it is gone. */
export async function lockAccount(tx: Tx, memberId: number): Promise<MemberAccount | null> {
  const [row] = await tx
    .select(ACCOUNT_COLUMNS)
    .from(member)
    .where(and(eq(member.id, memberId), isNull(member.disabledAt)))
    .for('update')
  return row ?? null
}

/** The context as the person who just proved to be this member, for the audit log. */
export function asMember(ctx: Ctx, memberId: number): Ctx {
  return { ...ctx, actor: { kind: 'member', memberId } }
}

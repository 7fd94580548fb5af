import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { MemberMailKind } from '#contract/member-values.ts'
import type { Tx } from '#core/db/client.ts'
import { member, memberMail } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { ACCOUNT_COLUMNS, type MemberAccount } from './account.ts'
import { issueLink, type LinkKind } from './link.ts'

/** `known`: the address has an account already; `code` then opens a new password. `verify`, `reset` and `mail_change` carry the code of their link. */
export type MemberMessage =
  | { kind: 'verify' | 'known' | 'reset' | 'mail_change'; code: string }
  | { kind: 'password_changed' | 'mail_changed' | 'deleted'; code: null }

/** A message ready to be worded. `mailKey`: left side of its Message-ID, the same over every try. */
export type PreparedMail = { mailKey: string; address: string; name: string; locale: string; message: MemberMessage }

type MailRow = { kind: MemberMailKind; memberId: number | null; address: string; name: string; locale: string; mailKey: string; createdAt: Date }

/**
 * What a waiting message says, now that it is sent, with a fresh code where it has a link. Null: nothing is to be sent, because the
 * message is gone or the address has no account. For the outbox only.
 */
export async function prepareMemberMail({ ctx, input }: { ctx: Ctx; input: { memberMailId: number } }): Promise<PreparedMail | null> {
  const row = await readMail(ctx.db, input.memberMailId)
  if (row === null) return null
  const isAskedFor = row.kind === 'verify' || row.kind === 'reset' || row.kind === 'mail_change'
  return ctx.db.transaction(async (tx) => {
    const addressee = await findAddressee(tx, row)
    const message = isAskedFor ? await linkMessage(tx, ctx, row, addressee) : noticeOf(row.kind)
    if (message === null) return null
    const isToOwner = addressee !== null && (message.kind === 'known' || message.kind === 'reset')
    // Whoever typed the address is not known to us: its owner is written to as the account spells it, in their own name and language.
    const { mail: address, name, locale } = isToOwner ? addressee : { ...row, mail: row.address }
    return { mailKey: row.mailKey, address, name, locale, message }
  })
}

/** Forgets a message that was sent, or never will be. */
export async function dropMemberMail({ ctx, input }: { ctx: Ctx; input: { memberMailId: number } }): Promise<void> {
  await ctx.db.delete(memberMail).where(eq(memberMail.id, input.memberMailId))
}

async function readMail(tx: Tx, id: number): Promise<MailRow | null> {
  const [row] = await tx.select().from(memberMail).where(eq(memberMail.id, id))
  // The database's check names the kinds.
  return row ?? null
}

/** The confirmed account of the address, else the newest that names it. */
async function findAddressee(tx: Tx, row: MailRow): Promise<MemberAccount | null> {
  const [found] = await tx
    .select(ACCOUNT_COLUMNS)
    .from(member)
    .where(and(sql`lower(${member.mail}) = lower(${row.address})`, isNull(member.disabledAt)))
    .orderBy(sql`(${member.mailVerifiedAt} is null)`, desc(member.id))
    .limit(1)
  return found ?? null
}

async function linkMessage(tx: Tx, ctx: Ctx, row: MailRow, addressee: MemberAccount | null): Promise<MemberMessage | null> {
  const issue = (kind: LinkKind, memberId: number, mail: string) => issueLink(tx, { kind, memberId, mail, now: ctx.ports.clock.now() })
  if (row.kind === 'reset') return addressee === null ? null : { kind: 'reset', code: await issue('password_reset', addressee.id, addressee.mail) }
  if (row.memberId === null) return null
  const isKnown = addressee !== null && addressee.mailVerifiedAt !== null
  if (isKnown && addressee.id !== row.memberId) return { kind: 'known', code: await issue('password_reset', addressee.id, addressee.mail) }
  // The link was opened meanwhile, from an earlier mail.
  if (isKnown && addressee.mail === row.address) return null
  return row.kind === 'verify'
    ? { kind: 'verify', code: await issue('mail_verify', row.memberId, row.address) }
    : { kind: 'mail_change', code: await issue('mail_change', row.memberId, row.address) }
}

function noticeOf(kind: MemberMailKind): MemberMessage | null {
  return kind === 'password_changed' || kind === 'mail_changed' || kind === 'deleted' ? { kind, code: null } : null
}

import { AppError } from '#contract/errors.ts'
import { verifyMailInputSchema, type VerifyMailInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { makeDeviceProof } from '#core/domain/known-device/index.ts'
import { lockAccount, readAccount, type MemberAccount } from './account.ts'
import { confirmMail, isMailFree } from './confirm-mail.ts'
import { findLink, useLink, type FoundLink } from './link.ts'
import { requirePassword } from './password-check.ts'
import { queueMail } from './queue-mail.ts'
import { openSession, type OpenedSession } from './session.ts'

const KINDS = ['mail_verify', 'mail_change'] as const

/**
 * Confirms the address of a new account, or the new address of an old one, by a mailed link. The mailbox alone is not enough: the
 * account's session (`ctx.actor`) or its password must come too, or somebody could register a stranger's address and let its owner confirm it. `token`: of that session.
 * Errors: `link_invalid`, `verify_needs_password`, `wrong_password`, `mail_taken`, `rate_limited`, `unavailable`.
 */
export async function verifyMail({ ctx, input, token }: { ctx: Ctx; input: VerifyMailInput; token: string | null }): Promise<OpenedSession> {
  const given = readInput(verifyMailInputSchema, input)
  const now = ctx.ports.clock.now()
  const seen = await readLink(ctx.db, given.code, now)
  const isOwnSession = ctx.actor.kind === 'member' && ctx.actor.memberId === seen.memberId && token !== null
  if (!isOwnSession) await provePassword(ctx, seen, given.password)
  return ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, seen.memberId)
    const link = await readLink(tx, given.code, now)
    if (account === null) throw new AppError('link_invalid')
    await applyLink(tx, ctx, { account, link })
    const opened = isOwnSession ? token : await openSession(tx, { memberId: account.id, now })
    return { token: opened, deviceProof: makeDeviceProof(account, now) }
  })
}

async function readLink(tx: Tx, code: string, now: Date): Promise<FoundLink> {
  const link = await findLink(tx, { kinds: KINDS, code, now })
  if (link === null) throw new AppError('link_invalid')
  return link
}

async function provePassword(ctx: Ctx, link: FoundLink, password: string | undefined): Promise<void> {
  if (password === undefined) throw new AppError('verify_needs_password', { issues: [{ path: 'password', key: 'required' }] })
  const account = await readAccount(ctx.db, link.memberId).catch(() => {
    throw new AppError('link_invalid')
  })
  await requirePassword(ctx, { account, password })
}

async function applyLink(tx: Tx, ctx: Ctx, { account, link }: { account: MemberAccount; link: FoundLink }): Promise<void> {
  const isDone = account.mailVerifiedAt !== null && account.mail === link.mail
  // A second press on the same link finds its work done.
  if (isDone) return
  if (link.isUsed || (link.kind === 'mail_verify' && account.mail !== link.mail)) throw new AppError('link_invalid')
  if (!(await isMailFree(tx, { mail: link.mail, memberId: account.id }))) throw new AppError('mail_taken')
  await useLink(tx, link, ctx.ports.clock.now())
  await confirmMail(tx, ctx, { account, mail: link.mail })
  if (account.mail === link.mail || account.mailVerifiedAt === null) return
  await queueMail(tx, ctx, { kind: 'mail_changed', memberId: account.id, address: account.mail, name: account.name, locale: account.locale })
}

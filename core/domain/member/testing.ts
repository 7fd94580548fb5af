import { asc, eq } from 'drizzle-orm'
import { isAppError, type AppError } from '#contract/errors.ts'
import type { RegisterInput } from '#contract/member.ts'
import type { Db } from '#core/db/client.ts'
import { member, memberMail } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { transformPassword } from '#core/domain/password/index.ts'
import { createFakePasswordHasher } from '#core/ports/password/fake.ts'
import type { PasswordHasher } from '#core/ports/password/port.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { dropMemberMail, findMemberActor, prepareMemberMail, registerMember, verifyMail, type PreparedMail } from './index.ts'

export const PASSWORD = transformPassword('harbour crane at dusk 41')
export const OTHER_PASSWORD = transformPassword('anchor chain by night 17')
export const WRONG = transformPassword('harbour crane at dawn 14')
export const IP = '203.0.113.7'

/** A visitor's context with a clock that is moved by hand, a queue that remembers and a hasher that counts. For tests. */
export function createMemberCtx(db: Db) {
  const { ctx, clock, jobs } = createTestCtx(db)
  const passwords = createFakePasswordHasher()
  return { ctx: { ...ctx, ports: { ...ctx.ports, passwords } } satisfies Ctx, clock, jobs, passwords }
}

/** An address that no other test knows. */
export function newMail(): string {
  return `amina.${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** A Nigerian mobile number without country and zero that no other test knows. */
export function newNumber(): string {
  return `803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
}

/** An address of a network of its own. */
export function newIp(): string {
  return `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::7`
}

/** The moments at which a password was compared with that of one member, from now on. */
export async function watchGuesses(ctx: Ctx, passwords: PasswordHasher, memberId: number): Promise<{ at: number[] }> {
  const [row] = await ctx.db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, memberId))
  const own = `${row?.hash}#${memberId}`
  // The fake hash is the same for everybody with the password.
  await ctx.db.update(member).set({ passwordHash: own }).where(eq(member.id, memberId))
  const verify = passwords.verify
  const guesses: { at: number[] } = { at: [] }
  passwords.verify = async (known, transformed) => {
    if (known !== own) return verify(known, transformed)
    guesses.at.push(ctx.ports.clock.now().getTime())
    return verify(row?.hash ?? null, transformed)
  }
  return guesses
}

export function registerInput(changes: Partial<RegisterInput> = {}): RegisterInput {
  return { email: newMail(), password: PASSWORD, name: 'Amina Diallo', ...changes }
}

/** The context of whoever holds a token, which must be good. */
export async function ctxOf(ctx: Ctx, token: string): Promise<Ctx> {
  const actor = await findMemberActor({ ctx, input: { token } })
  if (actor === null) throw new Error('no session')
  return { ...ctx, actor }
}

/** What waits to be sent, as it would be sent now, oldest first; it is gone afterwards, as after sending. */
export async function sendMails(ctx: Ctx): Promise<PreparedMail[]> {
  const rows = await ctx.db.select({ id: memberMail.id }).from(memberMail).orderBy(asc(memberMail.id))
  const sent: PreparedMail[] = []
  for (const { id } of rows) {
    const mail = await prepareMemberMail({ ctx, input: { memberMailId: id } })
    if (mail !== null) sent.push(mail)
    await dropMemberMail({ ctx, input: { memberMailId: id } })
  }
  return sent
}

/** The code in the one mail of a kind that was sent to an address. */
export async function codeFor(ctx: Ctx, address: string, kind: PreparedMail['message']['kind']): Promise<string> {
  const mails = (await sendMails(ctx)).filter((mail) => mail.address === address && mail.message.kind === kind)
  const code = mails[0]?.message.code
  if (mails.length !== 1 || !code) throw new Error(`${mails.length} mails ${kind}`)
  return code
}

/** A member, with the address confirmed unless said otherwise. */
export async function addMember(ctx: Ctx, changes: Partial<RegisterInput> & { isVerified?: boolean } = {}) {
  const { isVerified = true, ...given } = changes
  const input = registerInput(given)
  const { token } = await registerMember({ ctx, input, ip: null })
  const own = await ctxOf(ctx, token)
  if (isVerified) await verifyMail({ ctx: own, input: { code: await codeFor(ctx, input.email, 'verify') }, token })
  if (own.actor.kind !== 'member') throw new Error('no member')
  return { token, mail: input.email, ctx: own, id: own.actor.memberId }
}

export async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isAppError(error)) throw new Error('expected an AppError', { cause: error })
  return error
}

import { asc } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { registerInputSchema, type RegisterInput, type TokenAnswer } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { member, memberLevel } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { reserveAttempt, returnOnFailure } from '#core/domain/login-attempt/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { asMember } from './account.ts'
import { contactColumns } from './contact.ts'
import { registerLimits } from './limits.ts'
import { refuseCommonPassword } from './password-check.ts'
import { queueMail } from './queue-mail.ts'
import { openSession } from './session.ts'

/**
 * Makes an empty account whose address nobody has confirmed, opens a session for it and writes to the address. Whether the address has an account
 * already changes nothing here: the mail alone tells its owner (decision 0013). `ip`: of the visitor.
 * Errors: `validation_failed` (issue `email` `invalid`), `common_password`, `rate_limited`, `unavailable`.
 */
export async function registerMember({ ctx, input, ip }: { ctx: Ctx; input: RegisterInput; ip: string | null }): Promise<TokenAnswer> {
  const given = readInput(registerInputSchema, input)
  const mail = given.email
  if (!isMailAddress(mail)) throw new AppError('validation_failed', { issues: [{ path: 'email', key: 'invalid' }] })
  const contact = await contactColumns(ctx, given)
  await refuseCommonPassword(given.password, [mail, contact.name])
  const limits = registerLimits({ mail, ip })
  await reserveAttempt(ctx, limits)
  const passwordHash = await returnOnFailure(ctx, limits, () => ctx.ports.passwords.hash(given.password))
  const locale = isLocale(given.lang) ? given.lang : ctx.locale
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const levelId = await findFirstLevel(tx)
    const [row] = await tx
      .insert(member)
      .values({ ...contact, mail, passwordHash, locale, levelId, createdAt: now, updatedAt: now })
      .returning({ id: member.id })
    if (!row) throw new Error('insert into member returned no row')
    await queueMail(tx, ctx, { kind: 'verify', memberId: row.id, address: mail, name: contact.name, locale })
    await writeAudit(tx, { ctx: asMember(ctx, row.id), action: 'member.registered', subjectKind: 'member', subjectId: row.id })
    return { token: await openSession(tx, { memberId: row.id, now }) }
  })
}

async function findFirstLevel(tx: Tx): Promise<number | null> {
  const [level] = await tx.select({ id: memberLevel.id }).from(memberLevel).orderBy(asc(memberLevel.rank)).limit(1)
  return level?.id ?? null
}

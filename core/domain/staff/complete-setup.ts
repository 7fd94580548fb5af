import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { STAFF_PASSWORD_MIN } from '#contract/password.ts'
import type { CompleteSetupInput } from '#contract/staff.ts'
import type { Tx } from '#core/db/client.ts'
import { role, staff, staffRole, staffSetup } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isCommonPassword } from '#core/domain/password/index.ts'
import { findLink, type FoundLink } from './access-link.ts'
import { asStaff } from './acting.ts'
import { openSession, type StartedSession } from './session.ts'

/**
 * Uses a link up: makes the first owner, or gives an invited person their password. Answers a session at stage `enrol`.
 * Errors: `setup_link_invalid`; `validation_failed` with issue `password` `common_password` or `mail` `required`.
 */
export async function completeSetup({ ctx, input }: { ctx: Ctx; input: CompleteSetupInput }): Promise<StartedSession> {
  const now = ctx.ports.clock.now()
  const early = await ctx.db.transaction((tx) => findLink(tx, { token: input.token, now }))
  if (!early) throw new AppError('setup_link_invalid')
  const mail = early.account?.mail ?? input.mail
  if (mail === undefined) throw new AppError('validation_failed', { issues: [{ path: 'mail', key: 'required' }] })
  refuseCommonPassword(input.password, [mail, input.name])
  const passwordHash = await ctx.ports.passwords.hash(input.password)
  return ctx.db.transaction(async (tx) => {
    // Two people with the first link at once: the second waits here and then finds it used.
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
    const link = await findLink(tx, { token: input.token, now })
    if (!link) throw new AppError('setup_link_invalid')
    await tx.update(staffSetup).set({ usedAt: now }).where(eq(staffSetup.id, link.setupId))
    const staffId = await saveAccount(tx, link, { mail, name: input.name, locale: input.locale, passwordHash, now })
    await writeAudit(tx, { ctx: asStaff(ctx, staffId), action: 'staff.setup_completed', subjectKind: 'staff', subjectId: staffId })
    return openSession(tx, { staffId, stage: 'enrol', now })
  })
}

/** Throws `validation_failed` where the password is one that guessers try first. */
export function refuseCommonPassword(transformed: string, personal: readonly string[]): void {
  if (!isCommonPassword({ transformed, personal, minLength: STAFF_PASSWORD_MIN })) return
  throw new AppError('validation_failed', { issues: [{ path: 'password', key: 'common_password' }] })
}

type Account = { mail: string; name: string; locale: string; passwordHash: string; now: Date }

async function saveAccount(tx: Tx, link: FoundLink, account: Account): Promise<number> {
  const { mail, name, locale, passwordHash, now } = account
  if (link.account) {
    await tx.update(staff).set({ name, locale, passwordHash, updatedAt: now }).where(eq(staff.id, link.account.id))
    return link.account.id
  }
  const [made] = await tx.insert(staff).values({ mail, name, locale, passwordHash, createdAt: now, updatedAt: now }).returning({ id: staff.id })
  if (!made) throw new Error('No row came back from the insert of the first owner')
  await tx.insert(staffRole).select(
    tx
      .select({ staffId: sql<number>`${made.id}`.as('staff_id'), roleId: role.id })
      .from(role)
      .where(eq(role.roleKey, 'owner')),
  )
  return made.id
}

import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Invitation, InviteStaffInput, StaffLink } from '#contract/staff.ts'
import type { Tx } from '#core/db/client.ts'
import { isUniqueViolation } from '#core/db/pg-error.ts'
import { auditLog, staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { issueLink } from './access-link.ts'
import { requireOwnRights, requireRightsOf } from './own-rights.ts'
import { NO_PASSWORD, findAccount, findAccountByMail, lockAccount, type StaffAccount } from './account.ts'
import { queueStaffMail } from './queue-staff-mail.ts'
import { dropRecoveryCodes } from './recovery-code.ts'
import { findRoleByKey, replaceRole } from './roles-of-staff.ts'
import { endSessionsOf } from './session.ts'

/**
 * Takes somebody on: they choose a password and a second factor through the link, which is answered once (24 h).
 * Needs `staff.manage`, and every right of the role. Throws `conflict` where the mail address is on the staff already.
 */
export async function inviteStaff({ ctx, input }: { ctx: Ctx; input: InviteStaffInput }): Promise<StaffLink> {
  const now = ctx.ports.clock.now()
  return takeOn(ctx, input, async (tx, staffId) => toLink(staffId, await issueLink(tx, { staffId, now })))
}

/** The same by mail, in their language; the link is made when the mail is sent, and works for 24 hours from then. Errors as `inviteStaff`. */
export async function inviteByMail({ ctx, input }: { ctx: Ctx; input: InviteStaffInput }): Promise<{ staff_id: number }> {
  return takeOn(ctx, input, async (tx, staffId) => {
    await queueInvitation(tx, ctx, staffId)
    return { staff_id: staffId }
  })
}

/**
 * Another invitation for somebody who has not used theirs; earlier links stop working. `byMail`: sent to them, else answered. Needs
 * `staff.manage`, and every right that they are to have. Throws `not_found`; `conflict` where they have begun, or are disabled.
 */
export async function inviteAgain({ ctx, input }: { ctx: Ctx; input: { staffId: number; byMail: boolean } }): Promise<Invitation> {
  requirePermission(ctx, 'staff.manage')
  const { staffId } = input
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    await lockInvited(tx, ctx, staffId)
    await tx.update(staff).set({ updatedAt: now }).where(eq(staff.id, staffId))
    await writeAudit(tx, { ctx, action: 'staff.invited_again', subjectKind: 'staff', subjectId: staffId })
    if (!input.byMail) return { staff_id: staffId, link: toLink(staffId, await issueLink(tx, { staffId, now })) }
    await queueInvitation(tx, ctx, staffId)
    return { staff_id: staffId, link: null }
  })
}

/**
 * Takes an invitation back: the account goes, and with it every link. Needs `staff.manage`, and every right that they were to have. Throws
 * `not_found`; `conflict` for anybody who was ever here, whose traces must keep a name.
 */
export async function withdrawInvitation({ ctx, input }: { ctx: Ctx; input: { staffId: number } }): Promise<void> {
  requirePermission(ctx, 'staff.manage')
  await ctx.db.transaction(async (tx) => {
    const account = await lockInvited(tx, ctx, input.staffId)
    const [act] = await tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.staffId, account.id)).limit(1)
    if (act !== undefined) throw new AppError('conflict')
    await writeAudit(tx, { ctx, action: 'staff.invitation_withdrawn', subjectKind: 'staff', subjectId: account.id, detail: { name: account.name } })
    await tx.delete(staff).where(eq(staff.id, account.id))
  })
}

async function lockInvited(tx: Tx, ctx: Ctx, staffId: number): Promise<StaffAccount> {
  const account = await lockAccount(tx, staffId)
  if (!account) throw new AppError('not_found')
  await requireRightsOf(tx, ctx, account.id)
  if (account.passwordHash !== NO_PASSWORD || account.disabledAt !== null) throw new AppError('conflict')
  return account
}

async function queueInvitation(tx: Tx, ctx: Ctx, staffId: number): Promise<void> {
  const inviter = ctx.actor.kind === 'staff' ? await findAccount(tx, ctx.actor.staffId) : null
  await queueStaffMail(tx, ctx, { kind: 'invitation', staffId, detail: { inviter: inviter?.name ?? '' } })
}

async function takeOn<Answer>(ctx: Ctx, input: InviteStaffInput, invite: (tx: Tx, staffId: number) => Promise<Answer>): Promise<Answer> {
  requirePermission(ctx, 'staff.manage')
  const now = ctx.ports.clock.now()
  const { mail, name, role, locale = 'en' } = input
  const work = ctx.db.transaction(async (tx) => {
    const [made] = await tx.insert(staff).values({ mail, name, locale, passwordHash: NO_PASSWORD, createdAt: now, updatedAt: now }).returning({ id: staff.id })
    if (!made) throw new Error('No row came back from the insert of a member of staff')
    requireOwnRights(ctx, await findRoleByKey(tx, role))
    await replaceRole(tx, { staffId: made.id, role })
    await writeAudit(tx, { ctx, action: 'staff.invited', subjectKind: 'staff', subjectId: made.id, detail: { role } })
    return invite(tx, made.id)
  })
  return work.catch((error: unknown) => {
    throw isUniqueViolation(error, 'staff_mail_key') ? new AppError('conflict', { issues: [{ path: 'mail', key: 'taken' }] }) : error
  })
}

/**
 * A new link for somebody who lost the first one, the password or the phone: password, second factor, recovery codes and sessions end at once.
 * Needs `staff.manage`, and every right that they have. Throws `not_found`; `conflict` for oneself and for somebody who is disabled.
 */
export async function renewAccess({ ctx, input }: { ctx: Ctx; input: { staffId: number } }): Promise<StaffLink> {
  const actorId = requirePermission(ctx, 'staff.manage')
  if (actorId === input.staffId) throw new AppError('conflict')
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, input.staffId)
    if (!account) throw new AppError('not_found')
    await requireRightsOf(tx, ctx, account.id)
    if (account.disabledAt !== null) throw new AppError('conflict')
    await writeAudit(tx, { ctx, action: 'staff.access_renewed', subjectKind: 'staff', subjectId: account.id })
    return startAnew(tx, account.id, now)
  })
}

/**
 * The same for whoever runs the server, where no owner is left who could: by mail address, for the system only. Throws `forbidden`,
 * `not_found`, `conflict` for somebody who is disabled.
 */
export async function resetAccess({ ctx, input }: { ctx: Ctx; input: { mail: string } }): Promise<StaffLink> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const now = ctx.ports.clock.now()
  return ctx.db.transaction(async (tx) => {
    const found = await findAccountByMail(tx, input.mail)
    const account = found && (await lockAccount(tx, found.id))
    if (!account) throw new AppError('not_found')
    if (account.disabledAt !== null) throw new AppError('conflict')
    await writeAudit(tx, { ctx, action: 'staff.access_reset', subjectKind: 'staff', subjectId: account.id })
    return startAnew(tx, account.id, now)
  })
}

/** Password, second factor, recovery codes and sessions end; answers the link by which the person begins again. */
async function startAnew(tx: Tx, staffId: number, now: Date): Promise<StaffLink> {
  await tx
    .update(staff)
    .set({ passwordHash: NO_PASSWORD, totpSecret: null, totpNextSecret: null, totpConfirmedAt: null, totpLastStep: null, updatedAt: now })
    .where(eq(staff.id, staffId))
  await dropRecoveryCodes(tx, staffId)
  await endSessionsOf(tx, { staffId, now })
  return toLink(staffId, await issueLink(tx, { staffId, now }))
}

function toLink(staffId: number, link: { token: string; expiresAt: Date }): StaffLink {
  return { staff_id: staffId, token: link.token, expires_at: link.expiresAt.toISOString() }
}

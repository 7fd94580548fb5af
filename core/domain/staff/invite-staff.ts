import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { InviteStaffInput, StaffLink } from '#contract/staff.ts'
import { isUniqueViolation } from '#core/db/pg-error.ts'
import { staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { issueLink } from './access-link.ts'
import { requireOwnRights, requireRightsOf } from './own-rights.ts'
import { NO_PASSWORD, lockAccount } from './account.ts'
import { findRoleByKey, replaceRole } from './roles-of-staff.ts'
import { endSessionsOf } from './session.ts'

/**
 * Takes somebody on: they choose a password and a second factor through the link, which is answered once (24 h).
 * Needs `staff.manage`, and every right of the role. Throws `conflict` where the mail address is on the staff already.
 */
export async function inviteStaff({ ctx, input }: { ctx: Ctx; input: InviteStaffInput }): Promise<StaffLink> {
  requirePermission(ctx, 'staff.manage')
  const now = ctx.ports.clock.now()
  const work = ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(staff)
      .values({ mail: input.mail, name: input.name, passwordHash: NO_PASSWORD, createdAt: now, updatedAt: now })
      .returning({ id: staff.id })
    if (!made) throw new Error('No row came back from the insert of a member of staff')
    requireOwnRights(ctx, await findRoleByKey(tx, input.role))
    await replaceRole(tx, { staffId: made.id, role: input.role })
    await writeAudit(tx, { ctx, action: 'staff.invited', subjectKind: 'staff', subjectId: made.id, detail: { role: input.role } })
    return toLink(made.id, await issueLink(tx, { staffId: made.id, now }))
  })
  return work.catch((error: unknown) => {
    throw isUniqueViolation(error, 'staff_mail_key') ? new AppError('conflict', { issues: [{ path: 'mail', key: 'taken' }] }) : error
  })
}

/**
 * A new link for somebody who lost the first one, the password or the phone: password, second factor and sessions end at once.
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
    await tx
      .update(staff)
      .set({ passwordHash: NO_PASSWORD, totpSecret: null, totpConfirmedAt: null, totpLastStep: null, updatedAt: now })
      .where(eq(staff.id, account.id))
    await endSessionsOf(tx, { staffId: account.id, now })
    await writeAudit(tx, { ctx, action: 'staff.access_renewed', subjectKind: 'staff', subjectId: account.id })
    return toLink(account.id, await issueLink(tx, { staffId: account.id, now }))
  })
}

function toLink(staffId: number, link: { token: string; expiresAt: Date }): StaffLink {
  return { staff_id: staffId, token: link.token, expires_at: link.expiresAt.toISOString() }
}

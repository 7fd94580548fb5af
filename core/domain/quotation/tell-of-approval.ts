import { and, arrayContains, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { auditLog, role, staff, staffRole } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { tellStaff } from '#core/domain/staff-notice/index.ts'
import type { LockedQuotation } from './lock-quotation.ts'

/** Tells everybody who may let an offer pass that one waits for it, and renews the screens that show it. */
export async function tellApprovers(tx: Tx, ctx: Ctx, { id, enquiryId }: LockedQuotation): Promise<void> {
  const rows = await tx
    .selectDistinct({ id: staff.id })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(and(isNull(staff.disabledAt), arrayContains(role.permissions, ['quotation.approve'])))
  await tellStaff(tx, ctx, { kind: 'approval_asked', enquiryId, quotationId: id, to: rows.map((row) => row.id) })
  await notifyStaff(tx, { news: 'leads' })
}

/** Tells whoever asked for an approval, and whose offer it is, what was decided, and renews the screens that show it. */
export async function tellAskers(tx: Tx, ctx: Ctx, { id, enquiryId, staffId }: LockedQuotation, isApproved: boolean): Promise<void> {
  const [asked] = await tx
    .select({ staffId: auditLog.staffId })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'quotation.approval_asked'), eq(auditLog.subjectKind, 'quotation'), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const to = [...new Set([asked?.staffId ?? null, staffId])].filter((each) => each !== null)
  await tellStaff(tx, ctx, { kind: isApproved ? 'approval_given' : 'approval_refused', enquiryId, quotationId: id, to })
  await notifyStaff(tx, { news: 'leads' })
}

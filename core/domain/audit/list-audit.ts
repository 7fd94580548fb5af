import { and, count, desc, eq, gte, like, lt, or, type SQL } from 'drizzle-orm'
import { AUDIT_AREAS } from '#contract/audit-values.ts'
import type { AuditPage, ListAuditInput } from '#contract/audit.ts'
import { auditLog, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { subjectName } from './subject-name.ts'

/** The audit log, newest first, a page at a time. Needs `audit.read`. */
export async function listAudit({ ctx, input }: { ctx: Ctx; input: ListAuditInput }): Promise<AuditPage> {
  requirePermission(ctx, 'audit.read')
  const where = conditionOf(input)
  const rows = await ctx.db
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      actor_kind: auditLog.actorKind,
      staff_id: auditLog.staffId,
      staff_name: staff.name,
      action: auditLog.action,
      subject_kind: auditLog.subjectKind,
      subject_id: auditLog.subjectId,
      subject_name: subjectName(),
      detail: auditLog.detail,
      request_id: auditLog.requestId,
    })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size)
  const [total] = await ctx.db.select({ value: count() }).from(auditLog).where(where)
  return { list: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total: total?.value ?? 0, page: input.page, page_size: input.page_size }
}

function conditionOf(input: ListAuditInput): SQL | undefined {
  return and(
    input.staff_id === undefined ? undefined : eq(auditLog.staffId, input.staff_id),
    input.actor_kind === undefined ? undefined : eq(auditLog.actorKind, input.actor_kind),
    input.action === undefined ? undefined : actionIs(input.action),
    input.area === undefined ? undefined : or(...AUDIT_AREAS[input.area].map(actionIs)),
    input.subject_kind === undefined ? undefined : eq(auditLog.subjectKind, input.subject_kind),
    input.subject_id === undefined ? undefined : eq(auditLog.subjectId, input.subject_id),
    input.from === undefined ? undefined : gte(auditLog.createdAt, new Date(input.from)),
    input.to === undefined ? undefined : lt(auditLog.createdAt, new Date(new Date(input.to).getTime() + 86_400_000)),
  )
}

function actionIs(action: string): SQL {
  return action.includes('.') ? eq(auditLog.action, action) : like(auditLog.action, `${action.replaceAll('_', String.raw`\_`)}.%`)
}

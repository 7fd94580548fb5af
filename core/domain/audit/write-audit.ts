import type { Tx } from '#core/db/client.ts'
import { auditLog } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

export type AuditEntry = {
  ctx: Pick<Ctx, 'actor' | 'ports' | 'requestId'>
  /** `feature.what_happened`, such as `enquiry.status_changed`. */
  action: string
  subjectKind: string
  subjectId: string | number | null
  /** Ids, codes and counts; never a secret, and personal data only by reference. */
  detail?: Record<string, unknown>
}

/** Writes down who did what to which thing. Call inside the transaction of the change, so that neither stands alone. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actor, ports, requestId } = entry.ctx
  await tx.insert(auditLog).values({
    actorKind: actor.kind,
    staffId: actor.kind === 'staff' ? actor.staffId : null,
    action: entry.action,
    subjectKind: entry.subjectKind,
    subjectId: entry.subjectId === null ? null : String(entry.subjectId),
    detail: entry.detail ?? {},
    requestId,
    createdAt: ports.clock.now(),
  })
}

import { z } from 'zod'
import { AUDIT_AREAS, type AuditArea } from './audit-values.ts'

/** Somebody did something to a thing. `detail` holds ids, codes and counts; never a secret. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  actor_kind: z.string(),
  staff_id: z.number().int().nullable(),
  staff_name: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string().nullable(),
  /** What the subject is called now; null where it has no name or is gone. */
  subject_name: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
})
export type AuditEntryView = z.infer<typeof auditEntrySchema>

const day = z.iso.date()

/** Days are whole days in UTC, both included. `action`: one action, or all of a feature by its first word (`staff`). */
export const listAuditInputSchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(50),
  staff_id: z.coerce.number().int().positive().optional(),
  actor_kind: z.enum(['staff', 'system', 'visitor', 'member', 'partner']).optional(),
  area: z.enum(Object.keys(AUDIT_AREAS) as AuditArea[]).optional(),
  action: z
    .string()
    .regex(/^[a-z_]{1,40}(\.[a-z_]{1,60})?$/)
    .optional(),
  subject_kind: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  subject_id: z.string().max(60).optional(),
  from: day.optional(),
  to: day.optional(),
})
export type ListAuditInput = z.infer<typeof listAuditInputSchema>

export const auditPageSchema = z.object({ list: z.array(auditEntrySchema), total: z.number().int(), page: z.number().int(), page_size: z.number().int() })
export type AuditPage = z.infer<typeof auditPageSchema>

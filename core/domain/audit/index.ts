export { listAudit } from './list-audit.ts'
export { writeAudit, type AuditEntry } from './write-audit.ts'

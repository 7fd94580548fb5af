import type { Actor } from '#core/domain/context.ts'

/** Who opens a closed lead again: whoever looks after it, whoever gives leads away, and anybody where it is nobody's. */
export function mayReopen(actor: Actor, ownerId: number | null): boolean {
  if (actor.kind !== 'staff') return actor.kind === 'system'
  return ownerId === null || ownerId === actor.staffId || actor.permissions.includes('enquiry.assign')
}

import { asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { HandOverTo } from '#contract/staff.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyStaff } from '#core/db/notify.ts'
import { enquiry, enquiryEvent } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { giveByRules, readRoutedPeople, type RoutingCase } from '#core/domain/routing/index.ts'
import { prepareKnownLeadRouting } from './lead-routing.ts'
import { areOpenOf } from './read-owned-leads.ts'
import { tellNewOwners } from './tell-new-owner.ts'

/** What is done inside of the transaction that takes the right from people. */
export type HandOver = (tx: Tx) => Promise<void>

type Given = { enquiryId: number; staffId: number }

/**
 * Prepares to hand over the open leads of people who are about to lose the right to answer leads: to a colleague, by the rules, or to nobody.
 * Run what it answers inside the transaction, once the right is gone: whoever kept it keeps their leads. Each lead gets its events, and each
 * new owner is told once. Permission `enquiry.assign`. Throws `validation_failed` (`hand_over`: nobody of that id may answer leads).
 */
export async function prepareHandOver({ ctx, input }: { ctx: Ctx; input: { staffIds: readonly number[]; to: HandOverTo } }): Promise<HandOver> {
  const { staffIds, to } = input
  const actorId = requirePermission(ctx, 'enquiry.assign')
  if (staffIds.length === 0) return async () => {}
  const cases = to === 'rules' ? await prepareCases(ctx, staffIds) : new Map<number, RoutingCase | null>()
  return async (tx) => {
    const now = ctx.ports.clock.now()
    const people = await readRoutedPeople(tx, now)
    if (typeof to === 'number' && !people.has(to)) throw new AppError('validation_failed', { issues: [{ path: 'hand_over', key: 'unknown_staff' }] })
    const leaving = staffIds.filter((id) => !people.has(id))
    if (leaving.length === 0) return
    const leads = await tx.select({ id: enquiry.id, ownerId: enquiry.ownerId }).from(enquiry).where(areOpenOf(leaving)).orderBy(asc(enquiry.id)).for('update')
    const given: Given[] = []
    for (const lead of leads) {
      const prepared = cases.get(lead.id) ?? null
      const isRouted = to === 'rules' && prepared !== null
      const named = typeof to === 'number' ? to : null
      await tx.update(enquiry).set({ ownerId: named, updatedAt: now }).where(eq(enquiry.id, lead.id))
      const change = { enquiryId: lead.id, kind: 'owner_changed' as const, staffId: actorId, detail: { from: lead.ownerId, to: named }, createdAt: now }
      await tx.insert(enquiryEvent).values(change)
      // Who may own leads is known anew: whoever leaves does not any more.
      const ownerId = isRouted ? (await giveByRules(tx, { enquiryId: lead.id, given: { ...prepared, people }, now })).ownerId : named
      const detail = { from: lead.ownerId, to: ownerId }
      await writeAudit(tx, { ctx, action: 'enquiry.owner_changed', subjectKind: 'enquiry', subjectId: lead.id, detail })
      if (ownerId !== null && ownerId !== actorId) given.push({ enquiryId: lead.id, staffId: ownerId })
    }
    await tellNewOwners(tx, ctx, given)
    // Numbers of open leads on the screens of colleagues.
    await notifyStaff(tx, { news: 'leads' })
  }
}

// Before the transaction, which is to hold no lead longer than it must. What comes meanwhile is given to nobody.
async function prepareCases(ctx: Ctx, staffIds: readonly number[]): Promise<Map<number, RoutingCase | null>> {
  const rows = await ctx.db.select({ id: enquiry.id }).from(enquiry).where(areOpenOf(staffIds)).orderBy(asc(enquiry.id))
  const cases = new Map<number, RoutingCase | null>()
  for (const { id } of rows) cases.set(id, await prepareKnownLeadRouting(ctx, id))
  return cases
}

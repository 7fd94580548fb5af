import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { enquiry, enquiryEvent, routingTurn } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { chooseOwner, type RoutedLead, type RoutingCase, type RoutingDecision } from './choose-owner.ts'
import { readEarlierOwner, type Buyer } from './earlier-owner.ts'
import { readAsked, type Asked } from './read-asked.ts'
import { readRoutedPeople } from './read-routed-people.ts'

/** A lead as it is written; `brandSign`: of what the buyer named, where the things of the lead have no brand. */
type NewLead = Omit<RoutedLead, 'kind' | 'valueUsd'> & { asked: Asked; buyer: Buyer }

/** Everything that decides whose a lead becomes, but for the turns. Null where there is nothing to decide by. Not inside of a transaction. */
export async function prepareRouting(ctx: Ctx, { asked, buyer, ...lead }: NewLead): Promise<RoutingCase | null> {
  const [{ value: routing }, { value: hours }] = await Promise.all([readSettings({ ctx, group: 'routing' }), readSettings({ ctx, group: 'hours' })])
  const earlier = routing.keep_buyer ? await readEarlierOwner(ctx.db, buyer, lead.at) : null
  if (routing.rules.length === 0 && routing.fallback.length === 0 && earlier === null) return null
  const [{ kind, brandSign, valueUsd }, people] = await Promise.all([readAsked(ctx.db, asked), readRoutedPeople(ctx.db, lead.at)])
  return { lead: { ...lead, kind, brandSign: brandSign ?? lead.brandSign, valueUsd }, routing, hours, people, earlier }
}

/** Decides whose the lead is, in turn. Call it inside of the transaction that writes the lead, and write what it answers (`writeRouted`). */
export async function takeTurn(tx: Tx, given: RoutingCase): Promise<RoutingDecision> {
  // One after the other, until the lead is written: else leads that come together would find the same turn.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('routing'))`)
  const rows = await tx.select().from(routingTurn)
  const last = new Map(rows.map(({ ruleKey, staffId, turn }) => [`${ruleKey} ${staffId}`, turn]))
  const decision = chooseOwner(given, (key, staffId) => last.get(`${key} ${staffId}`) ?? 0)
  if (decision.ownerId !== null && decision.turnKey !== null) {
    const turn = Math.max(0, ...last.values()) + 1
    await tx
      .insert(routingTurn)
      .values({ ruleKey: decision.turnKey, staffId: decision.ownerId, turn })
      .onConflictDoUpdate({ target: [routingTurn.ruleKey, routingTurn.staffId], set: { turn } })
  }
  return decision
}

/** Notes how the lead found its owner. Read again by `readEvents`. */
export async function noteRouted(tx: Tx, { enquiryId, decision, now }: { enquiryId: number; decision: RoutingDecision; now: Date }): Promise<void> {
  const { ownerId, why, rule, because, reference, passedOver, missed } = decision
  const detail = { to: ownerId, why, rule, because, reference, passed_over: passedOver, missed }
  await tx.insert(enquiryEvent).values({ enquiryId, kind: 'routed', detail, createdAt: now })
}

/** Gives a lead that is there already to whoever the rules say. */
export async function giveByRules(tx: Tx, { enquiryId, given, now }: { enquiryId: number; given: RoutingCase; now: Date }): Promise<RoutingDecision> {
  const decision = await takeTurn(tx, given)
  await tx.update(enquiry).set({ ownerId: decision.ownerId }).where(eq(enquiry.id, enquiryId))
  await noteRouted(tx, { enquiryId, decision, now })
  return decision
}

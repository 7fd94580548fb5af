import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Routed, Routing, RoutingTrial, TryRoutingInput } from '#contract/routing.ts'
import { ROUTING_LIMITS, ROUTING_REASONS } from '#contract/routing-values.ts'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry, enquiryItem } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'
import type { WorkingHours } from '#core/domain/working-time/index.ts'
import { chooseOwner, type EarlierOwner, type RoutedPerson, type RoutingDecision } from './choose-owner.ts'
import { readAsked } from './read-asked.ts'
import { readRoutedPeople } from './read-routed-people.ts'

const DAY_MS = 86_400_000
/** Leads of a trial that are shown one by one. */
const MOST_SHOWN = 50
/** Leads whose things are asked for at once. */
const AT_ONCE = 8

/**
 * What rules would have done with the leads of the last days, by the prices, hours and absences that are known today; nothing is written.
 * Turns begin anew. Permission `enquiry.assign`.
 */
export async function tryRouting({ ctx, input }: { ctx: Ctx; input: TryRoutingInput }): Promise<RoutingTrial> {
  requirePermission(ctx, 'enquiry.assign')
  const since = new Date(ctx.ports.clock.now().getTime() - input.days * DAY_MS)
  const { value: hours } = await readSettings({ ctx, group: 'hours' })
  const people = await readRoutedPeople(ctx.db, since)
  const leads = await readPastLeads(ctx.db, since)
  const tried = await decideAll(ctx.db, { leads: leads.slice(0, ROUTING_LIMITS.trial_leads).toReversed(), routing: input.value, hours, people })
  return summarise(ctx.db, tried, leads.length > ROUTING_LIMITS.trial_leads)
}

type PastLead = Awaited<ReturnType<typeof readPastLeads>>[number]
type Tried = { lead: PastLead; decision: RoutingDecision }

/** Newest first. What staff entered was theirs from the start. */
async function readPastLeads(db: Tx, since: Date) {
  return db
    .select({
      id: enquiry.id,
      reference: enquiry.reference,
      createdAt: enquiry.createdAt,
      mail: enquiry.mail,
      mobileE164: enquiry.mobileE164,
      countryName: enquiry.countryName,
      countryIso2: country.iso2,
      locale: enquiry.locale,
      origin: enquiry.origin,
      brandSign: enquiry.brandSign,
      carId: enquiry.carId,
      usedCarId: enquiry.usedCarId,
      fittingId: enquiry.fittingId,
      quantity: enquiry.quantity,
      ownerId: enquiry.ownerId,
      items: sql<
        { kind: string; sign: string; quantity: number }[]
      >`(select coalesce(json_agg(json_build_object('kind', i.kind, 'sign', i.sign, 'quantity', i.quantity) order by i.position), '[]') from ${enquiryItem} i where i.enquiry_id = ${sql.raw('enquiry.id')})`,
    })
    .from(enquiry)
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(and(gte(enquiry.createdAt, since), eq(enquiry.isQuarantined, false), sql`${enquiry.origin} <> 'entered'`))
    .orderBy(desc(enquiry.createdAt), desc(enquiry.id))
    .limit(ROUTING_LIMITS.trial_leads + 1)
}

type Trial = { leads: readonly PastLead[]; routing: Routing; hours: WorkingHours; people: ReadonlyMap<number, RoutedPerson> }

async function decideAll(db: Tx, { leads, routing, hours, people }: Trial): Promise<Tried[]> {
  const turns = new Map<string, number>()
  const asksForThings = routing.rules.some(({ brands, kinds, min_value_usd: least }) => brands.length + kinds.length > 0 || least !== null)
  const owners = new Map<string, EarlierOwner>()
  const tried: Tried[] = []
  for (let at = 0; at < leads.length; at += AT_ONCE) {
    const some = leads.slice(at, at + AT_ONCE)
    const facts = asksForThings ? await Promise.all(some.map((lead) => readAsked(db, lead))) : []
    for (const [index, lead] of some.entries()) {
      const { kind, brandSign, valueUsd } = facts[index] ?? { kind: 'none', brandSign: null, valueUsd: null }
      const { locale, countryIso2, origin, createdAt } = lead
      const routed = { locale, countryIso2, origin, kind, brandSign: brandSign ?? lead.brandSign, valueUsd, at: createdAt }
      const buyer = [lead.mail === '' ? null : `mail ${lead.mail.toLowerCase()}`, lead.mobileE164 === null ? null : `mobile ${lead.mobileE164}`].filter(
        (way) => way !== null,
      )
      const earlier = buyer.map((way) => owners.get(way)).find((known) => known !== undefined) ?? null
      const decision = chooseOwner({ lead: routed, routing, hours, people, earlier }, (key, id) => turns.get(`${key} ${id}`) ?? 0)
      if (decision.turnKey !== null) turns.set(`${decision.turnKey} ${decision.ownerId}`, tried.length + 1)
      if (decision.ownerId !== null) for (const way of buyer) owners.set(way, { ownerId: decision.ownerId, reference: lead.reference })
      tried.push({ lead, decision })
    }
  }
  return tried
}

async function summarise(db: Tx, tried: readonly Tried[], isCut: boolean): Promise<RoutingTrial> {
  const people = await readPeople(
    db,
    tried.flatMap(({ lead, decision }) => [
      lead.ownerId,
      decision.ownerId,
      ...[...decision.passedOver, ...decision.missed.flatMap((each) => each.people)].map(({ id }) => id),
    ]),
  )
  const personOf = (id: number | null) => people(id)
  const ids = [...new Set(tried.flatMap(({ lead, decision }) => [lead.ownerId, decision.ownerId]))].filter((id) => id !== null)
  const byReason = [...Map.groupBy(tried, ({ decision }) => JSON.stringify([decision.why, decision.rule])).values()].map((group) => ({
    why: group[0]?.decision.why ?? 'nobody',
    rule: group[0]?.decision.rule ?? null,
    count: group.length,
  }))
  return {
    leads: tried.length,
    is_cut: isCut,
    by_reason: byReason.toSorted((a, b) => ROUTING_REASONS.indexOf(a.why) - ROUTING_REASONS.indexOf(b.why) || b.count - a.count),
    by_person: ids
      .flatMap((id) => {
        const person = personOf(id)
        const count = tried.filter(({ decision }) => decision.ownerId === id).length
        return person === null ? [] : [{ ...person, count, had: tried.filter(({ lead }) => lead.ownerId === id).length }]
      })
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    list: tried
      .slice(-MOST_SHOWN)
      .toReversed()
      .map(({ lead, decision }) => ({
        id: lead.id,
        reference: lead.reference,
        created_at: lead.createdAt.toISOString(),
        country_name: lead.countryName,
        country_iso2: lead.countryIso2,
        locale: lead.locale,
        owner: personOf(lead.ownerId),
        routed: toRouted(decision, personOf),
      })),
  }
}

function toRouted(
  { ownerId, why, rule, because, reference, passedOver, missed }: RoutingDecision,
  personOf: (id: number | null) => { id: number; name: string } | null,
): Routed {
  const named = (all: RoutingDecision['passedOver']) =>
    all.flatMap(({ id, why: reason }) => {
      const person = personOf(id)
      return person === null ? [] : [{ ...person, why: reason }]
    })
  return {
    to: personOf(ownerId),
    why,
    rule,
    because,
    reference,
    passed_over: named(passedOver),
    missed: missed.map((each) => ({ rule: each.rule, people: named(each.people) })),
  }
}

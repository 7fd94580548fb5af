import type { Routing, RoutingRule } from '#contract/routing.ts'
import type { PassedOver, RoutedKind, RoutingCondition, RoutingReason } from '#contract/routing-values.ts'
import { isWorkingTime, type WorkingHours } from '#core/domain/working-time/index.ts'
import { localTimeOf } from '#core/domain/local-time/index.ts'

/** What rules ask of a lead. `valueUsd` null: its price is not known. */
export type RoutedLead = {
  locale: string
  countryIso2: string | null
  brandSign: string | null
  kind: RoutedKind
  origin: string
  valueUsd: number | null
  at: Date
}

/** Somebody who may answer leads. `week` null: they work in the company's hours. */
export type RoutedPerson = { id: number; week: WorkingHours | null; absences: readonly { firstDay: string; lastDay: string }[] }

/** Who has looked after the buyer, in which lead. */
export type EarlierOwner = { ownerId: number; reference: string }

export type RoutingCase = {
  lead: RoutedLead
  routing: Routing
  hours: WorkingHours
  /** Everybody who may own a lead, by id: who is not here may not. */
  people: ReadonlyMap<number, RoutedPerson>
  earlier: EarlierOwner | null
}

export type RoutingDecision = {
  ownerId: number | null
  why: RoutingReason
  /** Under which turns are remembered; null where nobody's turn it was. */
  turnKey: string | null
  rule: string | null
  because: RoutingCondition[]
  reference: string | null
  passedOver: { id: number; why: PassedOver }[]
  /** Rules that fitted, before the one that gave it, and why none of their people could have it. */
  missed: { rule: string; people: { id: number; why: PassedOver }[] }[]
}

/** Number of the turn in which somebody last got a lead by a rule; 0: never. */
export type LastGiven = (turnKey: string, staffId: number) => number

/** Under which the turns of the fallback are remembered. */
const FALLBACK_KEY = 'fallback'

/**
 * Who gets a lead: whoever has looked after the buyer; else of the first rule that fits and has somebody who is there, the one who has waited
 * longest for one; else of the fallback. Asks nobody and writes nothing.
 */
export function chooseOwner({ lead, routing, hours, people, earlier }: RoutingCase, lastGiven: LastGiven): RoutingDecision {
  const nobody: RoutingDecision = { ownerId: null, why: 'nobody', turnKey: null, rule: null, because: [], reference: null, passedOver: [], missed: [] }
  const passedOver: RoutingDecision['passedOver'] = []
  const missed: RoutingDecision['missed'] = []
  const available = (ids: readonly number[], onlyAtWork: boolean) =>
    ids.filter((id) => {
      const why = whyNot(people.get(id), { hours, at: lead.at, onlyAtWork })
      if (why !== null && !passedOver.some((known) => known.id === id)) passedOver.push({ id, why })
      return why === null
    })
  if (routing.keep_buyer && earlier !== null) {
    const [ownerId] = available([earlier.ownerId], false)
    if (ownerId !== undefined) return { ...nobody, ownerId, why: 'same_buyer', reference: earlier.reference }
  }
  for (const rule of routing.rules) {
    if (!fits(rule, lead, hours)) continue
    const ownerId = nextOf(available(rule.people, rule.only_at_work), rule.key, lastGiven)
    if (ownerId !== null)
      return {
        ...nobody,
        ownerId,
        why: 'rule',
        turnKey: rule.key,
        rule: rule.name,
        because: conditionsOf(rule),
        passedOver: without(passedOver, ownerId),
        missed,
      }
    missed.push({
      rule: rule.name,
      people: passedOverOf(
        rule.people.map((id) => people.get(id) ?? id),
        { hours, at: lead.at, onlyAtWork: rule.only_at_work },
      ),
    })
  }
  const ownerId = nextOf(available(routing.fallback, false), FALLBACK_KEY, lastGiven)
  if (ownerId !== null) return { ...nobody, ownerId, why: 'fallback', turnKey: FALLBACK_KEY, passedOver: without(passedOver, ownerId), missed }
  return { ...nobody, passedOver, missed }
}

// Why none of them could have it.
function passedOverOf(all: readonly (RoutedPerson | number)[], then: Then): RoutingDecision['passedOver'] {
  return all.flatMap((each) => {
    const [id, person] = typeof each === 'number' ? [each, undefined] : [each.id, each]
    const why = whyNot(person, then)
    return why === null ? [] : [{ id, why }]
  })
}

/** What a rule asks for. */
function conditionsOf(rule: RoutingRule): RoutingCondition[] {
  const lists = (['locales', 'countries', 'brands', 'kinds', 'origins'] as const).filter((name) => rule[name].length > 0)
  return [...lists, ...(rule.min_value_usd === null ? [] : (['min_value_usd'] as const)), ...(rule.time === 'any' ? [] : (['time'] as const))]
}

function fits(rule: RoutingRule, lead: RoutedLead, hours: WorkingHours): boolean {
  const isOne = (values: readonly string[], value: string | null) => values.length === 0 || (value !== null && values.includes(value))
  return (
    rule.is_on &&
    isOne(rule.locales, lead.locale) &&
    isOne(rule.countries, lead.countryIso2) &&
    isOne(rule.brands, lead.brandSign) &&
    isOne(rule.kinds, lead.kind) &&
    isOne(rule.origins, lead.origin) &&
    (rule.min_value_usd === null || (lead.valueUsd !== null && lead.valueUsd >= rule.min_value_usd)) &&
    (rule.time === 'any' || isWorkingTime(hours, lead.at) === (rule.time === 'open'))
  )
}

type Then = { hours: WorkingHours; at: Date; onlyAtWork: boolean }

// Who was passed over by one rule for the hour and is chosen by another was not passed over.
function without(passedOver: RoutingDecision['passedOver'], ownerId: number): RoutingDecision['passedOver'] {
  return passedOver.filter(({ id }) => id !== ownerId)
}

/** Why somebody cannot have a lead at that moment; null: they can. */
export function whyNot(person: RoutedPerson | undefined, { hours, at, onlyAtWork }: Then): PassedOver | null {
  if (person === undefined) return 'no_right'
  // The company's holidays are everybody's.
  const own: WorkingHours = person.week === null ? hours : { ...hours, ...person.week }
  const day = localTimeOf(at, own.time_zone).slice(0, 10)
  if (person.absences.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return 'absent'
  return onlyAtWork && !isWorkingTime(own, at) ? 'off_hours' : null
}

/** Whose turn it is: who has waited longest; of several who never had one, the first. */
function nextOf(ids: readonly number[], turnKey: string, lastGiven: LastGiven): number | null {
  return ids.reduce<number | null>((best, id) => (best === null || lastGiven(turnKey, id) < lastGiven(turnKey, best) ? id : best), null)
}

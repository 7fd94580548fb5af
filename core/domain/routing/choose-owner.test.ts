import { describe, expect, it } from 'vitest'
import type { Routing, RoutingRule } from '#contract/routing.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { chooseOwner, type RoutedLead, type RoutedPerson, type RoutingCase } from './choose-owner.ts'

// 2026-11-23 is a Monday; 02:00 UTC is ten in the morning in Chengdu.
const HOURS = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', time_zone: 'Asia/Shanghai' }
const OPEN = new Date('2026-11-23T02:00:00Z')
const CLOSED = new Date('2026-11-23T15:00:00Z')
const [LI, WANG, ZHAO] = [1, 2, 3]

const LEAD: RoutedLead = { locale: 'es', countryIso2: 'PE', brandSign: 'byd', kind: 'new', origin: 'car_detail', valueUsd: 40_000, at: OPEN }

function rule(changes: Partial<RoutingRule> = {}): RoutingRule {
  const conditions = { locales: [], countries: [], brands: [], kinds: [], origins: [], min_value_usd: null, time: 'any' as const }
  return { key: crypto.randomUUID(), name: 'Rule', is_on: true, ...conditions, people: [LI], only_at_work: false, ...changes }
}

function person(id: number, changes: Partial<RoutedPerson> = {}): RoutedPerson {
  return { id, week: null, absences: [], ...changes }
}

type Given = { lead?: Partial<RoutedLead>; rules?: RoutingRule[]; routing?: Partial<Routing>; people?: RoutedPerson[]; earlier?: RoutingCase['earlier'] }

function choose({ lead, rules = [], routing, people = [person(LI), person(WANG), person(ZHAO)], earlier = null }: Given, last: Record<string, number> = {}) {
  const given: RoutingCase = {
    lead: { ...LEAD, ...lead },
    routing: { ...UNSET_SETTINGS.routing, rules, ...routing },
    hours: HOURS,
    people: new Map(people.map((one) => [one.id, one])),
    earlier,
  }
  return chooseOwner(given, (key, id) => last[`${key} ${id}`] ?? 0)
}

describe('a rule', () => {
  it.each<[string, Partial<RoutingRule>, Partial<RoutedLead>]>([
    ['language', { locales: ['es', 'pt'] }, { locale: 'fr' }],
    ['country', { countries: ['PE'] }, { countryIso2: null }],
    ['maker', { brands: ['byd'] }, { brandSign: 'chery' }],
    ['kind', { kinds: ['new', 'used'] }, { kind: 'part' }],
    ['origin', { origins: ['car_detail'] }, { origin: 'contact' }],
    ['value', { min_value_usd: 40_000 }, { valueUsd: 39_999 }],
    ['a price that is not known', { min_value_usd: 1 }, { valueUsd: null }],
    ['the hours of the company', { time: 'open' }, { at: CLOSED }],
    ['the time outside of them', { time: 'closed' }, { at: OPEN }],
  ])('asks for %s', (_name, condition, other) => {
    const rules = [rule(condition)]
    const fitting = condition.time === 'closed' ? { at: CLOSED } : {}
    const isAsking = condition.min_value_usd === 1 ? {} : fitting
    expect(choose({ rules, lead: isAsking }).ownerId).toBe(LI)
    expect(choose({ rules, lead: other })).toMatchObject({ ownerId: null, why: 'nobody' })
  })

  it('asks for all that it names, and says what that was', () => {
    const rules = [rule({ name: 'Peru, dear', countries: ['PE'], min_value_usd: 30_000 })]
    expect(choose({ rules })).toMatchObject({ ownerId: LI, why: 'rule', rule: 'Peru, dear', because: ['countries', 'min_value_usd'] })
    expect(choose({ rules, lead: { valueUsd: 20_000 } }).ownerId).toBeNull()
  })

  it('is passed over while it is off, and the next one decides', () => {
    const rules = [rule({ is_on: false }), rule({ name: 'Second', people: [WANG] })]
    expect(choose({ rules })).toMatchObject({ ownerId: WANG, rule: 'Second' })
  })
})

describe('turns', () => {
  it('go to who has waited longest; of those who had none to the first', () => {
    const one = rule({ people: [LI, WANG, ZHAO] })
    expect(choose({ rules: [one] }).ownerId).toBe(LI)
    expect(choose({ rules: [one] }, { [`${one.key} 1`]: 10 }).ownerId).toBe(WANG)
    expect(choose({ rules: [one] }, { [`${one.key} 1`]: 10, [`${one.key} 2`]: 30, [`${one.key} 3`]: 20 }).ownerId).toBe(LI)
  })
})

describe('whoever is not there', () => {
  const away = { absences: [{ firstDay: '2026-11-20', lastDay: '2026-11-23' }] }

  it('is passed over, with the reason', () => {
    const rules = [rule({ people: [LI, WANG, ZHAO] })]
    const people = [person(LI, away), person(ZHAO)]
    expect(choose({ rules, people })).toMatchObject({
      ownerId: ZHAO,
      passedOver: [
        { id: LI, why: 'absent' },
        { id: WANG, why: 'no_right' },
      ],
    })
  })

  it('is back on the day after, at their own place', () => {
    const west = { days: [1, 2, 3, 4, 5], from: '08:00', to: '16:00', time_zone: 'America/Lima' }
    const rules = [rule()]
    // Still the 23rd in Lima, the 24th in Chengdu.
    expect(choose({ rules, people: [person(LI, { ...away, week: west })], lead: { at: new Date('2026-11-24T04:00:00Z') } }).ownerId).toBeNull()
    expect(choose({ rules, people: [person(LI, away)], lead: { at: new Date('2026-11-24T04:00:00Z') } }).ownerId).toBe(LI)
  })

  it('counts by the hour only where the rule asks for it', () => {
    const lead = { at: CLOSED }
    expect(choose({ rules: [rule()], lead }).ownerId).toBe(LI)
    const rules = [rule({ only_at_work: true }), rule({ name: 'Night', people: [ZHAO] })]
    const late = { days: [1], from: '20:00', to: '23:30', time_zone: 'Asia/Shanghai' }
    expect(choose({ rules, lead })).toMatchObject({ ownerId: ZHAO, passedOver: [{ id: LI, why: 'off_hours' }] })
    expect(choose({ rules, lead, people: [person(LI, { week: late }), person(ZHAO)] }).ownerId).toBe(LI)
  })
})

describe('what no rule takes', () => {
  it('goes to the fallback in turn, else to nobody', () => {
    expect(choose({ routing: { fallback: [WANG, ZHAO] } }, { 'fallback 2': 5 })).toMatchObject({ ownerId: ZHAO, why: 'fallback' })
    expect(choose({})).toMatchObject({ ownerId: null, why: 'nobody', turnKey: null })
  })
})

describe('a buyer who wrote before', () => {
  const earlier = { ownerId: ZHAO, reference: 'Q7K3-M2' }

  it('stays with whoever looks after them, and costs nobody a turn', () => {
    expect(choose({ rules: [rule()], earlier })).toMatchObject({ ownerId: ZHAO, why: 'same_buyer', reference: 'Q7K3-M2', turnKey: null })
  })

  it('goes by the rules where that person is away, or where the company does not keep buyers', () => {
    const people = [person(LI), person(ZHAO, { absences: [{ firstDay: '2026-11-23', lastDay: '2026-11-23' }] })]
    expect(choose({ rules: [rule()], people, earlier })).toMatchObject({ ownerId: LI, why: 'rule', passedOver: [{ id: ZHAO, why: 'absent' }] })
    expect(choose({ rules: [rule()], routing: { keep_buyer: false }, earlier }).ownerId).toBe(LI)
  })
})

it('says which rule fitted although none of its people could have it, whoever got it then', () => {
  const rules = [rule({ name: 'Sinotruk', people: [LI], only_at_work: true }), rule({ name: 'Other', locales: ['fr'] })]
  const decision = choose({ rules, lead: { at: CLOSED }, routing: { fallback: [LI] } })
  expect(decision).toMatchObject({ ownerId: LI, why: 'fallback', missed: [{ rule: 'Sinotruk', people: [{ id: LI, why: 'off_hours' }] }], passedOver: [] })
  expect(choose({ rules: [rule()] })).toMatchObject({ why: 'rule', missed: [] })
  const nobody = choose({ rules: [rule({ people: [9] })], people: [] })
  expect(nobody).toMatchObject({ ownerId: null, why: 'nobody', missed: [{ people: [{ id: 9, why: 'no_right' }] }] })
})

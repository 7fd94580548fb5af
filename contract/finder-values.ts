// Apart from the schemas, because browsers load these and must not load the validator.
import type { DRIVING_SIDES, EnergyType } from './vehicle.ts'

/** Answers of the guided finder (R7.6) as they stand in the address. Order is display order. */
export const FINDER_CONDITIONS = ['new', 'used'] as const
/** What a vehicle is to do: people first, then work. */
export const FINDER_USES = ['city', 'family', 'distance', 'rough', 'taxi', 'company', 'passengers', 'delivery', 'goods', 'haulage', 'site'] as const
export const FINDER_BODIES = ['small', 'sedan', 'suv', 'mpv', 'pickup', 'van', 'truck', 'tractor', 'construction', 'bus'] as const
export const FINDER_FUELS = ['electric', 'plugin', 'hybrid', 'engine', 'gas'] as const
/** Budgets that are offered, in US dollars FOB; any other whole number may be asked for. */
export const FINDER_BUDGETS = ['5000', '10000', '15000', '20000', '30000', '40000', '50000', '75000', '100000'] as const
export type FinderCondition = (typeof FINDER_CONDITIONS)[number]
export type FinderUse = (typeof FINDER_USES)[number]
export type FinderBody = (typeof FINDER_BODIES)[number]
export type FinderFuel = (typeof FINDER_FUELS)[number]
export type FinderSide = (typeof DRIVING_SIDES)[number]

/** Questions in the order in which they are asked. */
export const FINDER_QUESTIONS = ['condition', 'use', 'body', 'fuel', 'budget', 'destination', 'steering'] as const
export type FinderQuestion = (typeof FINDER_QUESTIONS)[number]

/** The true bodies and energies that an answer stands for. */
export const FINDER_BODY_TYPES: Readonly<Record<FinderBody, readonly string[]>> = {
  small: ['hatchback'],
  sedan: ['sedan', 'wagon'],
  suv: ['suv', 'crossover'],
  mpv: ['mpv'],
  pickup: ['pickup'],
  van: ['van'],
  truck: ['truck'],
  tractor: ['tractor'],
  construction: ['dump', 'mixer', 'special'],
  bus: ['minibus', 'bus'],
}
export const FINDER_ENERGIES: Readonly<Record<FinderFuel, readonly EnergyType[]>> = {
  electric: ['BEV'],
  plugin: ['PHEV', 'EREV'],
  hybrid: ['HEV', 'MHEV'],
  engine: ['ICE'],
  gas: ['CNG', 'LPG'],
}

/** Bodies that serve a use; others are not offered once the use is named, and together with it they are a contradiction. */
export const FINDER_BODIES_OF_USE: Readonly<Record<FinderUse, readonly FinderBody[]>> = {
  city: ['small', 'sedan', 'suv'],
  family: ['sedan', 'suv', 'mpv'],
  distance: ['sedan', 'suv', 'mpv'],
  rough: ['suv', 'pickup'],
  taxi: ['small', 'sedan', 'suv', 'mpv'],
  company: ['small', 'sedan', 'suv', 'mpv', 'pickup', 'van'],
  passengers: ['mpv', 'bus'],
  delivery: ['pickup', 'van', 'truck'],
  goods: ['pickup', 'van', 'truck', 'tractor'],
  haulage: ['truck', 'tractor'],
  site: ['pickup', 'truck', 'construction'],
}

const CAR_FUELS: readonly FinderFuel[] = ['electric', 'plugin', 'hybrid', 'engine']
const WORK_FUELS: readonly FinderFuel[] = ['electric', 'engine', 'gas']

/** What drives a body; lorries are no hybrids, and cars do not come for gas. */
export const FINDER_FUELS_OF_BODY: Readonly<Record<FinderBody, readonly FinderFuel[]>> = {
  small: CAR_FUELS,
  sedan: CAR_FUELS,
  suv: CAR_FUELS,
  mpv: CAR_FUELS,
  pickup: CAR_FUELS,
  van: WORK_FUELS,
  truck: WORK_FUELS,
  tractor: WORK_FUELS,
  construction: WORK_FUELS,
  bus: WORK_FUELS,
}

/** The answers worth offering beside a use and a body, open ones as ''; null: all of them. */
export function finderAnswersFor(question: string, { use, body }: { use: string; body: string }): readonly string[] | null {
  const bodies = isOneOf(FINDER_USES, use) ? FINDER_BODIES_OF_USE[use] : null
  if (question === 'body') return bodies
  if (question !== 'fuel') return null
  if (isOneOf(FINDER_BODIES, body)) return FINDER_FUELS_OF_BODY[body]
  return bodies?.flatMap((each) => FINDER_FUELS_OF_BODY[each]) ?? null
}

function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return (values as readonly string[]).includes(value)
}

/** Rules of a destination for used cars (`import_rule`) that leave units out: the wheel's side, what drives them, their age; `closed`: none is admitted; `other`: emissions, the day. */
export const FINDER_RULES = ['steering', 'fuel', 'age', 'closed', 'other'] as const
export type FinderRule = (typeof FINDER_RULES)[number]

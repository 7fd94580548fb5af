import type { FinderDestination, FinderInput, FinderReason, FinderShortlist } from '#contract/finder.ts'
import {
  FINDER_BODIES,
  FINDER_BUDGETS,
  FINDER_CONDITIONS,
  FINDER_FUELS,
  FINDER_QUESTIONS,
  FINDER_USES,
  type FinderCondition,
  type FinderQuestion,
} from '#contract/finder-values.ts'
import { DRIVING_SIDES } from '#contract/vehicle.ts'
import { formatNumber, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { isElectricShare, rangeName, rangeText } from '#apps/site/vehicle/range-view.server.ts'
import { bodyLabel, driveLabel, energyLabel, steeringLabel } from '#apps/site/vehicle/labels.server.ts'

export type ChoiceQuestion = Exclude<FinderQuestion, 'destination'>

const ANSWERS: Record<ChoiceQuestion, readonly string[]> = {
  condition: FINDER_CONDITIONS,
  use: FINDER_USES,
  body: FINDER_BODIES,
  fuel: FINDER_FUELS,
  budget: FINDER_BUDGETS,
  steering: DRIVING_SIDES,
}

const BODY_NAMES: Record<string, readonly string[]> = {
  small: ['hatchback'],
  sedan: ['sedan', 'wagon'],
  bus: ['minibus', 'bus'],
}
const FUEL_NAMES = { electric: ['BEV'], plugin: ['PHEV', 'EREV'], hybrid: ['HEV'], engine: ['ICE'], gas: ['CNG', 'LPG'] } as const
const CENTS = 100

/** The answers of a question in words, in their order; a budget that is not offered stands behind the others. */
export function answersOf(language: SiteLanguage, question: ChoiceQuestion, selected: string): { value: string; label: string }[] {
  const own = question === 'budget' && selected !== '' && !ANSWERS.budget.includes(selected) ? [selected] : []
  return [...ANSWERS[question], ...own].map((value) => ({ value, label: answerLabel(language, question, value) }))
}

function answerLabel({ t, locale }: SiteLanguage, question: ChoiceQuestion, value: string): string {
  switch (question) {
    case 'condition':
      return t(`finder.condition.${value as FinderCondition}`)
    case 'budget':
      return t('finder.upTo', { price: formatUsd(locale, Number(value) * CENTS) })
    case 'use':
      return t(`finder.use.${value}` as 'finder.use.city')
    case 'body':
      return value === 'construction' ? t('finder.siteVehicles') : (BODY_NAMES[value] ?? [value]).map((body) => bodyLabel(t, body)).join(' / ')
    case 'fuel':
      return FUEL_NAMES[value as keyof typeof FUEL_NAMES].map((energy) => energyLabel(t, energy)).join(' / ')
    case 'steering':
      return steeringLabel(t, value)
  }
}

export type Answered = { question: FinderQuestion; label: string }

/** What was answered, in words, in the order of the questions. */
export function answered(language: SiteLanguage, input: FinderInput, destination: FinderDestination | null): Answered[] {
  return FINDER_QUESTIONS.flatMap((question): Answered[] => {
    const value = input[question]
    if (value === undefined) return []
    if (question !== 'destination') return [{ question, label: answerLabel(language, question, value) }]
    return destination === null ? [] : [{ question, label: destination.country }]
  })
}

/** A reason as a phrase: "FOB US$12,900, within your limit of US$15,000". */
export function reasonText({ t, locale }: SiteLanguage, reason: FinderReason): string {
  const kilograms = (value: number) => t('unit.kg', { value: formatNumber(locale, value) })
  switch (reason.kind) {
    case 'budget':
      return t('finder.reason.budget', { price: formatUsd(locale, reason.price_usd_cents), budget: formatUsd(locale, reason.budget_usd * CENTS) })
    case 'range':
      return rangeReason(t, rangeText(t, locale, reason.range_km, reason.range_cycle), reason)
    case 'steering':
      return reason.country === null ? t(`finder.reason.sideAsked.${reason.side}`) : t(`finder.reason.side.${reason.side}`, { country: reason.country })
    case 'seats':
      return t(reason.is_for_family ? 'finder.reason.seatsFamily' : 'finder.reason.seats', { count: reason.seats })
    case 'energy':
      return energyReason(t, reason)
    case 'body':
      return t('finder.reason.asked', { value: bodyLabel(t, reason.body_type) })
    case 'drive':
      return t('finder.reason.drive', { drive: driveLabel(t, reason.drive_type) })
    case 'payload':
      return t('finder.reason.payload', { value: kilograms(reason.payload_kg) })
    case 'gvw':
      return t('finder.reason.gvw', { value: kilograms(reason.gvw_kg) })
    case 'length':
      return t('finder.reason.length', { value: formatNumber(locale, reason.length_mm / 1000, 2) })
    case 'year':
      return yearReason(t, reason)
    case 'mileage':
      return t('finder.reason.mileage', { value: t('unit.km', { value: formatNumber(locale, reason.mileage_km) }) })
    case 'battery':
      return t('finder.reason.battery', { value: String(reason.battery_soh_pct) })
  }
}

type ReasonOf<Kind extends FinderReason['kind']> = Extract<FinderReason, { kind: Kind }>

/** What a battery alone gives is named as such. */
function rangeReason(t: SiteTranslator, range: string, reason: ReasonOf<'range'>): string {
  return isElectricShare(reason) ? t('common.labelled', { label: rangeName(t, reason), value: range }) : t('finder.reason.charge', { range })
}

/** What was not asked for is told for long distances, where it saves the stops; a battery of unknown range saves none. */
function energyReason(t: SiteTranslator, { energy_type: energy, is_asked: isAsked }: ReasonOf<'energy'>): string {
  const label = energyLabel(t, energy)
  if (isAsked) return t('finder.reason.asked', { value: label })
  return energy === 'BEV' ? label : t('finder.reason.noCharging', { energy: label })
}

function yearReason(t: SiteTranslator, { year: number, is_registration: isRegistration, country, from }: ReasonOf<'year'>): string {
  const year = String(number)
  if (country === null || from === null) return t(isRegistration ? 'finder.reason.registered' : 'finder.reason.modelYear', { year })
  return t(isRegistration ? 'finder.reason.registeredAdmitted' : 'finder.reason.modelYearAdmitted', { year, country, from: String(from) })
}

/** What is known of the destination, and what speaks against the side asked for. */
export function destinationNotes({ t }: SiteLanguage, destination: FinderDestination | null, isSideRefused: boolean): string[] {
  if (destination === null) return []
  const { country, steering, as_of_year } = destination
  if (as_of_year === null) return [t('finder.ruleUnknown', { country })]
  const rule = steering === null ? [] : [t('finder.rule', { country, side: steeringLabel(t, steering), year: String(as_of_year) })]
  return isSideRefused ? [...rule, t('finder.otherSide')] : rule
}

/** How many used vehicles the destination's rules leave out, by rule, and what it asks of the others. */
export function usedNotes({ t }: SiteLanguage, { destination, used }: Pick<FinderShortlist, 'destination' | 'used'>): string[] {
  if (destination === null || used === null) return []
  const { country, as_of_year: asOf, used_from: from, fuel_restrictions: fuels, min_emission_standard: standard } = destination
  const year = String(asOf)
  const leftOut = used.left_out.map(({ rule, total: count }) =>
    rule === 'age' ? t('finder.leftOut.age', { count, country, year, from: String(from) }) : t(`finder.leftOut.${rule}`, { count, country, year }),
  )
  return [
    ...leftOut,
    ...fuels.map((name) => t(`finder.fuelRule.${name}`, { country })),
    ...(standard === null ? [] : [t('finder.emissionRule', { country, standard })]),
    ...(destination.is_inspection_required ? [t('finder.inspectionRule', { country })] : []),
  ]
}

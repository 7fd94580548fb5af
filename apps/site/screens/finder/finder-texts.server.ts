import {
  FINDER_BODIES,
  FINDER_BUDGETS,
  FINDER_FUELS,
  FINDER_USES,
  type FinderDestination,
  type FinderInput,
  type FinderQuestion,
  type FinderReason,
} from '#contract/finder.ts'
import { DRIVING_SIDES } from '#contract/vehicle.ts'
import { formatNumber, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { isElectricShare, rangeName, rangeText } from '#apps/site/vehicle/range-view.server.ts'
import { bodyLabel, driveLabel, energyLabel, steeringLabel } from '#apps/site/vehicle/labels.server.ts'

export type ChoiceQuestion = Exclude<FinderQuestion, 'destination'>

/** Questions that are answered by one of a few. */
export const CHOICE_QUESTIONS = ['budget', 'use', 'body', 'fuel', 'steering'] as const satisfies readonly ChoiceQuestion[]

const ANSWERS: Record<ChoiceQuestion, readonly string[]> = {
  budget: FINDER_BUDGETS,
  use: FINDER_USES,
  body: FINDER_BODIES,
  fuel: FINDER_FUELS,
  steering: DRIVING_SIDES,
}

const BODY_NAMES: Record<string, readonly string[]> = { small: ['hatchback'], sedan: ['sedan', 'wagon'], bus: ['minibus', 'bus'] }
const FUEL_NAMES = { electric: ['BEV'], plugin: ['PHEV', 'EREV'], hybrid: ['HEV'], engine: ['ICE'] } as const

/** The answers of a question in words, in their order. */
export function answersOf(language: SiteLanguage, question: ChoiceQuestion): { value: string; label: string }[] {
  return ANSWERS[question].map((value) => ({ value, label: answerLabel(language, question, value) }))
}

function answerLabel({ t, locale }: SiteLanguage, question: ChoiceQuestion, value: string): string {
  switch (question) {
    case 'budget':
      return t('finder.upTo', { price: formatUsd(locale, Number(value) * 100) })
    case 'use':
      return t(`finder.use.${value}` as 'finder.use.city')
    case 'body':
      return (BODY_NAMES[value] ?? [value]).map((body) => bodyLabel(t, body)).join(' / ')
    case 'fuel':
      return FUEL_NAMES[value as keyof typeof FUEL_NAMES].map((energy) => energyLabel(t, energy)).join(' / ')
    case 'steering':
      return steeringLabel(t, value)
  }
}

/** What was answered, in words, in the order of the questions. */
export function answered(language: SiteLanguage, input: FinderInput, destination: FinderDestination | null): { question: FinderQuestion; label: string }[] {
  const chosen = CHOICE_QUESTIONS.flatMap((question) => {
    const value = input[question]
    return value === undefined ? [] : [{ question, label: answerLabel(language, question, value) }]
  })
  return destination === null ? chosen : [...chosen, { question: 'destination' as const, label: destination.country }]
}

/** What a battery alone gives is named as such. */
function rangeReason(t: SiteTranslator, text: string, reason: Extract<FinderReason, { kind: 'range' }>): string {
  return isElectricShare(reason) ? `${rangeName(t, reason)}: ${text}` : text
}

/** A reason in a few words: "Within budget", "480 km (CLTC)". */
export function reasonText({ t, locale }: SiteLanguage, reason: FinderReason): string {
  switch (reason.kind) {
    case 'budget':
      return t('finder.withinBudget')
    case 'range':
      return rangeReason(t, rangeText(t, locale, reason.range_km, reason.range_cycle), reason)
    case 'steering':
      return steeringLabel(t, reason.side)
    case 'seats':
      return t('unit.seats', { count: reason.seats })
    case 'energy':
      return energyLabel(t, reason.energy_type)
    case 'drive':
      return driveLabel(t, reason.drive_type)
    case 'payload':
      return t('finder.payload', { value: t('unit.kg', { value: formatNumber(locale, reason.payload_kg) }) })
    case 'length':
      return t('finder.length', { value: formatNumber(locale, reason.length_mm / 1000, 2) })
  }
}

/** What is known of the destination, and what speaks against the side asked for. */
export function destinationNotes({ t }: SiteLanguage, destination: FinderDestination | null, isSideRefused: boolean): string[] {
  if (destination === null) return []
  const { country, steering, as_of_year } = destination
  if (steering === null || as_of_year === null) return [t('finder.ruleUnknown', { country })]
  const rule = t('finder.rule', { country, side: steeringLabel(t, steering), year: String(as_of_year) })
  return isSideRefused ? [rule, t('finder.otherSide')] : [rule]
}

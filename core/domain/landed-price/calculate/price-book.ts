import type { AgeBasis, DutyBase, DutyCategory, DutyComponent, FreightMode } from '#contract/landed-price-values.ts'
import type { SteeringSide } from '#contract/vehicle.ts'
import type { Exact } from './exact.ts'

/** What is known of a way to a country by one of its ports: rates, charges, rules. Days ISO, both ends included; amounts US dollars. */
export type PriceBook = {
  importRule: AdmissionRule | null
  /** Null: port and country are the same; undefined: no way leads from this port to the country. */
  inland: InlandLeg | null | undefined
  rates: readonly FreightRate[]
  /** Of this country and of every country. */
  charges: readonly Charge[]
  /** In the order in which they apply; empty: the country has none. */
  duties: readonly DutyRule[]
}

export type AdmissionRule = {
  maxAgeYears: number | null
  steeringAllowed: SteeringSide | null
  minEmissionStandard: string | null
  fuelRestrictions: readonly string[]
}

/** Where a figure comes from: a hint, never a proof. `asOf` is a month or a day. */
export type Evidence = { confidence: 'high' | 'medium' | 'low'; asOf: string; source: string | null; noteEn: string | null; isSample: boolean }

export type InlandLeg = Evidence & { ruleId: string; lightUsd: number; heavyUsd: number; isInCustomsValue: boolean; daysMin: number; daysMax: number }

export type FreightRate = {
  rateId: string
  mode: FreightMode
  loadingPort: string
  ratePerM3: Exact | null
  minCharge: number | null
  costPerContainer: number | null
  carsS: number | null
  carsM: number | null
  carsL: number | null
  evSurcharge: number
  fuelPercent: Exact
  warRisk: number
  docsFee: number
  destinationCharge: number
  transitDaysMin: number
  transitDaysMax: number
  validFrom: string
  validTo: string
  sourceNote: string | null
  isSample: boolean
}

export type Charge = Evidence & {
  rowId: string
  nameEn: string
  kind: 'insurance' | 'inspection'
  /** Null: every country. */
  countryIso2: string | null
  appliesTo: 'new' | 'used' | 'both'
  categories: readonly string[]
  energyTypes: readonly string[]
  ratePercent: Exact | null
  feeUsd: number | null
  feePercentFob: Exact | null
  minUsd: number | null
  maxUsd: number | null
  isRequired: boolean
}

export type DutyRule = Evidence & {
  /** Country, step, and which of the alternatives of the step, from 1. */
  ruleId: string
  step: number
  localName: string | null
  /** False: the country's duties are not estimated. */
  isEstimated: boolean
  ageBasis: AgeBasis
  component: DutyComponent | null
  base: DutyBase | null
  baseComponents: readonly DutyComponent[]
  upliftPercent: Exact
  thresholdUsd: number
  ratePercent: Exact
  amountUsd: Exact
  ccOver: number
  minUsd: number | null
  maxUsd: number | null
  minPerCcUsd: Exact | null
  /** Conditions: an empty list and null mean any. */
  energyTypes: readonly string[]
  categories: readonly DutyCategory[]
  brandSigns: readonly string[]
  condition: 'new' | 'used' | null
  engineCc: Bounds
  powerKw: Bounds
  ageYears: Bounds
  valueUsd: Bounds
}

/** How the country counts the age of vehicles, which all of its rules do alike. */
export function ageBasisOf(duties: readonly DutyRule[]): AgeBasis {
  return duties[0]?.ageBasis ?? 'first_registration'
}

/** Both ends included; null: open. */
export type Bounds = { from: number | null; to: number | null }

export function isWithin(value: number, { from, to }: Bounds): boolean {
  return (from === null || value >= from) && (to === null || value <= to)
}

export function isBounded({ from, to }: Bounds): boolean {
  return from !== null || to !== null
}

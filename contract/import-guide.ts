import type { DutyComponent, FreightMode, AgeBasis, CHARGE_CONDITIONS, CHARGE_PAYABLE_AT } from './landed-price-values.ts'
import type { FUEL_RESTRICTIONS } from './place-values.ts'
import type { PricedDestination } from './landed-price.ts'
import type { CONFIDENCES } from './vehicle.ts'

/** What a country admits. `max_age_years`: of used vehicles; null: no limit known, 0: none are admitted. `year`: of the rule. */
export type AdmittedVehicles = {
  max_age_years: number | null
  age_basis: AgeBasis
  steering: 'left' | 'right' | 'both' | null
  min_emission_standard: string | null
  fuel_restrictions: readonly (typeof FUEL_RESTRICTIONS)[number][]
  is_inspection_required: boolean
  confidence: (typeof CONFIDENCES)[number]
  year: number
  /** What else has to be known, by language. */
  notes: Readonly<Partial<Record<string, string>>>
}

/** A way to a port on which rates of today lead. Days at sea or on rails; `inland_days` where the way goes on over land; `valid_to`: the last day of the rates. */
export type ImportWay = {
  destination: PricedDestination
  mode: FreightMode
  days: { from: number; to: number }
  inland_days: { from: number; to: number } | null
  valid_to: string
}

/** An inspection that is due. US dollars; a share is of the FOB price. `name`: in English. */
export type ImportInspection = {
  code: string
  name: string
  applies_to: (typeof CHARGE_CONDITIONS)[number]
  payable_at: (typeof CHARGE_PAYABLE_AT)[number]
  fee_usd: number | null
  fob_percent: number | null
  min_usd: number | null
  max_usd: number | null
}

/** One kind of tax over all vehicles: the least and the greatest rate, and whether amounts that are no share of a value are among its rules. Null: it has no rates. */
export type ImportTax = { component: DutyComponent; percent: { from: number; to: number } | null; has_amounts: boolean }

/** Whether duties of a country are estimated: by its rules, not at all although something is known of them (`note_en` says why), or nothing is known. */
export type ImportDuties = { state: 'estimated' | 'not_estimated' | 'unknown'; note_en: string | null }

/**
 * What a buyer of a country has to know. `admits` null: no rule is known. `taxes` empty: none is known, or they cannot be estimated. `ports`: all that
 * lead there, also where no rate of today does.
 */
export type ImportGuide = {
  country: string
  country_name: string
  admits: AdmittedVehicles | null
  ways: readonly ImportWay[]
  inspections: readonly ImportInspection[]
  taxes: readonly ImportTax[]
  duties: ImportDuties
  ports: readonly PricedDestination[]
  is_sample: boolean
}

/** A country that has a guide, for the list of them. */
export type GuidedCountry = { country: string; country_name: string; admits: AdmittedVehicles | null; ports: readonly PricedDestination[] }

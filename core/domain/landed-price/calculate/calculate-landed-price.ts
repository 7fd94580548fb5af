import type { AdmissionReason, FreightMode, LandedNotice, LandedReason, LandedStatus, WayReason } from '#contract/landed-price-values.ts'
import { ageOf } from './age.ts'
import { inspectionsFor, insuranceFor, type AppliedCharge } from './charges.ts'
import { checkAdmission } from './check-admission.ts'
import { applyDuties, type AppliedDuty } from './duties.ts'
import { chooseFreight, type Freight } from './freight.ts'
import { ageBasisOf, type InlandLeg, type PriceBook } from './price-book.ts'
import { categoryOf, type PricedVehicle } from './vehicle.ts'

/** What a vehicle costs at a port and in a country, in whole US dollars. `way` null: not to be had; `duties` null: not estimated. */
export type LandedPrice = {
  status: LandedStatus
  reason: LandedReason | null
  /** Why the country does not admit the vehicle, also where nothing is known of its price. */
  refusal: AdmissionReason | null
  notices: readonly LandedNotice[]
  way: WayPrice | null
  duties: { applied: readonly AppliedDuty[]; totalUsd: number; landedTotalUsd: number } | null
}

/** The price to the port and what is paid before the duties. */
export type WayPrice = {
  freight: Freight
  ageYears: number | null
  fobUsd: number
  insurance: AppliedCharge
  cifUsd: number
  inspections: readonly AppliedCharge[]
  inspectionUsd: number
  /** Null: the port lies in the country. */
  inland: InlandLeg | null
  inlandUsd: number
  customsValueUsd: number
}

type Input = { vehicle: PricedVehicle; book: PriceBook; mode: FreightMode; day: string }

/** Computes the landed price of a vehicle on a day (R22.2): checks in their order, then line by line. */
export function calculateLandedPrice({ vehicle, book, mode, day }: Input): LandedPrice {
  const ageYears = ageOf(vehicle, ageBasisOf(book.duties), day)
  const admission = checkAdmission(vehicle, book.importRule, ageYears)
  const nothing = (reason: LandedReason): LandedPrice => ({ status: 'no_estimate', reason, refusal: admission.reason, notices: [], way: null, duties: null })
  if (vehicle.fobUsd === null || vehicle.fobUsd <= 0) return nothing('price_on_request')
  const way = priceWay({ vehicle, book, mode, day }, vehicle.fobUsd, ageYears)
  if (typeof way === 'string') return nothing(admission.reason ?? way)
  const isMoved = vehicle.portOfLoading !== null && vehicle.portOfLoading !== way.freight.rate.loadingPort
  const notices: LandedNotice[] = isMoved ? [...admission.notices, 'loading_port_changed'] : [...admission.notices]
  const stopped = (reason: LandedReason): LandedPrice => ({
    status: 'cif_only',
    reason,
    refusal: admission.reason,
    notices: notices.toSorted(),
    way,
    duties: null,
  })
  if (admission.reason !== null) return stopped(admission.reason)
  const applied = applyDuties(book.duties, { vehicle, age: ageYears, fobUsd: vehicle.fobUsd, customsValueUsd: way.customsValueUsd })
  if (typeof applied === 'string') return stopped(applied)
  if (applied.some(({ rule }) => rule.confidence === 'low')) notices.push('low_confidence')
  const totalUsd = applied.reduce((sum, { amountUsd }) => sum + amountUsd, 0)
  const landedTotalUsd = way.cifUsd + way.inlandUsd + way.inspectionUsd + way.freight.destinationUsd + totalUsd
  return { status: 'ok', reason: null, refusal: null, notices: notices.toSorted(), way, duties: { applied, totalUsd, landedTotalUsd } }
}

function priceWay({ vehicle, book, mode, day }: Input, fobUsd: number, ageYears: number | null): WayPrice | WayReason {
  if (book.inland === undefined) return 'no_route'
  // The way over land is priced by what kind of vehicle it is.
  if (book.inland !== null && categoryOf(vehicle) === null) return 'size_unknown'
  const freight = chooseFreight(vehicle, book.rates, mode, day)
  if (typeof freight === 'string') return freight
  const insurance = insuranceFor(vehicle, book.charges, fobUsd + freight.freightUsd)
  if (insurance === null) return 'no_insurance_rate'
  const cifUsd = fobUsd + freight.freightUsd + insurance.amountUsd
  const inspections = inspectionsFor(vehicle, book.charges, fobUsd)
  const inlandUsd = book.inland === null ? 0 : inlandFor(vehicle, book.inland)
  return {
    freight,
    ageYears,
    fobUsd,
    insurance,
    cifUsd,
    inspections,
    inspectionUsd: inspections.reduce((sum, { amountUsd }) => sum + amountUsd, 0),
    inland: book.inland,
    inlandUsd,
    customsValueUsd: book.inland?.isInCustomsValue === true ? cifUsd + inlandUsd : cifUsd,
  }
}

const LIGHT: readonly (string | null)[] = ['car', 'pickup', 'van']

function inlandFor(vehicle: PricedVehicle, { lightUsd, heavyUsd }: InlandLeg): number {
  return LIGHT.includes(categoryOf(vehicle)) ? lightUsd : heavyUsd
}

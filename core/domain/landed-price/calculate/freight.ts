import type { ContainerClass, FreightMode, WayReason } from '#contract/landed-price-values.ts'
import { divide, percentOf } from './exact.ts'
import type { FreightRate } from './price-book.ts'
import { hasTractionBattery, type PricedVehicle } from './vehicle.ts'

/** What fits into a container of 40 feet, mm. */
const CONTAINER = { width: 2_300, height: 2_480, length: 5_900 }
const LARGE = { length: 4_900, height: 1_900 }
const MEDIUM_LENGTH = 4_300
const MM3_PER_HUNDREDTH_M3 = 10_000_000

type Size = { length: number; width: number; height: number }

/** A way to the port with its price. `volume` in hundredths of a cubic metre; `containerClass` null on a ro-ro ship, where `sharing`, how many go into one container, is 1. */
export type Freight = { rate: FreightRate; freightUsd: number; destinationUsd: number; volume: number; containerClass: ContainerClass | null; sharing: number }

/** The freight of a vehicle on a day: from where it stands if a ship leaves there, else from where it is cheapest; or why there is none. */
export function chooseFreight(vehicle: PricedVehicle, rates: readonly FreightRate[], mode: FreightMode, day: string): Freight | WayReason {
  const offered = rates.filter((rate) => rate.mode === mode)
  if (offered.length === 0) return 'mode_not_offered'
  const valid = offered.filter(({ validFrom, validTo }) => validFrom <= day && day <= validTo)
  if (valid.length === 0) return 'no_valid_rate'
  const size = sizeOf(vehicle)
  if (size === null) return 'size_unknown'
  if (mode !== 'roro' && !fits(size)) return 'does_not_fit_container'
  const own = valid.filter(({ loadingPort }) => loadingPort === vehicle.portOfLoading)
  const priced = (own.length > 0 ? own : valid).flatMap((rate) => priceOf(vehicle, size, rate) ?? [])
  return priced.toSorted((a, b) => a.freightUsd - b.freightUsd || inAscii(a.rate.loadingPort, b.rate.loadingPort))[0] ?? 'no_valid_rate'
}

// A rate without its figure offers nothing.
function priceOf(vehicle: PricedVehicle, size: Size, rate: FreightRate): Freight | null {
  const containerClass = rate.mode === 'roro' ? null : classOf(size)
  const sharing = containerClass === null ? 1 : carsOf(rate, containerClass)
  const volume = volumeOf(size)
  const base = containerClass === null ? roroBase(rate, volume) : rate.costPerContainer === null || !sharing ? null : share(rate.costPerContainer, sharing)
  if (base === null || !sharing) return null
  const surcharge = hasTractionBattery(vehicle.energyType) ? rate.evSurcharge : 0
  const freightUsd = base + percentOf(base, rate.fuelPercent) + share(rate.warRisk, sharing) + rate.docsFee + surcharge
  return { rate, freightUsd, destinationUsd: share(rate.destinationCharge, sharing), volume, containerClass, sharing }
}

function roroBase({ ratePerM3, minCharge }: FreightRate, volume: number): number | null {
  // `volume` is in hundredths: so many percent of the rate.
  return ratePerM3 === null ? null : Math.max(minCharge ?? 0, percentOf(volume, ratePerM3))
}

function sizeOf({ lengthMm, widthMm, heightMm }: PricedVehicle): Size | null {
  return lengthMm === null || widthMm === null || heightMm === null ? null : { length: lengthMm, width: widthMm, height: heightMm }
}

function volumeOf({ length, width, height }: Size): number {
  return divide(BigInt(length) * BigInt(width) * BigInt(height), BigInt(MM3_PER_HUNDREDTH_M3))
}

function fits({ length, width, height }: Size): boolean {
  return width <= CONTAINER.width && height <= CONTAINER.height && length <= CONTAINER.length
}

function classOf({ length, height }: Size): ContainerClass {
  return length > LARGE.length || height > LARGE.height ? 'l' : length > MEDIUM_LENGTH ? 'm' : 's'
}

function carsOf({ carsS, carsM, carsL }: FreightRate, containerClass: ContainerClass): number | null {
  return { s: carsS, m: carsM, l: carsL }[containerClass]
}

function share(amount: number, sharing: number): number {
  return divide(BigInt(amount), BigInt(sharing))
}

function inAscii(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

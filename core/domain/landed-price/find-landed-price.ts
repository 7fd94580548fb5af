import { AppError } from '#contract/errors.ts'
import { DUTY_COMPONENTS, type DutyComponent, type FreightMode, type NameReason } from '#contract/landed-price-values.ts'
import { MOST_LANDED, type LandedPriceAnswer, type LandedPriceInput, type LandedPricesAnswer, type LandedPricesInput } from '#contract/landed-price.ts'
import type { Ctx } from '#core/domain/context.ts'
import { calculateLandedPrice, type LandedPrice } from './calculate/calculate-landed-price.ts'
import type { PriceBook } from './calculate/price-book.ts'
import type { PricedVehicle } from './calculate/vehicle.ts'
import { findWayNames } from './find-way-names.ts'
import { landedLines } from './landed-lines.ts'
import { readPriceBook, type Destination } from './read-price-book.ts'
import { readPricedCars, readPricedUnits } from './read-priced-vehicles.ts'

/**
 * What one vehicle costs at a port and in a country, line by line (R22.1). Whole US dollars. Throws `not_found` for a vehicle that is not on the
 * site; whatever else is missing stands in `status` and `reason`.
 */
export async function findLandedPrice({ ctx, input }: { ctx: Ctx; input: LandedPriceInput }): Promise<LandedPriceAnswer> {
  const { kind, id, ...way } = input
  const { list } = await listLandedPrices({ ctx, input: { ...way, [kind]: [id] } })
  const [found] = list
  if (!found) throw new AppError('not_found')
  return found
}

/** The same for at most 50 vehicles, new ones before used ones, each in the order of the call; null for one that is not on the site. */
export async function listLandedPrices({ ctx, input }: { ctx: Ctx; input: LandedPricesInput }): Promise<LandedPricesAnswer> {
  const signs = (input.new ?? []).slice(0, MOST_LANDED)
  const refs = (input.used ?? []).map((ref) => ref.toUpperCase()).slice(0, MOST_LANDED)
  const destination = { country: input.country, port: input.port, portCountry: input.port_country ?? input.country }
  const [way, cars, units] = await Promise.all([readWay(ctx, destination), readPricedCars(ctx, signs), readPricedUnits(ctx, refs)])
  const day = input.date ?? ctx.ports.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const price = (sign: string, vehicle: PricedVehicle | undefined) =>
    vehicle === undefined ? null : toAnswer({ sign, vehicle, ...way, mode: input.mode, day })
  return { list: [...signs.map((sign) => price(sign, cars.get(sign))), ...refs.map((ref) => price(ref, units.get(ref)))] }
}

/** `unknown`: the name of the destination that nobody knows; null: all are known. */
type Way = { book: PriceBook; destination: Destination; unknown: NameReason | null }

/** Names are looked up only where a way leads nowhere: then one may be misspelt. */
async function readWay(ctx: Ctx, asked: Destination): Promise<Way> {
  const book = await readPriceBook(ctx, asked)
  if (book.rates.length > 0 && book.inland !== undefined) return { book, destination: asked, unknown: null }
  const found = await findWayNames(ctx, asked)
  if (typeof found === 'string') return { book, destination: asked, unknown: found }
  return { book: found.port === asked.port ? book : await readPriceBook(ctx, found), destination: found, unknown: null }
}

type Priced = Way & { sign: string; vehicle: PricedVehicle; mode: FreightMode; day: string }

function priceOf({ vehicle, book, mode, day, unknown }: Priced): LandedPrice {
  if (unknown !== null) return { status: 'no_estimate', reason: unknown, refusal: null, notices: [], way: null, duties: null }
  return calculateLandedPrice({ vehicle, book, mode, day })
}

function toAnswer(priced: Priced): LandedPriceAnswer {
  const { sign, vehicle, destination, mode, day } = priced
  const price = priceOf(priced)
  const { way, duties } = price
  return {
    calc_date: day,
    vehicle_kind: vehicle.isUsed ? 'used' : 'new',
    model_sign: vehicle.isUsed ? null : sign,
    stock_ref: vehicle.isUsed ? sign : null,
    destination_country_iso2: destination.country,
    port_name: destination.port,
    port_country_iso2: destination.portCountry,
    mode,
    status: price.status,
    reason: price.reason,
    refusal: price.refusal,
    notices: [...price.notices],
    rate_id: way?.freight.rate.rateId ?? null,
    fob_port: way === null ? null : (vehicle.portOfLoading ?? way.freight.rate.loadingPort),
    loading_port: way?.freight.rate.loadingPort ?? null,
    volume_m3: way === null ? null : way.freight.volume / 100,
    container_class: way?.freight.containerClass ?? null,
    vehicles_per_container: way === null || way.freight.containerClass === null ? null : way.freight.sharing,
    age_years: way?.ageYears ?? null,
    fob_usd: way?.fobUsd ?? null,
    freight_usd: way?.freight.freightUsd ?? null,
    insurance_usd: way?.insurance.amountUsd ?? null,
    cif_usd: way?.cifUsd ?? null,
    inspection_usd: way?.inspectionUsd ?? null,
    inland_usd: way?.inlandUsd ?? null,
    customs_value_usd: way?.customsValueUsd ?? null,
    ...componentSums(duties),
    duty_total_usd: duties?.totalUsd ?? null,
    destination_charges_usd: way?.freight.destinationUsd ?? null,
    landed_total_usd: duties?.landedTotalUsd ?? null,
    steps: duties?.applied.map(({ rule, component, amountUsd }) => `${rule.step}:${component}=${amountUsd}`) ?? [],
    lines: landedLines(price),
    transit_days_min: way === null ? null : way.freight.rate.transitDaysMin + (way.inland?.daysMin ?? 0),
    transit_days_max: way === null ? null : way.freight.rate.transitDaysMax + (way.inland?.daysMax ?? 0),
    is_sample: isSample(price),
  }
}

function componentSums(duties: LandedPrice['duties']): Record<DutyComponent, number | null> {
  const sumOf = (name: DutyComponent) => duties?.applied.filter(({ component }) => component === name).reduce((sum, { amountUsd }) => sum + amountUsd, 0)
  return Object.fromEntries(DUTY_COMPONENTS.map((name) => [name, sumOf(name) ?? null])) as Record<DutyComponent, number | null>
}

function isSample({ way, duties }: LandedPrice): boolean {
  if (way === null) return false
  const charges = [way.insurance, ...way.inspections].map(({ charge }) => charge)
  return [way.freight.rate, ...charges, ...(way.inland === null ? [] : [way.inland]), ...(duties?.applied ?? []).map(({ rule }) => rule)].some(
    (each) => each.isSample,
  )
}

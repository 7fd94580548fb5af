import type { FeedFormat, LeftOutReason } from '#contract/listing-feed-values.ts'
import { vinState } from '#contract/vin.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

/** Bodies of heavy commercial vehicles and of buses, which Google does not list. */
const NOT_FOR_GOOGLE: readonly string[] = ['minibus', 'bus', 'truck', 'tractor', 'dump', 'mixer', 'special']

type Rule = (vehicle: FeedVehicle) => boolean

/** What every vehicle is asked, in the order in which reasons are told. */
const RULES: Readonly<Record<LeftOutReason, Rule>> = {
  sample: ({ isSample }) => isSample,
  reserved: ({ status }) => status === 'reserved',
  not_admitted: ({ isAdmitted }) => !isAdmitted,
  not_for_platform: ({ bodyType }) => bodyType !== null && NOT_FOR_GOOGLE.includes(bodyType),
  no_price: ({ fobCents }) => fobCents === null,
  no_vin: ({ used }) => !isWholeVin(used?.vin ?? null),
  no_picture: ({ hasPicture }) => !hasPicture,
  no_colour: ({ used }) => isBlank(used?.colourExterior ?? null),
  no_year: ({ modelYear }) => modelYear === null,
  no_mileage: ({ used }) => (used?.mileageKm ?? null) === null,
  no_body: ({ bodyType }) => bodyType === null,
}

/** What keeps a vehicle out of a feed of each format: what the platform asks for, as its specification says (R22.17). */
const ASKED: Readonly<Record<FeedFormat, readonly LeftOutReason[]>> = {
  // Mileage is asked of used vehicles alone; a new car has no VIN and is out by that.
  google: ['sample', 'reserved', 'not_admitted', 'not_for_platform', 'no_price', 'no_vin', 'no_year', 'no_mileage'],
  meta: ['sample', 'not_admitted', 'no_price', 'no_picture', 'no_colour', 'no_year', 'no_mileage', 'no_body'],
  csv: ['reserved', 'not_admitted'],
  json: ['reserved', 'not_admitted'],
}

/** Everything that keeps a vehicle out of a feed; nothing: it is in. */
export function judgeVehicle(format: FeedFormat, vehicle: FeedVehicle): LeftOutReason[] {
  const isNewToGoogle = format === 'google' && vehicle.kind === 'new'
  return ASKED[format].filter((reason) => RULES[reason](vehicle) && !(isNewToGoogle && reason === 'no_mileage'))
}

/** A VIN of 17 signs of the standard alphabet. */
export function isWholeVin(vin: string | null): vin is string {
  return vin !== null && vinState(vin) !== 'incomplete'
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === ''
}

import type { EnergyType, Fuel } from '#contract/vehicle.ts'
import type { FeedVehicle } from '#core/domain/listing-feed/vehicle/feed-vehicle.ts'
import { isWholeVin } from '#core/domain/listing-feed/vehicle/judge-vehicle.ts'
import type { VehicleDetails } from '#core/domain/listing-feed/vehicle/read-details.ts'
import { amountOf, dayOf, jpegOf, linkOf, type Cell, type FeedContext } from './feed-context.ts'

/** Attributes of the feed specification of Google vehicle listings, by their names there. */
export const GOOGLE_COLUMNS = [
  'vin',
  'id',
  'store_code',
  'dealership_name',
  'dealership_address',
  'tracking_phone_number',
  'image_link',
  'additional_image_link',
  'link',
  'date_in_stock',
  'price',
  'condition',
  'certified_pre_owned',
  'make',
  'model',
  'trim',
  'year',
  'mileage',
  'exterior_color',
  'engine',
  'transmission',
  'fuel_type',
  'drivetrain',
  'body_type',
] as const

/** One yard, so one code, which never changes. */
const STORE_CODE = 'main'
const MOST_ADDITIONAL = 20

/** Of an engine alone its fuel says it; where that is not known, nothing is said. */
const ENERGIES: Readonly<Record<EnergyType, string | null>> = {
  BEV: 'electric',
  PHEV: 'plug-in hybrid',
  EREV: 'plug-in hybrid',
  HEV: 'hybrid',
  MHEV: 'hybrid',
  ICE: null,
  FCEV: 'hydrogen',
  CNG: 'CNG',
  LPG: 'LPG',
}

const FUELS: Readonly<Record<Fuel, string>> = { petrol: 'gasoline', diesel: 'diesel', cng: 'CNG', lng: 'LNG', lpg: 'LPG' }

/** A vehicle that nothing keeps out, as a row. */
export function googleRow(context: FeedContext, vehicle: FeedVehicle, { pictures }: VehicleDetails): Record<(typeof GOOGLE_COLUMNS)[number], Cell> {
  const { company } = context.plan
  const { words } = context
  const { used, fobCents, bodyType, transmission, displacementCc } = vehicle
  const [first, ...others] = pictures
  return {
    vin: isWholeVin(used?.vin ?? null) ? (used?.vin ?? null) : null,
    id: vehicle.sign,
    store_code: STORE_CODE,
    dealership_name: company.name,
    dealership_address: company.address.split('\n').join(', '),
    tracking_phone_number: company.phone,
    image_link: first === undefined ? null : jpegOf(context, first),
    additional_image_link: others
      .slice(0, MOST_ADDITIONAL)
      .map((picture) => jpegOf(context, picture))
      .join(','),
    link: linkOf(context, vehicle),
    date_in_stock: dayOf(vehicle.createdAt),
    price: fobCents === null ? null : amountOf(fobCents),
    condition: vehicle.kind,
    // By its maker; nobody enters that.
    certified_pre_owned: null,
    make: vehicle.brandName,
    model: vehicle.modelName,
    trim: vehicle.trim,
    year: vehicle.modelYear,
    mileage: (used?.mileageKm ?? null) === null ? null : `${used?.mileageKm} km`,
    exterior_color: (used?.colourExterior ?? null) === null ? null : words.colour(used?.colourExterior ?? ''),
    engine: displacementCc === null ? null : words.litres(displacementCc),
    transmission: transmission === null ? null : words.transmission(transmission),
    fuel_type: ENERGIES[vehicle.energyType] ?? (vehicle.fuel === null ? null : FUELS[vehicle.fuel]),
    drivetrain: vehicle.driveType,
    body_type: bodyType === null ? null : words.body(bodyType),
  }
}

import type { EnergyType, Fuel } from '#contract/vehicle.ts'
import type { ListingFeedValue } from '#contract/listing-feed.ts'
import type { FeedVehicle } from '#core/domain/listing-feed/vehicle/feed-vehicle.ts'
import { isWholeVin } from '#core/domain/listing-feed/vehicle/judge-vehicle.ts'
import type { VehicleDetails } from '#core/domain/listing-feed/vehicle/read-details.ts'
import { amountOf, dayOf, jpegOf, linkOf, type Cell, type FeedContext } from './feed-context.ts'

/** Platforms show no more of them. */
const MOST_PICTURES = 10

const PICTURE_COLUMNS = Array.from({ length: MOST_PICTURES }, (_, at) => [`image[${at}].url`, `image[${at}].tag[0]`]).flat()

/** Fields of Meta's catalogue of automotive inventory, by their names there. */
export const META_COLUMNS: readonly string[] = [
  'vehicle_id',
  'title',
  'description',
  'url',
  'make',
  'model',
  'trim',
  'year',
  'mileage.value',
  'mileage.unit',
  ...PICTURE_COLUMNS,
  'body_style',
  'state_of_vehicle',
  'price',
  'exterior_color',
  'address',
  'availability',
  'transmission',
  'fuel_type',
  'drivetrain',
  'vin',
  'date_first_on_lot',
]

const BODIES: Readonly<Record<string, string>> = {
  hatchback: 'HATCHBACK',
  sedan: 'SEDAN',
  coupe: 'COUPE',
  convertible: 'CONVERTIBLE',
  wagon: 'WAGON',
  crossover: 'CROSSOVER',
  suv: 'SUV',
  mpv: 'MINIVAN',
  pickup: 'PICKUP',
  van: 'VAN',
  truck: 'TRUCK',
  tractor: 'TRUCK',
  dump: 'TRUCK',
  mixer: 'TRUCK',
}

/** Of an engine alone its fuel says it; where that is not known, nothing is said. */
const ENERGIES: Readonly<Record<EnergyType, string | null>> = {
  BEV: 'ELECTRIC',
  PHEV: 'PLUGIN_HYBRID',
  EREV: 'PLUGIN_HYBRID',
  HEV: 'HYBRID',
  MHEV: 'HYBRID',
  ICE: null,
  FCEV: 'OTHER',
  CNG: 'OTHER',
  LPG: 'OTHER',
}

const FUELS: Readonly<Record<Fuel, string>> = { petrol: 'GASOLINE', diesel: 'DIESEL', cng: 'OTHER', lng: 'OTHER', lpg: 'OTHER' }

const TRANSMISSIONS: Readonly<Record<string, string>> = {
  MT: 'MANUAL',
  AT: 'AUTOMATIC',
  AMT: 'AUTOMATIC',
  DCT: 'AUTOMATIC',
  CVT: 'AUTOMATIC',
  'e-CVT': 'AUTOMATIC',
  'single-speed': 'AUTOMATIC',
}

const DRIVES: Readonly<Record<string, string>> = { FWD: 'FWD', RWD: 'RWD', AWD: 'AWD', '4WD': 'FOUR_WD' }

/** A vehicle that nothing keeps out, as a row. */
export function metaRow(context: FeedContext, vehicle: FeedVehicle, { pictures, summary }: VehicleDetails): Record<string, Cell> {
  const { used, kind, fobCents, bodyType } = vehicle
  const shown = pictures.slice(0, MOST_PICTURES)
  return {
    vehicle_id: vehicle.sign,
    title: context.words.titleOf(vehicle),
    description: context.words.descriptionOf(vehicle, summary),
    url: linkOf(context, vehicle),
    make: vehicle.brandName,
    model: vehicle.modelName,
    trim: vehicle.trim,
    year: vehicle.modelYear,
    'mileage.value': used?.mileageKm ?? null,
    'mileage.unit': 'KM',
    ...Object.fromEntries(
      shown.flatMap((picture, at) => [
        [`image[${at}].url`, jpegOf(context, picture)],
        [`image[${at}].tag[0]`, 'Exterior'],
      ]),
    ),
    body_style: bodyType === null ? null : (BODIES[bodyType] ?? 'OTHER'),
    state_of_vehicle: kind === 'new' ? 'NEW' : 'USED',
    price: fobCents === null ? null : amountOf(fobCents),
    exterior_color: (used?.colourExterior ?? null) === null ? null : context.words.colour(used?.colourExterior ?? ''),
    address: addressOf(context.plan.feed),
    availability: vehicle.status === 'reserved' ? 'PENDING' : 'AVAILABLE',
    transmission: TRANSMISSIONS[vehicle.transmission ?? ''] ?? null,
    fuel_type: ENERGIES[vehicle.energyType] ?? (vehicle.fuel === null ? null : FUELS[vehicle.fuel]),
    drivetrain: DRIVES[vehicle.driveType ?? ''] ?? null,
    vin: isWholeVin(used?.vin ?? null) ? (used?.vin ?? null) : null,
    date_first_on_lot: dayOf(vehicle.createdAt),
  }
}

function addressOf(feed: ListingFeedValue): string {
  const { yard_street: addr1, yard_city: city, yard_region: region, yard_postal_code: postalCode, yard_country: country } = feed
  return JSON.stringify({ addr1, city, region, country, ...(postalCode === '' ? {} : { postal_code: postalCode }) })
}

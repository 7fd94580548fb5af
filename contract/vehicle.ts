/** Value lists of vehicles as they stand on the wire and in the URL. Order is display order. */
export const AUTO_TYPES = ['mini', 'sedan', 'suv', 'mpv', 'lcv'] as const

export const ENERGY_TYPES = ['BEV', 'PHEV', 'EREV', 'HEV', 'MHEV', 'ICE', 'FCEV', 'CNG', 'LPG'] as const
export type EnergyType = (typeof ENERGY_TYPES)[number]

/** What the engine of a vehicle burns; of a battery vehicle nothing. */
export const FUELS = ['petrol', 'diesel', 'cng', 'lng', 'lpg'] as const
export type Fuel = (typeof FUELS)[number]

/** Fuel types (R6.3) and the energy type each stands for. */
export const FUEL_TYPE_SIGNS = { electric: 'BEV', 'plug-in-hybrid': 'PHEV', 'extended-range': 'EREV' } as const satisfies Record<string, EnergyType>

/** Other types (R6.3). Accessories lead to the fittings list. */
export const OTHER_TYPE_SIGNS = ['off-road', 'sports-car', 'accessories'] as const

/** Price filter values (R6.4), in US dollars. `50000` is "more than 50,000". */
export const PRICE_BANDS = ['0-10000', '10000-20000', '20000-30000', '30000-40000', '40000-50000', '50000'] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

/** Sort values (R6.5): default (relevance), price descending, price ascending, then downwards range, power, model year; 6 what came into the catalogue last, then upwards at the destination: 7 the total with duties, 8 the price to the port (R22.16). */
export const SORTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const
export type Sort = (typeof SORTS)[number]

/** Sides that the steering wheel stands on. */
export const DRIVING_SIDES = ['left', 'right'] as const
/** What is known of a vehicle's side; `both`: it can be had with either. */
export const STEERING_SIDES = [...DRIVING_SIDES, 'both'] as const
export type SteeringSide = (typeof STEERING_SIDES)[number]

/** Tests behind a driving range. */
export const RANGE_CYCLES = ['CLTC', 'NEDC', 'WLTP', 'EPA'] as const
export type RangeCycle = (typeof RANGE_CYCLES)[number]

/** Body types by size and use; a car may bring another, which comes after. */
export const BODY_TYPES = [
  'hatchback',
  'sedan',
  'coupe',
  'convertible',
  'wagon',
  'crossover',
  'suv',
  'mpv',
  'pickup',
  'van',
  'minibus',
  'bus',
  'truck',
  'tractor',
  'dump',
  'mixer',
  'special',
  'other',
] as const

/** Driven wheels; trucks bring others with their axles. */
export const DRIVE_TYPES = ['FWD', 'RWD', 'AWD', '4WD'] as const

export const TRANSMISSIONS = ['MT', 'AT', 'AMT', 'DCT', 'CVT', 'e-CVT', 'single-speed'] as const

/** Colours of the paint, as the stock writes them; a used unit may bring another. */
export const COLOURS = [
  'white',
  'pearl white',
  'black',
  'silver',
  'grey',
  'dark grey',
  'red',
  'dark red',
  'blue',
  'light blue',
  'dark blue',
  'green',
  'dark green',
  'bronze',
  'brown',
  'champagne',
  'beige',
  'gold',
  'yellow',
  'orange',
  'purple',
  'white and blue',
  'black and red',
] as const
export type Colour = (typeof COLOURS)[number]

/** Days from the order until a vehicle stands ready for loading: each value of the filter takes in those before it. */
export const LEAD_TIMES = ['7', '14', '30', '60'] as const
export type LeadTime = (typeof LEAD_TIMES)[number]

/** How sure a rule of a destination is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const

/** Brand grid caps (R4.4). */
export const BRAND_GRID_CAPS = { 1: 20, 2: 10 } as const

/** Names of the filters that have facets, in display order. */
export const FACET_NAMES = [
  'brand',
  'price',
  'energy',
  'auto_type',
  'body',
  'fuel',
  'drive',
  'engine',
  'transmission',
  'charge_port',
  'emission',
  'steering',
  'seats',
  'year',
  'colour',
  'lead_time',
  'equipment',
  'category',
] as const
export type FacetName = (typeof FACET_NAMES)[number]

/** Figures that the list can be narrowed to from one bound to another (R6.18): US dollars, years, km, kW. */
export const CAR_RANGES = ['price', 'year', 'range', 'power'] as const
export type CarRange = (typeof CAR_RANGES)[number]

/** Names of the two bounds of each range, as addresses and calls have them. */
export function boundNames(ranges: readonly string[]): string[] {
  return ranges.flatMap((name) => [`${name}_from`, `${name}_to`])
}

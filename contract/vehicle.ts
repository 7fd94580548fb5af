/** Value lists of vehicles as they stand on the wire and in the URL. Order is display order. */
export const AUTO_TYPES = ['mini', 'sedan', 'suv', 'mpv', 'lcv'] as const
export type AutoType = (typeof AUTO_TYPES)[number]

export const ENERGY_TYPES = ['BEV', 'PHEV', 'EREV', 'HEV', 'MHEV', 'ICE', 'FCEV', 'CNG', 'LPG'] as const
export type EnergyType = (typeof ENERGY_TYPES)[number]

/** "Fuel types" of the specification (section 9) and the energy type each stands for. */
export const FUEL_TYPE_SIGNS = { electric: 'BEV', 'plug-in-hybrid': 'PHEV', 'extended-range': 'EREV' } as const satisfies Record<string, EnergyType>

/** "Other types" of the specification (section 9). Accessories lead to the fittings list. */
export const OTHER_TYPE_SIGNS = ['off-road', 'sports-car', 'accessories'] as const

/** Price filter values of specification section 9, in US dollars. `50000` is "more than 50,000". */
export const PRICE_BANDS = ['0-10000', '10000-20000', '20000-30000', '30000-40000', '40000-50000', '50000'] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

/** Sort values of specification section 9: default (relevance), price descending, price ascending. */
export const SORTS = ['0', '1', '2'] as const
export type Sort = (typeof SORTS)[number]

export const STEERING_SIDES = ['left', 'right', 'both'] as const
export type SteeringSide = (typeof STEERING_SIDES)[number]

/** Brand grid caps of specification section 9. */
export const BRAND_GRID_CAPS = { 1: 20, 2: 10 } as const

/** Names of the filters that have facets, in display order. */
export const FACET_NAMES = [
  'brand',
  'price',
  'energy',
  'auto_type',
  'body',
  'drive',
  'engine',
  'transmission',
  'emission',
  'steering',
  'seats',
  'year',
  'category',
] as const
export type FacetName = (typeof FACET_NAMES)[number]

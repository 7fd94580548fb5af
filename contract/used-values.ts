// Apart from the schemas, because browsers load these and must not load the validator.

/** In the order of the list: what can be bought, what is reserved, what is gone. */
export const USED_CAR_STATUSES = ['available', 'reserved', 'sold'] as const
export type UsedCarStatus = (typeof USED_CAR_STATUSES)[number]

/** Bands of the FOB price in US dollars and of the mileage in km: lower bound inclusive, upper exclusive, the last without end. */
export const USED_PRICE_BANDS = ['0-5000', '5000-10000', '10000-15000', '15000-20000', '20000-30000', '30000'] as const
export const MILEAGE_BANDS = ['0-30000', '30000-60000', '60000-100000', '100000-200000', '200000'] as const

/** Names of the filters of used cars, in display order. */
export const USED_FACET_NAMES = [
  'brand',
  'price',
  'year',
  'mileage',
  'energy',
  'body',
  'fuel',
  'transmission',
  'drive',
  'charge_port',
  'steering',
  'seats',
  'colour',
  'equipment',
  'port',
  'status',
] as const
export type UsedFacetName = (typeof USED_FACET_NAMES)[number]

/** Figures that the stock can be narrowed to from one bound to another (R6.18): US dollars, years, km, km, kW. */
export const USED_RANGES = ['price', 'year', 'mileage', 'range', 'power'] as const
export type UsedRange = (typeof USED_RANGES)[number]

/** 0 newest model year, 1 price descending, 2 price ascending, 3 lowest mileage, 4 what came into the stock last, 7 and 8 as new cars. */
export const USED_SORTS = ['0', '1', '2', '3', '4', '7', '8'] as const
export type UsedSort = (typeof USED_SORTS)[number]

/** Places of a vehicle that a finding of its inspection can name; an import may bring others. */
export const DEFECT_ZONES = [
  'front_bumper',
  'rear_bumper',
  'bonnet',
  'windscreen',
  'roof',
  'boot_lid',
  'boot_floor',
  'front_left_wing',
  'front_right_wing',
  'front_left_door',
  'front_right_door',
  'rear_left_door',
  'rear_right_door',
  'rear_left_quarter',
  'rear_right_quarter',
  'wheel_front_left',
  'wheel_front_right',
  'wheel_rear_left',
  'wheel_rear_right',
  'driver_seat',
  'dashboard',
  'steering_wheel',
  'engine_bay',
  'front_cross_member',
  'front_panel',
  'rear_panel',
  'cab_front',
  'cab_left_door',
  'cab_right_door',
  'load_body',
  'chassis_frame',
  'left_side_panel',
  'right_side_panel',
  'luggage_door_left',
  'luggage_door_right',
  'fuel_tank',
  'mudguard_right',
  'tyre_rear',
  'unspecified',
] as const

/** What a finding can be; an import may bring others. */
export const DEFECT_KINDS = [
  'scratch',
  'dent',
  'kerb_mark',
  'repaint',
  'wear',
  'stone_chips',
  'structural_repair',
  'chip',
  'stain',
  'seepage',
  'surface_rust',
  'other',
] as const

/** `hard`: beyond it a value is not taken; `soft`: beyond it it is unlikely. Bounds belong to the range. */
export type Range = { hard: readonly [number, number]; soft: readonly [number, number] }

/*
 * Plausible ranges. `hard`: what no road vehicle can have, so the cell is a mistake (a metre read as a millimetre, a slipped column). `soft`: what the
 * market has. Sources: GB 1589-2016 (China, outside dimensions: 2,550 mm wide, 2,600 mm refrigerated, 4,000 mm high, 12 m rigid, 13.7 m bus, 18.1 m articulated);
 * the sample catalogue; makers' records (quadricycle 2.4 m, hypercar 1,400 kW, 16 L truck diesel, 150 kWh car and 600 kWh truck batteries, 1,000 km CLTC).
 */
export const VEHICLE_RANGES = {
  displacement_cc: { hard: [50, 35_000], soft: [600, 17_000] },
  power_kw: { hard: [3, 3_000], soft: [10, 1_450] },
  torque_nm: { hard: [10, 20_000], soft: [50, 3_500] },
  seats: { hard: [1, 150], soft: [1, 70] },
  doors: { hard: [1, 12], soft: [2, 6] },
  length_mm: { hard: [1_500, 26_000], soft: [2_300, 18_200] },
  width_mm: { hard: [800, 4_500], soft: [1_300, 2_600] },
  height_mm: { hard: [800, 5_500], soft: [1_050, 4_000] },
  wheelbase_mm: { hard: [1_000, 16_000], soft: [1_700, 9_500] },
  curb_weight_kg: { hard: [150, 80_000], soft: [450, 35_000] },
  payload_kg: { hard: [30, 150_000], soft: [100, 50_000] },
  gvw_kg: { hard: [250, 250_000], soft: [700, 55_000] },
  battery_kwh: { hard: [0.1, 2_000], soft: [0.4, 700] },
  range_km: { hard: [5, 2_500], soft: [30, 1_100] },
  fuel_consumption_l_100km: { hard: [0.2, 150], soft: [0.8, 60] },
  top_speed_kmh: { hard: [10, 520], soft: [40, 420] },
  moq: { hard: [1, 100_000], soft: [1, 500] },
  mileage_km: { hard: [0, 5_000_000], soft: [0, 1_500_000] },
  battery_soh_pct: { hard: [1, 100], soft: [60, 100] },
  owners: { hard: [0, 30], soft: [0, 6] },
  keys: { hard: [0, 10], soft: [1, 4] },
  lead_time_days: { hard: [0, 730], soft: [0, 180] },
} as const satisfies Record<string, Range>

/** US dollars, FOB. A new car below 2,000 or a used one below 300 is a slip; above 500,000 is rare even for special trucks. */
export const NEW_PRICE: Range = { hard: [1_000, 3_000_000], soft: [2_500, 500_000] }
export const USED_PRICE: Range = { hard: [200, 3_000_000], soft: [800, 300_000] }

/** The same of one unit of a part. */
export const FITTING_PRICE: Range = { hard: [0.01, 200_000], soft: [0.05, 20_000] }
export const FITTING_MOQ: Range = { hard: [1, 1_000_000], soft: [1, 5_000] }
export const FITTING_WEIGHT_KG: Range = { hard: [0.0005, 20_000], soft: [0.005, 1_500] }
/** A 20' container holds 33 m³. */
export const FITTING_VOLUME_CBM: Range = { hard: [0.000001, 80], soft: [0.00001, 10] }
/** Years that a vehicle or a maker may be of. */
export const MODEL_YEARS = [1980, 2100] as const
export const FOUNDED_YEARS = [1800, 2100] as const
/** Place of a maker among the others. */
export const MAKER_PLACES = [0, 100_000] as const

export const WARRANTY_MONTHS: Range = { hard: [0, 360], soft: [0, 120] }

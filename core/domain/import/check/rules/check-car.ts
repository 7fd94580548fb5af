import { remark } from '#core/domain/import/reason/reason.ts'
import { isStated, leaveOpen, numberOf, textOf, type Draft, type Rule } from '#core/domain/import/map/draft.ts'

const ELECTRIC = new Set(['BEV', 'PHEV', 'EREV', 'FCEV'])
const WITH_ENGINE = new Set(['ICE', 'MHEV', 'HEV', 'PHEV', 'EREV', 'CNG', 'LPG'])
/** A person with luggage counts 75 kg (GB/T 5334, ISO 2416). */
const PERSON_KG = 75

/** An axle lies within the length of its vehicle; which of the two is wrong, nobody can tell. */
export const checkWheelbase: Rule = (draft) => {
  const [wheelbase, length] = [numberOf(draft, 'wheelbase_mm'), numberOf(draft, 'length_mm')]
  if (wheelbase !== null && length !== null && wheelbase >= length) {
    for (const column of ['wheelbase_mm', 'length_mm']) leaveOpen(draft, column, remark('wheelbase_not_shorter', { wheelbase, length }))
  }
}

/** Gross weight less curb weight is the payload, people included or not. */
export const checkWeights: Rule = (draft) => {
  const [curb, gvw, payload] = [numberOf(draft, 'curb_weight_kg'), numberOf(draft, 'gvw_kg'), numberOf(draft, 'payload_kg')]
  if (curb === null || gvw === null) return
  if (curb >= gvw) {
    for (const column of ['curb_weight_kg', 'gvw_kg']) leaveOpen(draft, column, remark('curb_above_gvw', { curb, gvw }))
    return
  }
  const most = gvw - curb
  const least = most - PERSON_KG * (numberOf(draft, 'seats') ?? 5)
  const slack = Math.max(30, gvw * 0.02)
  if (payload !== null && (payload > most + slack || payload < least - slack)) {
    leaveOpen(draft, 'payload_kg', remark('payload_mismatch', { payload, expected: most }))
  }
}

/** Engine and battery belong to the energy type. Missing figures are remarked on only where the file has a column for them. */
export const checkEnergy: Rule = (draft) => {
  const energy = textOf(draft, 'energy_type')
  if (energy === null) return
  const battery = numberOf(draft, 'battery_kwh')
  if (ELECTRIC.has(energy) && energy !== 'FCEV') expectFigure(draft, 'battery_kwh', 'battery_missing', energy)
  if (energy === 'ICE' && battery !== null && battery > 2) leaveOpen(draft, 'battery_kwh', remark('battery_unexpected', { battery, energy }))
  checkEngine(draft, energy)
}

/** An electric vehicle has no engine, every other one has. Used cars have this column too. */
export function checkEngine(draft: Draft, energy: string): void {
  const displacement = numberOf(draft, 'displacement_cc')
  if (energy === 'BEV' && displacement !== null && displacement > 0) {
    leaveOpen(draft, 'displacement_cc', remark('engine_unexpected', { displacement, energy }))
  }
  if (WITH_ENGINE.has(energy)) expectFigure(draft, 'displacement_cc', 'engine_missing', energy)
}

/** A range is worth little without its test cycle (R8.3), and must fit the battery: 6 to 45 kWh/100 km for light vehicles. */
export const checkRange: Rule = (draft) => {
  const [range, battery, gvw] = [numberOf(draft, 'range_km'), numberOf(draft, 'battery_kwh'), numberOf(draft, 'gvw_kg') ?? 0]
  const energy = textOf(draft, 'energy_type')
  if (energy === 'BEV' && range === null && gvw <= 3_500) expectFigure(draft, 'range_km', 'range_missing', energy)
  if (range === null) return
  if (textOf(draft, 'range_cycle') === null) draft.remarks.push({ ...remark('range_cycle_missing', { range }), column: 'range_km' })
  const consumption = battery === null ? null : Math.round((battery / range) * 1_000) / 10
  if (consumption !== null && ELECTRIC.has(energy ?? '') && gvw <= 4_500 && (consumption < 6 || consumption > 45)) {
    leaveOpen(draft, 'range_km', remark('range_battery_mismatch', { range, battery: battery ?? 0, consumption }))
  }
}

/** Above 4,500 kg a vehicle is no light commercial one (sample data, README). */
export const checkAutoType: Rule = (draft) => {
  const gvw = numberOf(draft, 'gvw_kg')
  const autoType = textOf(draft, 'auto_type')
  if (gvw !== null && gvw > 4_500 && autoType !== null) leaveOpen(draft, 'auto_type', remark('heavy_car_type', { gvw, type: autoType }))
}

function expectFigure(draft: Draft, column: string, code: 'battery_missing' | 'engine_missing' | 'range_missing', energy: string): void {
  if (isStated(draft, column) && numberOf(draft, column) === null) draft.remarks.push({ ...remark(code, { energy }), column })
}

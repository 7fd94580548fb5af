import { fault, remark } from '#core/domain/import/reason/reason.ts'
import { numberOf, textOf, type Draft, type Rule } from '#core/domain/import/map/draft.ts'
import { checkEngine } from './check-car.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 31
/** A taxi in two shifts drives 150,000 km a year; a long-distance coach or truck up to 250,000. */
const MOST_KM_A_YEAR = 250_000

/** A vehicle is built before it is registered; a month of slack, because some files name the month only. */
export const checkDates: Rule = (draft) => {
  const [built, registered] = [dayOf(draft, 'manufacture_date'), dayOf(draft, 'first_registration_date')]
  if (built !== null && registered !== null && registered < built - MONTH_DAYS) {
    const params = { built: textOf(draft, 'manufacture_date') ?? '', registered: textOf(draft, 'first_registration_date') ?? '' }
    draft.faults.push({ ...fault('registered_before_built', params), column: 'first_registration_date' })
  }
}

/** More kilometres than a vehicle can drive in its life so far. */
export const checkMileage: Rule = (draft, context) => {
  const mileage = numberOf(draft, 'mileage_km')
  const start = dayOf(draft, 'first_registration_date') ?? dayOf(draft, 'manufacture_date')
  if (mileage === null || start === null) return
  const years = Math.max(0.25, (context.now.getTime() / DAY_MS - start) / 365)
  const perYear = Math.round(mileage / years)
  if (perYear > MOST_KM_A_YEAR) draft.remarks.push({ ...remark('mileage_per_year', { mileage, perYear }), column: 'mileage_km' })
}

/** State of health is told of traction batteries only; the engine follows the energy type. */
export const checkPowertrain: Rule = (draft) => {
  const energy = textOf(draft, 'energy_type')
  if (energy === null) return
  if (['ICE', 'CNG', 'LPG'].includes(energy) && numberOf(draft, 'battery_soh_pct') !== null) {
    draft.remarks.push({ ...remark('soh_unexpected', { energy }), column: 'battery_soh_pct' })
  }
  checkEngine(draft, energy)
}

/** A structural repair is the trace of an accident (sample data, README). */
export const checkAccident: Rule = (draft) => {
  const { defects } = draft.values
  const isRepaired =
    Array.isArray(defects) && defects.some((defect) => typeof defect === 'object' && defect !== null && 'kind' in defect && defect.kind === 'structural_repair')
  if (draft.values.accident_free === true && isRepaired) draft.remarks.push({ ...remark('accident_contradiction'), column: 'accident_free' })
}

/** The same vehicle under two stock references would stand on the site twice; a sold one may come back. */
export const checkVinInStock: Rule = (draft, context) => {
  const vin = textOf(draft, 'vin')
  const stockRef = vin === null ? undefined : context.lookups.stockByVin.get(vin)
  if (vin !== null && stockRef !== undefined && stockRef !== draft.values.stock_ref && draft.values.status !== 'sold') {
    draft.faults.push({ ...fault('vin_in_stock', { vin, stockRef }), column: 'vin' })
  }
}

function dayOf(draft: Draft, column: string): number | null {
  const text = textOf(draft, column)
  return text === null ? null : Date.parse(text) / DAY_MS
}

import { fault, remark } from '#core/domain/import/reason/reason.ts'
import { leaveOpen, numberOf, textOf, type Draft, type Rule } from '#core/domain/import/map/draft.ts'
import { checkEngine } from './check-car.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 31
/** A taxi in two shifts drives 150,000 km a year; a long-distance coach or truck up to 250,000. */
const MOST_KM_A_YEAR = 250_000

/** Below this, a vehicle of a year or more was never driven. */
const LEAST_KM = 50
const UNUSED = new Set(['zero_mileage', 'export_stock', 'demo'])

/** A vehicle is built before it is registered; a month of slack, because some files name the month only. */
export const checkDates: Rule = (draft) => {
  const [built, registered] = [dayOf(draft, 'manufacture_date'), dayOf(draft, 'first_registration_date')]
  if (built !== null && registered !== null && registered < built - MONTH_DAYS) {
    const params = { built: textOf(draft, 'manufacture_date') ?? '', registered: textOf(draft, 'first_registration_date') ?? '' }
    for (const column of ['first_registration_date', 'manufacture_date']) leaveOpen(draft, column, remark('registered_before_built', params))
  }
}

/** More kilometres than a vehicle can drive in its life so far, or next to none in a year and more on the road (`3.5` of a column in 万 that does not say so). */
export const checkMileage: Rule = (draft, context) => {
  const mileage = numberOf(draft, 'mileage_km')
  const start = dayOf(draft, 'first_registration_date') ?? dayOf(draft, 'manufacture_date')
  if (mileage === null || start === null) return
  const years = Math.max(0.25, (context.now.getTime() / DAY_MS - start) / 365)
  const perYear = Math.round(mileage / years)
  const isUnused = UNUSED.has(textOf(draft, 'previous_use') ?? '') || mileage === 0
  const isTooLow = years >= 1 && mileage < LEAST_KM && !isUnused
  if (perYear > MOST_KM_A_YEAR || isTooLow) leaveOpen(draft, 'mileage_km', remark('mileage_per_year', { mileage, perYear }))
}

/** State of health is told of traction batteries only; the engine follows the energy type. */
export const checkPowertrain: Rule = (draft) => {
  const energy = textOf(draft, 'energy_type')
  if (energy === null) return
  if (['ICE', 'CNG', 'LPG'].includes(energy) && numberOf(draft, 'battery_soh_pct') !== null) {
    leaveOpen(draft, 'battery_soh_pct', remark('soh_unexpected', { energy }))
  }
  checkEngine(draft, energy)
}

/** A structural repair is the trace of an accident (sample data, README). */
export const checkAccident: Rule = (draft) => {
  const { defects } = draft.values
  const isRepaired =
    Array.isArray(defects) && defects.some((defect) => typeof defect === 'object' && defect !== null && 'kind' in defect && defect.kind === 'structural_repair')
  if (draft.values.accident_free === true && isRepaired) leaveOpen(draft, 'accident_free', remark('accident_contradiction'))
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

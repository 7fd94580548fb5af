import { NEW_PRICE, USED_PRICE, VEHICLE_RANGES, type Range } from '#contract/vehicle-ranges.ts'
import type { Values } from '#core/domain/import/map/cells/reading.ts'
import type { Draft, Rule } from '#core/domain/import/map/draft.ts'
import { remark } from '#core/domain/import/reason/reason.ts'
import { importMessages } from './reason-text.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import { checkAutoType, checkEnergy, checkRange, checkWeights, checkWheelbase } from '#core/domain/import/check/rules/check-car.ts'
import { checkAccident, checkDates, checkMileage, checkPowertrain } from '#core/domain/import/check/rules/check-used.ts'

const RULES: Readonly<Record<'cars' | 'used', readonly Rule[]>> = {
  cars: [checkWheelbase, checkWeights, checkEnergy, checkRange, checkAutoType],
  used: [checkDates, checkMileage, checkPowertrain, checkAccident],
}
const NO_LOOKUPS = {
  brands: new Map(),
  ports: new Map(),
  countries: new Map(),
  models: new Map(),
  carPaths: [],
  stockByVin: new Map(),
  stockBySupplier: new Map(),
  stockRefs: new Set<string>(),
  vehicles: new Map(),
}

type DoubtsInput = { kind: 'cars' | 'used'; values: Readonly<Record<string, unknown>>; locale: StaffLocale; now?: Date }

/** What an import would find doubtful in a vehicle that was entered by hand: field by field, in the words of the import's report. */
export function findDoubts({ kind, values, locale, now = new Date() }: DoubtsInput): { field: string; text: string }[] {
  const messages = importMessages(locale, 'label')
  const draft: Draft = { row: 0, values: { ...values } as Values, guessed: new Set(), faults: [], remarks: unlikely(kind, values) }
  for (const rule of RULES[kind]) rule(draft, { kind, columns: new Set(Object.keys(values)), lookups: NO_LOOKUPS, now, supplier: null })
  return [...draft.faults, ...draft.remarks].flatMap(({ code, params, column }) =>
    column === null || column === undefined ? [] : [{ field: column, text: messages.reason(code, params) }],
  )
}

function unlikely(kind: 'cars' | 'used', values: Readonly<Record<string, unknown>>): Draft['remarks'] {
  const price = values.fob_price_usd_cents
  const dollars = typeof price === 'number' ? price / 100 : null
  const given = Object.entries(VEHICLE_RANGES).map(([name, range]): [string, unknown, Range] => [name, values[name], range])
  given.push(['fob_price_usd_cents', dollars, kind === 'cars' ? NEW_PRICE : USED_PRICE])
  return given.flatMap(
    ([
      column,
      value,
      {
        soft: [least, most],
      },
    ]) =>
      typeof value === 'number' && (value < least || value > most) ? [{ ...remark('unlikely', { value, unit: '', low: least, high: most }), column }] : [],
  )
}

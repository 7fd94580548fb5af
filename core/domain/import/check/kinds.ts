import type { ImportKind } from '#contract/import.ts'
import { checkAutoType, checkEnergy, checkRange, checkWeights, checkWheelbase } from './rules/check-car.ts'
import { checkBrandName, checkFits, dropTakenAliases, numberBrandType } from './rules/check-others.ts'
import { checkAccident, checkDates, checkMileage, checkPowertrain, checkVinInStock } from './rules/check-used.ts'
import { deriveAutoType, derivePayload, inferBodyType, inferEnergyType, takeYearFromName } from './rules/infer-vehicle.ts'
import { keyBrand, keyCar, keyUsed, nameSupplier } from './rules/key-rules.ts'
import { checkNearCar, checkNearUnit } from './rules/near-rules.ts'
import { CAR_COLUMNS } from '#core/domain/import/map/columns/car-columns.ts'
import type { KindColumns } from '#core/domain/import/map/columns/column.ts'
import { BRAND_COLUMNS, FITTING_COLUMNS, PORT_COLUMNS, RULE_COLUMNS } from '#core/domain/import/map/columns/other-columns.ts'
import { USED_COLUMNS } from '#core/domain/import/map/columns/used-columns.ts'
import type { Rule } from '#core/domain/import/map/draft.ts'

/** A kind's columns, and its rules in the order they run: fill, make the key, check. `keyColumns` recognise a row again. */
export type KindRules = { columns: KindColumns; rules: readonly Rule[]; keyColumns: readonly string[]; uniqueColumn: string | null }

export const KINDS: Record<ImportKind, KindRules> = {
  brands: { columns: BRAND_COLUMNS, rules: [numberBrandType, keyBrand, checkBrandName, dropTakenAliases], keyColumns: ['brand_sign'], uniqueColumn: null },
  cars: {
    columns: CAR_COLUMNS,
    rules: [
      takeYearFromName,
      inferEnergyType,
      inferBodyType,
      deriveAutoType,
      derivePayload,
      keyCar,
      checkWheelbase,
      checkWeights,
      checkEnergy,
      checkRange,
      checkAutoType,
      checkNearCar,
    ],
    keyColumns: ['model_sign'],
    uniqueColumn: null,
  },
  used: {
    columns: USED_COLUMNS,
    rules: [takeYearFromName, inferEnergyType, checkDates, checkMileage, checkPowertrain, checkAccident, nameSupplier, keyUsed, checkVinInStock, checkNearUnit],
    keyColumns: ['stock_ref'],
    uniqueColumn: 'vin',
  },
  fittings: { columns: FITTING_COLUMNS, rules: [checkFits], keyColumns: ['sku'], uniqueColumn: null },
  ports: { columns: PORT_COLUMNS, rules: [], keyColumns: ['port_name', 'country_iso2'], uniqueColumn: null },
  rules: { columns: RULE_COLUMNS, rules: [], keyColumns: ['country_iso2'], uniqueColumn: null },
}

import { choiceCell, knownListCell, openChoiceCell } from '#core/domain/import/map/cells/choice.ts'
import { brandCell, loadingPortCell, stockRefCell, supplierRefCell } from '#core/domain/import/map/cells/codes.ts'
import { accidentCell } from '#core/domain/import/map/cells/accident.ts'
import { dateCell } from '#core/domain/import/map/cells/date.ts'
import { defectsCell } from '#core/domain/import/map/cells/defects.ts'
import { displacementCell } from '#core/domain/import/map/cells/displacement.ts'
import { emissionCell } from '#core/domain/import/map/cells/emission.ts'
import { ownersCell, transfersCell } from '#core/domain/import/map/cells/owners.ts'
import { priceCell } from '#core/domain/import/map/cells/price.ts'
import { quantityCell } from '#core/domain/import/map/cells/quantity.ts'
import { healthCell } from '#core/domain/import/map/cells/health.ts'
import { textCell } from '#core/domain/import/map/cells/text.ts'
import { COLOUR } from '#core/domain/import/map/cells/colour-choices.ts'
import { EQUIPMENT_ITEM } from '#core/domain/import/map/cells/equipment-choices.ts'
import { PREVIOUS_USE, USED_STATUS } from '#core/domain/import/map/cells/used-choices.ts'
import { DRIVE_TYPE, STEERING, TRANSMISSION } from '#core/domain/import/map/cells/powertrain-choices.ts'
import { ENERGY_TYPE, ENGINE_FUEL } from '#core/domain/import/map/cells/vehicle-choices.ts'
import { vinCell } from '#core/domain/import/map/cells/vin.ts'
import { yearCell } from '#core/domain/import/map/cells/year.ts'
import { USED_ALIASES } from '#core/domain/import/map/headings/used-aliases.ts'
import { column, IMPOSSIBLE_PRICE, type KindColumns } from './column.ts'
import { USED_PRICE, VEHICLE_RANGES } from '#contract/vehicle-ranges.ts'

/** Stock references are said over the phone: eight characters without O, 0, I and 1 (R8.11). */
const STOCK_REF = /^[A-HJ-NP-Z2-9]{8}$/

/** Most characters of a supplier's name. */
export const SUPPLIER_LENGTH = 80

/** Used units: one row per vehicle, recognised by our stock reference, else by its VIN, the supplier's own number, or its data. */
export const USED_COLUMNS: KindColumns = {
  kind: 'used',
  aliases: USED_ALIASES,
  needed: ['brand_sign', 'model_name'],
  keys: ['stock_ref', 'supplier_ref', 'vin'],
  identity: ['stock_ref', 'supplier_ref', 'brand_sign', 'model_name', 'vin'],
  columns: [
    column('stock_ref', stockRefCell(STOCK_REF)),
    column('supplier', textCell(SUPPLIER_LENGTH)),
    column('supplier_ref', supplierRefCell()),
    column('brand_sign', brandCell(), { isRequired: true }),
    column('model_name', textCell(80), { isRequired: true }),
    column('trim', textCell(120)),
    column('model_year', yearCell({ least: 1980, yearsAhead: 2, softYears: 20 })),
    column('first_registration_date', dateCell()),
    column('manufacture_date', dateCell()),
    measure('mileage_km', 'distance_km'),
    column('colour_exterior', openChoiceCell({ ...COLOUR, max: 60 })),
    column('colour_interior', openChoiceCell({ ...COLOUR, max: 60 })),
    column('steering', choiceCell(STEERING)),
    column('energy_type', choiceCell(ENERGY_TYPE), { isRequired: true, essential: 'none' }),
    column('engine_fuel', choiceCell(ENGINE_FUEL)),
    column('displacement_cc', displacementCell(VEHICLE_RANGES.displacement_cc)),
    column('transmission', choiceCell(TRANSMISSION)),
    column('drive_type', choiceCell({ ...DRIVE_TYPE, also: undefined })),
    column('emission_standard', emissionCell()),
    column('vin', vinCell()),
    column('previous_use', choiceCell(PREVIOUS_USE)),
    column('owners', ownersCell(VEHICLE_RANGES.owners)),
    column('transfers', transfersCell(VEHICLE_RANGES.owners), { isSource: true }),
    measure('keys', 'count'),
    column('inspection_body', textCell(60)),
    column('inspection_date', dateCell()),
    column('accident_free', accidentCell()),
    column('battery_soh_pct', healthCell(VEHICLE_RANGES.battery_soh_pct)),
    column('equipment', knownListCell(EQUIPMENT_ITEM), { whenEmpty: [] }),
    column('defects', defectsCell(), { whenEmpty: [] }),
    column('port_of_loading', loadingPortCell()),
    column('fob_price_usd', priceCell({ ...USED_PRICE, isWhole: true }), { essential: IMPOSSIBLE_PRICE }),
    column('status', choiceCell(USED_STATUS), { whenEmpty: 'available' }),
  ],
}

function measure(name: keyof typeof VEHICLE_RANGES, dimension: 'distance_km' | 'count') {
  return column(name, quantityCell({ ...VEHICLE_RANGES[name], dimension, decimals: 0 }))
}

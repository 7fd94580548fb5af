import { choiceCell, flagCell, knownListCell, openChoiceCell } from '#core/domain/import/map/cells/choice.ts'
import { axleCell, brandCell, loadingPortCell, slugCell } from '#core/domain/import/map/cells/codes.ts'
import { dimensionsCell } from '#core/domain/import/map/cells/dimensions.ts'
import { displacementCell } from '#core/domain/import/map/cells/displacement.ts'
import { emissionCell } from '#core/domain/import/map/cells/emission.ts'
import { priceCell } from '#core/domain/import/map/cells/price.ts'
import { leadTimeCell } from '#core/domain/import/map/cells/lead-time.ts'
import { quantityCell } from '#core/domain/import/map/cells/quantity.ts'
import { electricRangeCell } from '#core/domain/import/map/cells/range.ts'
import { textCell } from '#core/domain/import/map/cells/text.ts'
import type { Dimension } from '#core/domain/import/map/headings/units.ts'
import { COLOUR } from '#core/domain/import/map/cells/colour-choices.ts'
import { EQUIPMENT_ITEM } from '#core/domain/import/map/cells/equipment-choices.ts'
import { BATTERY_TYPE, CHARGE_PORT, DRIVE_TYPE, RANGE_CYCLE, STEERING, TRANSMISSION } from '#core/domain/import/map/cells/powertrain-choices.ts'
import { AUTO_TYPE, BODY_TYPE, ENERGY_TYPE, ENGINE_FUEL } from '#core/domain/import/map/cells/vehicle-choices.ts'
import { yearCell } from '#core/domain/import/map/cells/year.ts'
import { CAR_ALIASES } from '#core/domain/import/map/headings/car-aliases.ts'
import { column, IMPOSSIBLE_PRICE, type KindColumns } from './column.ts'
import { NEW_PRICE, VEHICLE_RANGES } from '#contract/vehicle-ranges.ts'

export const MODEL_SIGN_LENGTH = 120

/** New cars: one row per trim and model year. Several makers sell next year's model in autumn, so the model year may run two ahead. */
export const CAR_COLUMNS: KindColumns = {
  kind: 'cars',
  aliases: CAR_ALIASES,
  needed: ['brand_sign', 'model_name'],
  keys: ['model_sign'],
  identity: ['model_sign', 'brand_sign', 'model_name'],
  columns: [
    column('model_sign', slugCell(MODEL_SIGN_LENGTH)),
    column('brand_sign', brandCell(), { isRequired: true }),
    column('model_name', textCell(80), { isRequired: true }),
    column('trim', textCell(120)),
    column('model_year', yearCell({ least: 1980, yearsAhead: 2, softYears: 4 })),
    column('auto_type', choiceCell(AUTO_TYPE)),
    column('body_type', choiceCell(BODY_TYPE), { isRequired: true, essential: 'none' }),
    column('energy_type', choiceCell(ENERGY_TYPE), { isRequired: true, essential: 'none' }),
    column('engine_fuel', choiceCell(ENGINE_FUEL)),
    column('displacement_cc', displacementCell(VEHICLE_RANGES.displacement_cc)),
    measure('power_kw', 'power_kw'),
    measure('torque_nm', 'torque_nm'),
    column('transmission', choiceCell(TRANSMISSION)),
    column('drive_type', choiceCell(DRIVE_TYPE)),
    column('axle_config', axleCell()),
    measure('seats', 'count'),
    measure('doors', 'count'),
    column('dimensions', dimensionsCell(VEHICLE_RANGES), { isSource: true }),
    measure('length_mm', 'length_mm'),
    measure('width_mm', 'length_mm'),
    measure('height_mm', 'length_mm'),
    measure('wheelbase_mm', 'length_mm'),
    measure('curb_weight_kg', 'mass_kg'),
    measure('payload_kg', 'mass_kg'),
    measure('gvw_kg', 'mass_kg'),
    measure('battery_kwh', 'energy_kwh', 2),
    column('battery_type', openChoiceCell({ ...BATTERY_TYPE, max: 40 })),
    column('range_km', electricRangeCell(VEHICLE_RANGES.range_km)),
    column('range_cycle', choiceCell(RANGE_CYCLE)),
    column('charge_port', openChoiceCell({ ...CHARGE_PORT, max: 40 })),
    column('colours', knownListCell(COLOUR), { whenEmpty: [] }),
    column('port_of_loading', loadingPortCell()),
    column('lead_time_days', leadTimeCell(VEHICLE_RANGES.lead_time_days)),
    column('equipment', knownListCell(EQUIPMENT_ITEM), { whenEmpty: [] }),
    measure('fuel_consumption_l_100km', 'consumption', 2),
    measure('top_speed_kmh', 'speed_kmh'),
    column('emission_standard', emissionCell()),
    column('steering', choiceCell(STEERING)),
    column('fob_price_usd', priceCell({ ...NEW_PRICE, isWhole: true }), { essential: IMPOSSIBLE_PRICE }),
    column('moq', quantityCell({ ...VEHICLE_RANGES.moq, dimension: 'count', decimals: 0 }), { whenEmpty: 1 }),
    column('hot', flagCell(), { whenEmpty: false }),
    column('off_road', flagCell(), { whenEmpty: false }),
    column('sports', flagCell(), { whenEmpty: false }),
  ],
}

function measure(name: keyof typeof VEHICLE_RANGES, dimension: Dimension, decimals = 0) {
  return column(name, quantityCell({ ...VEHICLE_RANGES[name], dimension, decimals }))
}

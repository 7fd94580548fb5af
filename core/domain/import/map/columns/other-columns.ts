import { FITTING_MOQ, FITTING_PRICE, FITTING_VOLUME_CBM, FITTING_WEIGHT_KG, WARRANTY_MONTHS } from '#contract/vehicle-ranges.ts'
import { choiceCell, choiceListCell, flagCell, openChoiceCell } from '#core/domain/import/map/cells/choice.ts'
import { countryCell, fitsCell, hsCodeCell, locodeCell, referenceCell, slugCell } from '#core/domain/import/map/cells/codes.ts'
import { emissionCell } from '#core/domain/import/map/cells/emission.ts'
import { BRAND_TYPE, CONFIDENCE, FITTING_CATEGORY, FUEL_RESTRICTION, SALE_UNIT } from '#core/domain/import/map/cells/other-choices.ts'
import { priceCell } from '#core/domain/import/map/cells/price.ts'
import { quantityCell } from '#core/domain/import/map/cells/quantity.ts'
import { listCell, textCell } from '#core/domain/import/map/cells/text.ts'
import { STEERING } from '#core/domain/import/map/cells/powertrain-choices.ts'
import { yearCell } from '#core/domain/import/map/cells/year.ts'
import { BRAND_ALIASES, FITTING_ALIASES, PORT_ALIASES, RULE_ALIASES } from '#core/domain/import/map/headings/other-aliases.ts'
import { column, IMPOSSIBLE_PRICE, type KindColumns } from './column.ts'

/** Brands. The oldest maker still building vehicles dates from 1810 (Peugeot). */
export const BRAND_COLUMNS: KindColumns = {
  kind: 'brands',
  aliases: BRAND_ALIASES,
  needed: ['brand_name', 'type'],
  keys: ['brand_sign'],
  identity: ['brand_sign', 'brand_name'],
  columns: [
    column('brand_sign', slugCell(60)),
    column('brand_name', textCell(60), { isRequired: true }),
    column('brand_name_zh', textCell(60)),
    column('type', choiceCell(BRAND_TYPE), { isRequired: true }),
    column('hot', flagCell(), { whenEmpty: false }),
    column('founded', yearCell({ least: 1800, yearsAhead: 0, softYears: 250 })),
    column('country_of_origin', countryCell()),
    column('aliases', listCell({ maxItems: 40, maxLength: 60, splitsAtComma: true }), { whenEmpty: [] }),
  ],
}

/** Parts and accessories; price (US dollars), weight and volume are of one `unit`. */
export const FITTING_COLUMNS: KindColumns = {
  kind: 'fittings',
  aliases: FITTING_ALIASES,
  needed: ['sku', 'name', 'category'],
  keys: ['sku'],
  identity: ['sku', 'name'],
  columns: [
    column('sku', referenceCell(/^[A-Z0-9](?:[A-Z0-9._/-]{0,38}[A-Z0-9])?$/), { isRequired: true }),
    column('name', textCell(160), { isRequired: true }),
    column('category', openChoiceCell({ ...FITTING_CATEGORY, max: 40 }), { isRequired: true }),
    column('oem_numbers', listCell({ maxItems: 60, maxLength: 60, splitsAtComma: true }), { whenEmpty: [] }),
    column('fits', fitsCell(), { whenEmpty: [] }),
    column('hs_code', hsCodeCell()),
    column('unit', openChoiceCell({ ...SALE_UNIT, max: 30 }), { whenEmpty: 'piece' }),
    column('moq', quantityCell({ ...FITTING_MOQ, dimension: 'count', decimals: 0 }), { whenEmpty: 1 }),
    column('fob_price_usd', priceCell({ ...FITTING_PRICE, isWhole: false }), { essential: IMPOSSIBLE_PRICE }),
    column('weight_kg', quantityCell({ ...FITTING_WEIGHT_KG, dimension: 'mass_kg', decimals: 3 })),
    column('cbm', quantityCell({ ...FITTING_VOLUME_CBM, dimension: 'volume_cbm', decimals: 6 })),
    column('material', textCell(120)),
    column('warranty_months', quantityCell({ ...WARRANTY_MONTHS, dimension: 'months', decimals: 0 })),
  ],
}

export const PORT_COLUMNS: KindColumns = {
  kind: 'ports',
  aliases: PORT_ALIASES,
  needed: ['port_name', 'country_iso2'],
  keys: ['port_name'],
  identity: ['port_name', 'country_iso2'],
  columns: [
    column('port_name', textCell(80), { isRequired: true }),
    column('country_iso2', countryCell(), { isRequired: true }),
    column('un_locode', locodeCell()),
    column('region', textCell(80)),
    column('lat', quantityCell({ hard: [-90, 90], soft: [-60, 75], dimension: 'degrees', decimals: 4 })),
    column('lon', quantityCell({ hard: [-180, 180], soft: [-180, 180], dimension: 'degrees', decimals: 4 })),
    column('roro', flagCell()),
    column('container', flagCell()),
  ],
}

/** Import rules per country. `max_age_years` 0: used cars are not admitted; empty: no limit known. */
export const RULE_COLUMNS: KindColumns = {
  kind: 'rules',
  aliases: RULE_ALIASES,
  needed: ['country_iso2', 'confidence'],
  keys: ['country_iso2'],
  identity: ['country_iso2'],
  columns: [
    column('country_iso2', countryCell(), { isRequired: true }),
    column('max_age_years', quantityCell({ hard: [0, 60], soft: [0, 30], dimension: 'years', decimals: 0 })),
    column('steering_allowed', choiceCell(STEERING)),
    column('min_emission_standard', emissionCell()),
    column('fuel_restrictions', choiceListCell(FUEL_RESTRICTION), { whenEmpty: [] }),
    column('inspection_required', flagCell()),
    column('note_en', textCell(1_000)),
    column('confidence', choiceCell(CONFIDENCE), { isRequired: true }),
    column('as_of', yearCell({ least: 2000, yearsAhead: 0, softYears: 3 })),
  ],
}

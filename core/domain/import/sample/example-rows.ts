import type { ImportKind } from '#contract/import-values.ts'
import type { StaffLocale } from '#i18n/locales.ts'

type Cell = string | number
/** What an example says, in each language of the staff where that differs. */
type Example = Readonly<Record<string, Cell | Readonly<Record<StaffLocale, Cell>>>>
export type ExampleRow = Readonly<Record<string, Cell>>

/** A maker that is there, and the part pattern of one that has cars, so that the example goes in as it stands. */
type Known = { brand: string; fits: string | null }

/**
 * Example rows of a kind, in the words of the reader; of kinds that come in as drafts only, because somebody will import them. `year`: this one.
 * What a heading's unit says is not repeated in its cells.
 */
export function exampleRows(kind: ImportKind, { locale, year, known }: { locale: StaffLocale; year: number; known: Known }): ExampleRow[] {
  const examples = { cars: cars(year), used: used(year), fittings: fittings(known.fits) } as Partial<Record<ImportKind, readonly Example[]>>
  return (examples[kind] ?? []).map((example) => {
    const cells = Object.entries(kind === 'fittings' ? example : { brand_sign: known.brand, ...example })
    return Object.fromEntries(cells.map(([column, cell]) => [column, typeof cell === 'object' ? cell[locale] : cell]))
  })
}

function cars(year: number): Example[] {
  const flags = { hot: NO, off_road: NO, sports: NO }
  return [
    {
      model_name: { en: 'Example sedan', zh: '示例轿车' },
      trim: { en: 'Long range (example, please delete)', zh: '长续航版（示例，请删除）' },
      model_year: year,
      auto_type: { en: 'Sedan', zh: '轿车' },
      body_type: { en: 'Sedan', zh: '三厢轿车' },
      energy_type: { en: 'Electric', zh: '纯电动' },
      power_kw: 150,
      torque_nm: 310,
      transmission: { en: 'Single speed', zh: '单速' },
      drive_type: { en: 'FWD', zh: '前驱' },
      seats: 5,
      doors: 4,
      length_mm: 4_700,
      width_mm: 1_850,
      height_mm: 1_500,
      wheelbase_mm: 2_800,
      curb_weight_kg: 1_800,
      payload_kg: 375,
      gvw_kg: 2_175,
      battery_kwh: 60,
      battery_type: { en: 'LFP', zh: '磷酸铁锂' },
      range_km: 500,
      range_cycle: 'CLTC',
      charge_port: 'GB/T',
      top_speed_kmh: 170,
      steering: { en: 'LHD', zh: '左舵' },
      fob_price_usd: 18_500,
      moq: 1,
      ...flags,
    },
    {
      model_name: { en: 'Example SUV', zh: '示例越野车' },
      trim: { en: '1.5T comfort (example, please delete)', zh: '1.5T 舒适版（示例，请删除）' },
      model_year: year,
      auto_type: 'SUV',
      body_type: 'SUV',
      energy_type: { en: 'Petrol', zh: '汽油' },
      displacement_cc: 1_498,
      power_kw: 118,
      torque_nm: 250,
      transmission: { en: 'Automatic', zh: '自动' },
      drive_type: { en: 'FWD', zh: '前驱' },
      seats: 5,
      doors: 5,
      length_mm: 4_500,
      width_mm: 1_840,
      height_mm: 1_680,
      wheelbase_mm: 2_650,
      curb_weight_kg: 1_480,
      payload_kg: 375,
      gvw_kg: 1_855,
      fuel_consumption_l_100km: 7.2,
      top_speed_kmh: 180,
      emission_standard: { en: 'Euro 6', zh: '国六' },
      steering: { en: 'LHD', zh: '左舵' },
      fob_price_usd: 11_800,
      moq: 2,
      ...flags,
    },
  ]
}

function used(year: number): Example[] {
  const inspected = `${year - 1}-11-20`
  return [
    {
      supplier_ref: 'EXAMPLE-1',
      model_name: { en: 'Example sedan', zh: '示例轿车' },
      trim: { en: 'Please delete', zh: '请删除' },
      model_year: year - 3,
      first_registration_date: `${year - 3}-05-16`,
      manufacture_date: `${year - 3}-02-10`,
      mileage_km: 45_000,
      colour_exterior: { en: 'White', zh: '白色' },
      colour_interior: { en: 'Black', zh: '黑色' },
      steering: { en: 'LHD', zh: '左舵' },
      energy_type: { en: 'Petrol', zh: '汽油' },
      displacement_cc: 1_498,
      transmission: { en: 'Automatic', zh: '自动' },
      drive_type: { en: 'FWD', zh: '前驱' },
      emission_standard: { en: 'Euro 6', zh: '国六' },
      vin: 'ZZZEXAMP7E0000001',
      previous_use: { en: 'Private', zh: '非营运' },
      owners: 1,
      keys: 2,
      inspection_date: inspected,
      accident_free: YES,
      port_of_loading: { en: 'Shanghai', zh: '上海' },
      fob_price_usd: 8_600,
      status: { en: 'Available', zh: '在售' },
    },
    {
      supplier_ref: 'EXAMPLE-2',
      model_name: { en: 'Example SUV', zh: '示例越野车' },
      trim: { en: 'Please delete', zh: '请删除' },
      model_year: year - 2,
      first_registration_date: `${year - 2}-08-01`,
      manufacture_date: `${year - 2}-06-20`,
      mileage_km: 22_000,
      colour_exterior: { en: 'Grey', zh: '灰色' },
      colour_interior: { en: 'Beige', zh: '米色' },
      steering: { en: 'LHD', zh: '左舵' },
      energy_type: { en: 'Electric', zh: '纯电动' },
      transmission: { en: 'Single speed', zh: '单速' },
      drive_type: { en: 'AWD', zh: '四驱' },
      vin: 'ZZZEXAMP9E0000002',
      previous_use: { en: 'Company', zh: '公司' },
      owners: 1,
      keys: 2,
      inspection_date: inspected,
      accident_free: YES,
      battery_soh_pct: 96,
      port_of_loading: { en: 'Shanghai', zh: '上海' },
      fob_price_usd: 15_900,
      status: { en: 'Available', zh: '在售' },
    },
  ]
}

function fittings(fits: string | null): Example[] {
  const where: Example = fits === null ? {} : { fits }
  return [
    {
      sku: 'EXAMPLE-1',
      name: { en: 'Oil filter (example, please delete)', zh: '机油滤清器（示例，请删除）' },
      category: { en: 'Filters', zh: '滤清器' },
      oem_numbers: 'EX-1017012, EX-1017014',
      ...where,
      hs_code: '8421.23',
      unit: { en: 'Piece', zh: '件' },
      moq: 20,
      fob_price_usd: 2.4,
      weight_kg: 0.35,
      cbm: 0.002,
      material: { en: 'Paper, steel', zh: '滤纸、钢' },
      warranty_months: 12,
    },
    {
      sku: 'EXAMPLE-2',
      name: { en: 'Brake pads (example, please delete)', zh: '刹车片（示例，请删除）' },
      category: { en: 'Braking', zh: '刹车' },
      oem_numbers: 'EX-3501080',
      ...where,
      hs_code: '8708.30',
      unit: { en: 'Set', zh: '套' },
      moq: 10,
      fob_price_usd: 12.5,
      weight_kg: 1.8,
      cbm: 0.004,
      material: { en: 'Ceramic', zh: '陶瓷' },
      warranty_months: 12,
    },
  ]
}

const YES = { en: 'Yes', zh: '是' }
const NO = { en: 'No', zh: '否' }

import { describe, expect, it } from 'vitest'
import { calculateLandedPrice } from './calculate-landed-price.ts'
import { exact } from './exact.ts'
import type { Charge, DutyRule, FreightRate, PriceBook } from './price-book.ts'
import type { PricedVehicle } from './vehicle.ts'

const ANY = { from: null, to: null }
const EVIDENCE = { confidence: 'high', asOf: '2026-11', source: null, noteEn: null, isSample: false } as const
const VEHICLE: PricedVehicle = {
  isUsed: true,
  brandSign: 'toyota',
  energyType: 'ICE',
  bodyType: 'sedan',
  seats: 5,
  lengthMm: 4_500,
  widthMm: 1_800,
  heightMm: 1_500,
  displacementCc: 1_500,
  powerKw: 90,
  emissionStandard: 'Euro V',
  steering: 'right',
  fobUsd: 10_000,
  portOfLoading: null,
  modelYear: 2022,
  manufacturedOn: null,
  registeredOn: null,
}
const RATE: FreightRate = {
  rateId: 'R1',
  mode: 'roro',
  loadingPort: 'Shanghai',
  ratePerM3: exact('80'),
  minCharge: 0,
  costPerContainer: null,
  carsS: null,
  carsM: null,
  carsL: null,
  evSurcharge: 0,
  fuelPercent: exact('0'),
  warRisk: 0,
  docsFee: 0,
  destinationCharge: 0,
  transitDaysMin: 20,
  transitDaysMax: 30,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  sourceNote: null,
  isSample: false,
}
const INSURANCE: Charge = {
  ...EVIDENCE,
  rowId: 'II1',
  nameEn: 'Insurance',
  kind: 'insurance',
  countryIso2: null,
  appliesTo: 'both',
  categories: [],
  energyTypes: [],
  ratePercent: exact('0.5'),
  feeUsd: null,
  feePercentFob: null,
  minUsd: null,
  maxUsd: null,
  isRequired: true,
}
const DUTY: DutyRule = {
  ...EVIDENCE,
  ruleId: 'KE-10.1',
  step: 10,
  localName: null,
  isEstimated: true,
  ageBasis: 'first_registration',
  component: 'import_duty',
  base: 'cif',
  baseComponents: [],
  upliftPercent: exact('0'),
  thresholdUsd: 0,
  ratePercent: exact('25'),
  amountUsd: exact('0'),
  ccOver: 0,
  minUsd: null,
  maxUsd: null,
  minPerCcUsd: null,
  energyTypes: [],
  categories: [],
  brandSigns: [],
  condition: null,
  engineCc: ANY,
  powerKw: ANY,
  ageYears: ANY,
  valueUsd: ANY,
}
const BOOK: PriceBook = { importRule: null, inland: null, rates: [RATE], charges: [INSURANCE], duties: [DUTY] }

function price({ vehicle = {}, book = {} }: { vehicle?: Partial<PricedVehicle>; book?: Partial<PriceBook> }) {
  return calculateLandedPrice({ vehicle: { ...VEHICLE, ...vehicle }, book: { ...BOOK, ...book }, mode: 'roro', day: '2026-11-20' })
}

describe('what nobody knows is never guessed', () => {
  it.each([
    ['a size', { vehicle: { heightMm: null } }, 'no_estimate', 'size_unknown'],
    [
      'a kind of vehicle, where the way over land depends on it',
      {
        vehicle: { bodyType: null },
        book: { inland: { ...EVIDENCE, ruleId: 'UG-KE-Mombasa', lightUsd: 1, heavyUsd: 2, isInCustomsValue: false, daysMin: 1, daysMax: 2 } },
      },
      'no_estimate',
      'size_unknown',
    ],
    ['insurance', { book: { charges: [] } }, 'no_estimate', 'no_insurance_rate'],
    ['a rate without its figure', { book: { rates: [{ ...RATE, ratePerM3: null }] } }, 'no_estimate', 'no_valid_rate'],
    ['a price', { vehicle: { fobUsd: 0 } }, 'no_estimate', 'price_on_request'],
    ['the rules of a country', { book: { duties: [] } }, 'cif_only', 'no_rules'],
    [
      'an engine',
      { vehicle: { displacementCc: null }, book: { duties: [{ ...DUTY, engineCc: { from: null, to: 2_000 } }] } },
      'cif_only',
      'engine_size_missing',
    ],
    ['a power', { vehicle: { powerKw: null }, book: { duties: [{ ...DUTY, base: 'per_kw' as const }] } }, 'cif_only', 'power_missing'],
    ['an age', { vehicle: { modelYear: null }, book: { duties: [{ ...DUTY, ageYears: { from: 0, to: 3 } }] } }, 'cif_only', 'age_missing'],
  ])('%s', (_what, changes, status, reason) => {
    expect(price(changes)).toMatchObject({ status, reason, duties: null })
  })

  it('an age that a country asks for is to be checked', () => {
    const importRule = { maxAgeYears: 5, steeringAllowed: null, minEmissionStandard: null, fuelRestrictions: [] }
    expect(price({ vehicle: { modelYear: null }, book: { importRule } })).toMatchObject({ status: 'ok', notices: ['age_to_check'] })
    expect(price({ book: { importRule } })).toMatchObject({ status: 'ok', notices: [] })
  })
})

it('more tax never makes a vehicle cheaper', () => {
  const totals = ['0', '0.5', '10', '25', '100'].map((rate) => price({ book: { duties: [{ ...DUTY, ratePercent: exact(rate) }] } }).duties?.landedTotalUsd ?? 0)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(new Set(totals).size).toBe(totals.length)
})

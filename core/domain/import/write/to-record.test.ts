import { describe, expect, it } from 'vitest'
import { IMPORT_KINDS } from '#contract/import-values.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { completeRecord, mergeRecord, toRecord } from './to-record.ts'
import { TABLES } from './table-spec.ts'

const BRANDS = new Map([['byd', 7]])
const PORT = { port_name: 'Durban', country_iso2: 'ZA', un_locode: null, region: null, lat: -29.87, lon: 31.03, roro: true, container: null }

it.each(IMPORT_KINDS)('%s: every column has a place in the table', (kind) => {
  const { columns } = KINDS[kind].columns
  // What only gives others their values (three sizes in one cell, transfers) is not written itself.
  const names = columns.filter(({ isSource }) => isSource !== true).map(({ name }) => name)
  expect(Object.keys(TABLES[kind].columns).toSorted()).toEqual(names.toSorted())
})

describe('a record', () => {
  it('has the names of the table, the id of its brand, and patterns in order', () => {
    expect(toRecord('cars', { brand_sign: 'byd', hot: true }, BRANDS)).toEqual({ brand_id: 7, is_hot: true })
    expect(toRecord('fittings', { fits: ['byd/seal', 'byd/*'], cbm: 0.25 }, BRANDS)).toEqual({ fits: ['byd/*', 'byd/seal'], volume_cbm: 0.25 })
  })

  it.each([
    ['a text where a number stands', 'cars', { power_kw: '160' }, 'car.power_kw: string'],
    ['a number where a text stands', 'ports', { port_name: 7 }, 'port.port_name: number'],
    ['a text where a list stands', 'rules', { fuel_restrictions: 'diesel' }, 'import_rule.fuel_restrictions: string'],
    ['nothing where something must stand', 'brands', { brand_name: null }, 'brand.brand_name: null'],
    ['a brand that nobody knows', 'used', { brand_sign: 'tesla' }, 'used_car.brand_id: undefined'],
    ['a column that the table lacks', 'ports', { colour: 'red' }, 'No column for colour'],
  ] as const)('is none with %s', (_, kind, values, message) => {
    expect(() => toRecord(kind, values, BRANDS)).toThrow(message)
  })

  it('is whole with what an empty cell stands for, and none without what must stand', () => {
    const { columns } = KINDS.rules.columns
    expect(completeRecord('rules', { country_iso2: 'KE', confidence: 'high' }, columns)).toEqual({
      country_iso2: 'KE',
      max_age_years: null,
      steering_allowed: null,
      min_emission_standard: null,
      fuel_restrictions: [],
      is_inspection_required: null,
      note_en: null,
      confidence: 'high',
      as_of_year: null,
    })
    expect(() => completeRecord('rules', { country_iso2: 'KE' }, columns)).toThrow('import_rule.confidence')
  })

  it('keeps what the file does not say', () => {
    const stored = completeRecord('ports', toRecord('ports', PORT, BRANDS), KINDS.ports.columns.columns)
    expect(mergeRecord('ports', stored, { region: 'KwaZulu-Natal' })).toEqual({ ...stored, region: 'KwaZulu-Natal' })
  })
})

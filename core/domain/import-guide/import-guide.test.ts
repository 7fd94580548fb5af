import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { findGuidedCountry, listGuidedCountries, readImportGuide } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
  await loadPricedStock(database.db)
}, 120_000)
afterAll(() => database.drop())

describe('an import guide (R22.13)', () => {
  const YEARS_MS = 5 * 365 * 86_400_000
  function read(country: string, laterMs = 0) {
    const { ctx, clock } = createTestCtx(database.db)
    clock.advance(laterMs)
    return readImportGuide({ ctx, input: { country } })
  }

  it('puts together what the country admits, the ways, the inspections and the taxes', async () => {
    const kenya = await read('KE')
    expect(kenya).toMatchObject({
      country_name: 'Kenya',
      admits: { max_age_years: 8, age_basis: 'first_registration_year', steering: 'right', is_inspection_required: true, confidence: 'high', year: 2025 },
      is_sample: true,
    })
    expect(kenya?.ways.map(({ destination, mode }) => [destination.code, mode]).toSorted()).toEqual([
      ['KE-mombasa', 'container'],
      ['KE-mombasa', 'roro'],
    ])
    expect(kenya?.inspections).toContainEqual({
      code: 'KEBS_PVOC_COC',
      name: 'PVoC certificate of conformity',
      applies_to: 'new',
      payable_at: 'origin',
      fee_usd: null,
      fob_percent: 0.6,
      min_usd: 265,
      max_usd: 2700,
    })
    expect(kenya?.taxes).toContainEqual({ component: 'vat', percent: { from: 16, to: 16 }, has_amounts: false })
  })

  it('goes on over land to a country without a port, and says how long that takes', async () => {
    const uganda = await read('UG')
    expect(uganda?.ways.find(({ destination, mode }) => destination.code === 'UG-KE-mombasa' && mode === 'roro')).toMatchObject({
      inland_days: { from: 5, to: 12 },
    })
  })

  it('has no way once its rates have lapsed, and what is not known is left out', async () => {
    const later = await read('KE', YEARS_MS)
    expect([later?.ways, later?.ports.map(({ code }) => code)]).toEqual([[], ['KE-mombasa']])
    const states = await read('US')
    expect([states?.ways, states?.taxes, states?.ports, states?.duties.state]).toEqual([[], [], [], 'unknown'])
    const rwanda = await read('RW')
    expect(rwanda?.admits).toBeNull()
    expect(await read('QQ')).toBeNull()
  })

  it('tells duties that are not estimated from those of which nothing is known, and is there for a country of duties alone', async () => {
    const singapore = await read('SG')
    expect([singapore?.taxes, singapore?.duties]).toEqual([[], { state: 'not_estimated', note_en: expect.stringContaining('Certificate of entitlement') }])
    const mongolia = await read('MN')
    expect([mongolia?.ways, mongolia?.admits, mongolia?.duties.state]).toEqual([[], null, 'estimated'])
    expect(mongolia?.taxes.map(({ component }) => component)).toContain('excise')
  })

  it('is found by the code or the name of its country, in English or the language of the reader, and by nothing else', async () => {
    const find = async (named: string, locale: 'en' | 'ru' = 'en') =>
      (await findGuidedCountry({ ctx: createTestCtx(database.db, { locale }).ctx, input: { named } }))?.country ?? null
    expect(await Promise.all(['ke', 'KE', 'kenya', 'united-arab-emirates', 'Türkiye', 'cote-d-ivoire'].map((named) => find(named)))).toEqual([
      'KE',
      'KE',
      'KE',
      'AE',
      'TR',
      'CI',
    ])
    expect([await find('Кения', 'ru'), await find('kenya', 'ru')]).toEqual(['KE', 'KE'])
    for (const named of ['', '-', 'atlantis', 'guinea bissau equatorial', "ke' or 1=1", '%']) expect([named, await find(named)]).toEqual([named, null])
  })

  it('is listed for every country with a way, a rule or duties', async () => {
    const countries = await listGuidedCountries({ ctx: createTestCtx(database.db).ctx })
    expect(countries.length).toBeGreaterThan(60)
    expect(countries.filter(({ admits, ports }) => admits === null && ports.length === 0).map(({ country }) => country)).toEqual(['MN'])
    expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
  })
})

import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { DEMO_FILES, loadDemoCatalogue } from './load-demo.ts'

const rootDir = path.resolve(import.meta.dirname, '..')
const TABLES = [
  'brand',
  'car',
  'used_car',
  'fitting',
  'fitting_fit',
  'port',
  'import_rule',
  'car_price',
  'freight_rate',
  'shipping_charge',
  'duty_rule',
  'transit_route',
  'model_size',
  'currency',
]

const daysBefore = (day: Date, days: number) => new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

async function snapshot(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await database.db.execute(
      sql.raw(`select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as content from ${table} t`),
    )
    found[table] = rows[0]
  }
  return found
}

describe('loadDemoCatalogue', () => {
  it('loads all six files, every row clean and marked as sample data, and changes nothing when run again', async () => {
    const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
    const seen: number[] = []
    const first = await loadDemoCatalogue({ ctx, input: { rootDir, onProgress: ({ done }) => seen.push(done) } })
    expect(first.map((report) => [report.kind, report.totals])).toEqual([
      ['brands', { rows: 56, new: 56, changed: 0, unchanged: 0, warned: 0, rejected: 0 }],
      ['ports', { rows: 106, new: 106, changed: 0, unchanged: 0, warned: 0, rejected: 0 }],
      ['rules', { rows: 53, new: 53, changed: 0, unchanged: 0, warned: 0, rejected: 0 }],
      ['cars', { rows: 291, new: 291, changed: 0, unchanged: 0, warned: 0, rejected: 0 }],
      ['used', { rows: 170, new: 170, changed: 0, unchanged: 0, warned: 0, rejected: 0 }],
      ['fittings', { rows: 121, new: 121, changed: 0, unchanged: 0, warned: 0, rejected: 0 }],
    ])
    expect(seen.at(-1)).toBe(100)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))

    const before = await snapshot()
    expect(before).toMatchObject({
      brand: { rows: 56 },
      car: { rows: 291 },
      used_car: { rows: 170 },
      fitting: { rows: 121 },
      port: { rows: 106 },
      import_rule: { rows: 53 },
      freight_rate: { rows: 666 },
      shipping_charge: { rows: 128 },
      duty_rule: { rows: 803 },
      transit_route: { rows: 20 },
      model_size: { rows: 109 },
      currency: { rows: 61 },
    })
    const { rows: marks } = await database.db.execute(sql`select bool_and(is_sample) as all_marked from car`)
    expect(marks).toEqual([{ all_marked: true }])
    const { rows: inspections } = await database.db.execute(
      sql`select max(inspection_date)::text as newest, min(inspection_date - manufacture_date) >= 0 as after_making, max(inspection_date) - min(inspection_date) as span from used_car`,
    )
    expect(inspections).toEqual([{ newest: daysBefore(ctx.ports.clock.now(), 6), after_making: true, span: 101 }])

    const second = await loadDemoCatalogue({ ctx, input: { rootDir } })
    for (const report of second) expect(report.totals).toMatchObject({ unchanged: report.totals.rows, new: 0, changed: 0, warned: 0, rejected: 0 })
    expect(await snapshot()).toEqual(before)
  })

  it('names a file for every kind', () => {
    expect(DEMO_FILES.map(({ kind }) => kind).sort()).toEqual(['brands', 'cars', 'fittings', 'ports', 'rules', 'used'])
  })
})

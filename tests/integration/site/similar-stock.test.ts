import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findCarBySign } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { findUsedCar } from '#core/domain/used-car/index.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { loadDemoCatalogue } from '#demo/load-demo.ts'
import { kinOf } from '#core/domain/likeness/index.ts'

const SHOWN = 8

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const test = createTestCtx(database.db, { actor: { kind: 'system' } })
  await loadDemoCatalogue({ ctx: test.ctx, input: { rootDir: path.resolve(import.meta.dirname, '../../..') } })
  ctx = { ...test.ctx, actor: { kind: 'visitor' }, ports: { ...test.ctx.ports, cache: createMemoryCache() } }
})
afterAll(() => database.drop())

async function read(table: string): Promise<Record<string, string>[]> {
  const { rows } = await database.db.execute<Record<string, string>>(sql.raw(`select * from ${table} order by id`))
  return rows
}

it('shows for each new car of the stock other models of its body, as many as there are, and then its kin', async () => {
  const cars = await read('car')
  const faults: string[] = []
  for (const { model_sign: sign = '', body_type: body = '', brand_id: brand, model_name: model } of cars) {
    const others = cars.filter((other) => other['body_type'] === body && !(other['brand_id'] === brand && other['model_name'] === model))
    const models = new Set(others.map((other) => `${other['brand_id']} ${other['model_name']}`))
    const { related } = await findCarBySign({ ctx, input: { id: sign } })
    const bodies = related.map((card) => card.body_type)
    const own = Math.min(SHOWN, models.size)
    const isRight = bodies.slice(0, own).every((one) => one === body) && bodies.slice(own).every((one) => kinOf(body).includes(one))
    if (!isRight) faults.push(`${sign} (${body}, ${models.size} others): ${bodies.join(' ')}`)
  }
  expect(cars.length).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

it('shows for each used unit of the stock units of its body that can be had, as many as there are', async () => {
  const units = await read('used_car')
  const details = await Promise.all(units.map(({ stock_ref: id = '' }) => findUsedCar({ ctx, input: { id } })))
  const available = details.filter((unit) => unit.status === 'available')
  const faults: string[] = []
  for (const unit of details) {
    const body = unit.series.body_type
    const others = available.filter((other) => other.series.body_type === body && other.stock_ref !== unit.stock_ref && other.fob_price_usd_cents !== null)
    const own = Math.min(SHOWN, others.length)
    const bodies = unit.similar.map((card) => card.series.body_type)
    if (bodies.slice(0, own).some((one) => one !== body)) faults.push(`${unit.stock_ref} (${body}, ${others.length} others): ${bodies.join(' ')}`)
  }
  expect(units.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

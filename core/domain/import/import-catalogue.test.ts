import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { ImportCatalogueInput } from './import-catalogue.ts'
import { CAR_HEADINGS, createImportBench, outcomes, type ImportBench } from './testing.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await createImportBench(inject('databaseUrl'))
})
beforeEach(() => bench.reset())
afterAll(() => bench.database.drop())

describe('writing', () => {
  const first = `${CAR_HEADINGS}\nbyd-a,byd,A,x,2025,suv,BEV,10000\nbyd-b,byd,B,x,2025,suv,BEV,20000\n`

  it('writes nothing in a dry run, and tells what it would', async () => {
    const report = await bench.run('cars', first, { isDryRun: true })
    expect(report).toMatchObject({ dry_run: true, totals: { new: 2 }, applied: { inserted: 2, updated: 0 } })
    expect(await bench.rows(sql`select 1 from car union all select 1 from audit_log where action = 'catalogue.imported' and subject_kind = 'cars'`)).toEqual([])
  })

  it('leaves nothing behind when it fails in the middle', async () => {
    await bench.database.db.execute(
      sql`create function refuse() returns trigger language plpgsql as 'begin if new.model_sign = ''byd-1099'' then raise exception ''refused''; end if; return new; end'`,
    )
    await bench.database.db.execute(sql`create trigger refuse before insert on car for each row execute function refuse()`)
    const many = [CAR_HEADINGS, ...Array.from({ length: 1_100 }, (_, at) => `byd-${at},byd,M${at},x,2025,suv,BEV,10000`)].join('\n')
    await expect(bench.run('cars', many)).rejects.toMatchObject({ cause: { message: 'refused' } })
    expect(
      await bench.rows(
        sql`select (select count(*)::int from car) as cars, (select count(*)::int from car_price) as prices, (select count(*)::int from audit_log where subject_kind = 'cars') as audits`,
      ),
    ).toEqual([{ cars: 0, prices: 0, audits: 0 }])
    await bench.database.db.execute(sql`drop function refuse() cascade`)
    expect((await bench.run('cars', many)).totals).toMatchObject({ rows: 1_100, new: 1_100 })
  })

  it('stops between batches when asked to, and writes nothing', async () => {
    const stop = new AbortController()
    const many = [CAR_HEADINGS, ...Array.from({ length: 1_100 }, (_, at) => `byd-${at},byd,M${at},x,2025,suv,BEV,10000`)].join('\n')
    const onProgress: ImportCatalogueInput['onProgress'] = ({ phase }) => (phase === 'write' ? stop.abort() : undefined)
    await expect(bench.run('cars', many, { signal: stop.signal, onProgress })).rejects.toMatchObject({ name: 'AbortError' })
    expect(await bench.rows(sql`select 1 from car`)).toEqual([])
  })

  it('updates what changed, keeps the price history, and leaves columns alone that the file does not have', async () => {
    await bench.run('cars', first, { isSample: true, publish: true })
    await bench.database.db.execute(sql`update car set seats = 5, publish_state = 'archived' where model_sign = 'byd-a'`)
    const report = await bench.run('cars', `${CAR_HEADINGS}\nbyd-a,byd,A,x,2025,suv,BEV,10500\nbyd-b,byd,B,x,2025,suv,BEV,20000\n`)
    expect(outcomes(report)).toEqual([
      [2, 'changed'],
      [3, 'unchanged'],
    ])
    expect(await bench.rows(sql`select model_sign, seats, publish_state, is_sample, fob_price_usd_cents::int as cents from car order by model_sign`)).toEqual([
      { model_sign: 'byd-a', seats: 5, publish_state: 'archived', is_sample: false, cents: 1_050_000 },
      { model_sign: 'byd-b', seats: null, publish_state: 'published', is_sample: true, cents: 2_000_000 },
    ])
    expect(
      await bench.rows(
        sql`select model_sign, array_agg(car_price.fob_price_usd_cents::int order by car_price.id) as history from car join car_price on car_id = car.id group by 1 order by 1`,
      ),
    ).toEqual([
      { model_sign: 'byd-a', history: [1_000_000, 1_050_000] },
      { model_sign: 'byd-b', history: [2_000_000] },
    ])
    const partial = await bench.run('cars', 'Model sign;Brand;Model;Energy;Body;Seats\nbyd-b;BYD;B;BEV;SUV;7\n')
    expect(outcomes(partial)).toEqual([[2, 'changed']])
    expect(await bench.rows(sql`select trim, seats, fob_price_usd_cents::int as cents from car where model_sign = 'byd-b'`)).toEqual([
      { trim: 'x', seats: 7, cents: 2_000_000 },
    ])
    expect(outcomes(await bench.run('cars', 'Model sign;Brand;Model;Energy;Body;Seats\nbyd-b;BYD;B;BEV;SUV;7\n'))).toEqual([[2, 'unchanged']])
  })

  it('does not undo what staff changed by hand when the same file comes again', async () => {
    await bench.run('cars', first)
    await bench.database.db.execute(sql`update car set fob_price_usd_cents = 990000 where model_sign = 'byd-a'`)
    expect(outcomes(await bench.run('cars', first))).toEqual([
      [2, 'unchanged'],
      [3, 'unchanged'],
    ])
    expect(await bench.rows(sql`select fob_price_usd_cents::int as cents from car where model_sign = 'byd-a'`)).toEqual([{ cents: 990_000 }])
  })

  it('writes down who imported what', async () => {
    await bench.run('cars', first)
    const [entry] = await bench.rows<{ actor_kind: string; detail: unknown }>(
      sql`select actor_kind, detail from audit_log where action = 'catalogue.imported' and subject_kind = 'cars'`,
    )
    expect(entry).toMatchObject({ actor_kind: 'system', detail: { file: 'cars.csv', isSample: false, totals: { new: 2 }, applied: { inserted: 2 } } })
  })

  it('tells every process, but only when something changed', async () => {
    const listener = await bench.database.pool.connect()
    const heard: (string | undefined)[] = []
    listener.on('notification', (message) => heard.push(message.payload))
    await listener.query('listen content')
    await bench.run('cars', first)
    await bench.run('cars', first)
    await bench.run('cars', first.replace('10000', '11000'), { isDryRun: true })
    await listener.query('select 1')
    listener.release(true)
    expect(heard).toEqual(['["car"]'])
  })

  it('asks for the permission', async () => {
    await expect(bench.run('cars', first, { actor: { kind: 'visitor' } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(bench.run('cars', first, { actor: { kind: 'staff', staffId: 1, permissions: ['catalogue.read'] } })).rejects.toMatchObject({
      key: 'forbidden',
    })
  })

  it('lets two imports of one file run at the same time', async () => {
    const [one, two] = await Promise.all([bench.run('cars', first), bench.run('cars', first)])
    expect(one.totals.rejected + two.totals.rejected).toBe(0)
    expect([one.applied.inserted, two.applied.inserted].toSorted((a, b) => a - b)).toEqual([0, 2])
  })
})

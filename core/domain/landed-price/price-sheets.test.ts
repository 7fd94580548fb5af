import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { freightRate, port, priceSheetVersion } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { listPriceSheets, readPriceSheetVersion, receivePriceSheet, restorePriceSheet } from './index.ts'
import { MOST_VERSIONS } from './sheets/keep-version.ts'

const HEADING =
  'rate_id,mode,loading_port,destination_port,destination_country_iso2,currency,rate_per_m3,min_charge,cost_40hc,cars_s,cars_m,cars_l,ev_surcharge,baf_percent,war_risk,docs_fee,destination_thc,transit_days_min,transit_days_max,valid_from,valid_to,source_note'
const row = (id: string, price: number, until = '2027-12-31') => `${id},roro,Shanghai,Mombasa,KE,USD,${price},220,,,,,0,10,0,45,110,20,30,2025-01-01,${until},`

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(port).values([
    { portName: 'Shanghai', countryIso2: 'CN' },
    { portName: 'Mombasa', countryIso2: 'KE' },
  ])
})
afterAll(() => database.drop())

async function asStaff(permissions = ['content.read', 'content.write']) {
  const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, permissions) })
  const send = (lines: string[], mode: 'check' | 'take' = 'take', fileName = 'rates.csv') =>
    receivePriceSheet({ ctx, input: { sheet: 'freight', mode, fileName, source: bodyOf(lines.join('\n')) } })
  const freight = async () => (await listPriceSheets({ ctx })).list.find(({ sheet }) => sheet === 'freight')
  return { ctx, send, freight }
}

async function* bodyOf(text: string) {
  yield Buffer.from(text)
}

describe('sheets of prices and rules (R22.15)', () => {
  it('are looked through first, replaced whole, and told with who did it', async () => {
    const { send, freight } = await asStaff()
    expect(await send([HEADING, row('A1', 70)], 'check')).toMatchObject({ rows: 1, is_written: false, issues: [] })
    expect(await freight()).toMatchObject({ rows: 0, versions: [] })
    expect(await send([HEADING, row('A1', 70), row('A2', 80)], 'take', 'october.csv')).toMatchObject({ rows: 2, is_written: true })
    const state = await freight()
    expect(state).toMatchObject({ rows: 2, is_sample: false, versions: [{ file_name: 'october.csv', rows: 2, staff_name: expect.any(String) }] })
  })

  it('give an earlier one back word for word, and put it in force again', async () => {
    const { ctx, send, freight } = await asStaff()
    const lines = [HEADING, row('B1', 71)]
    await send(lines)
    const first = (await freight())?.versions[0]?.id ?? 0
    await send([HEADING, row('B1', 99)])
    expect((await readPriceSheetVersion({ ctx, input: { sheet: 'freight', id: first } })).content).toBe(lines.join('\n'))
    expect(await restorePriceSheet({ ctx, input: { sheet: 'freight', id: first } })).toMatchObject({ is_written: true, rows: 1 })
    expect(await database.db.select({ rate: freightRate.ratePerM3 }).from(freightRate)).toEqual([{ rate: '71.0000' }])
    await expect(restorePriceSheet({ ctx, input: { sheet: 'duties', id: first } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('tell of rates that have lapsed and of those that soon will', async () => {
    const { send, freight } = await asStaff()
    const lane = (mode: string) =>
      mode === 'roro' ? (line: string) => line : (line: string) => line.replace(',roro,', `,${mode},`).replace(',220,,,,,', ',220,3000,4,3,2,')
    await send([HEADING, row('C1', 70, '2026-11-20'), lane('container')(row('C2', 70, '2026-11-21')), lane('rail')(row('C3', 70, '2026-12-21'))])
    expect(await freight()).toMatchObject({ lapsed: 1, lapsing: 2, next_lapse: '2026-11-21' })
    // What another rate of the lane follows is no gap.
    await send([HEADING, row('C1', 70, '2026-11-20'), row('C4', 70, '2026-12-22')])
    expect(await freight()).toMatchObject({ lapsed: 0, lapsing: 0, next_lapse: '2026-12-22' })
    await send([HEADING, row('C1', 70, '2026-11-20'), lane('container')(row('C2', 70, '2026-11-21')), lane('rail')(row('C3', 70, '2026-12-21'))])
    expect(await freight()).toMatchObject({ lapsed: 1, lapsing: 2, next_lapse: '2026-11-21' })
  })

  it('are kept so often and no more', async () => {
    const { send, freight } = await asStaff()
    for (let price = 1; price <= MOST_VERSIONS + 2; price += 1) await send([HEADING, row('D1', price)])
    expect((await freight())?.versions).toHaveLength(MOST_VERSIONS)
    expect(await database.db.$count(priceSheetVersion, eq(priceSheetVersion.sheet, 'freight'))).toBe(MOST_VERSIONS)
  })

  it('are for staff with the right, and have their limit', async () => {
    const { ctx, send } = await asStaff(['content.read'])
    await expect(send([HEADING, row('E1', 70)])).rejects.toMatchObject({ key: 'forbidden' })
    await expect(restorePriceSheet({ ctx, input: { sheet: 'freight', id: 1 } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(listPriceSheets({ ctx: createTestCtx(database.db).ctx })).rejects.toMatchObject({ key: 'forbidden' })
    const { send: sendMuch } = await asStaff()
    await expect(sendMuch([HEADING, 'x'.repeat(9 * 1024 * 1024)])).rejects.toMatchObject({ key: 'payload_too_large' })
  })
})

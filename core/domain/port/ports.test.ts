import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { listStaffPortsInputSchema, savePortInputSchema, staffPortPageSchema, staffPortSchema, type PortValue } from '#contract/staff-port.ts'
import { auditLog, port } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import { createStock } from '#core/domain/stock/index.ts'
import { usedCarRecord } from '#core/domain/stock/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { deletePort, findStaffPort, listPortRevisions, listStaffPorts, savePort } from './index.ts'

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await seedCountries({ ctx: createTestCtx(database.db).ctx })
})
afterAll(() => database.drop())
beforeEach(async () => void (ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read', 'content.write']) }).ctx))

function portValue(changes: Partial<PortValue> = {}): PortValue {
  return {
    port_name: `Port ${crypto.randomUUID().slice(0, 8)}`,
    country_iso2: 'KE',
    un_locode: 'KEMBA',
    region: 'East Africa',
    latitude: -4.05,
    longitude: 39.67,
    has_roro: true,
    has_container: null,
    ...changes,
  }
}

async function save(value: PortValue, { id = null, version = 0 }: { id?: number | null; version?: number } = {}) {
  return staffPortSchema.parse(await savePort({ ctx, input: { id, version, value } }))
}
const list = async (input: object) => staffPortPageSchema.parse(await listStaffPorts({ ctx, input: listStaffPortsInputSchema.parse(input) }))

describe('a port (R16.92)', () => {
  it('is made, changed and deleted, each with what it was before', async () => {
    const value = portValue({ un_locode: 'ke mba' })
    const made = await save(value)
    expect(made).toMatchObject({ version: 1, is_sample: false, units: 0, value: { ...value, un_locode: 'KEMBA' } })
    const changed = await save({ ...made.value, has_container: true, latitude: null, longitude: null }, made)
    expect(changed).toMatchObject({ version: 2, value: { has_container: true, latitude: null } })
    await expect(save({ ...made.value, region: 'Coast' }, made)).rejects.toThrow('conflict')
    expect((await listPortRevisions({ ctx, input: { id: made.id } }))[0]).toMatchObject({ before: { has_container: null, latitude: -4.05 } })
    await expect(deletePort({ ctx, input: made })).rejects.toThrow('conflict')
    await deletePort({ ctx, input: changed })
    await expect(findStaffPort({ ctx, input: { id: made.id } })).rejects.toThrow('not_found')
    await expect(deletePort({ ctx, input: changed })).rejects.toThrow('not_found')
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'port.deleted'))
    expect(entries.at(-1)?.detail).toMatchObject({
      name: value.port_name,
      changed: { un_locode: { before: 'KEMBA', after: null }, has_container: { before: true, after: null } },
    })
    // The way back: the same once more.
    expect((await save(changed.value)).value).toEqual(changed.value)
  })

  it('stays and keeps its name while used cars name it', async () => {
    const made = await save(portValue({ country_iso2: 'CN', un_locode: null }))
    const brand = await insertBrand(database.db, { brandName: 'BYD', brandSign: `byd-${made.id}` })
    const seller = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
    await createStock({ ctx: seller, kind: 'used_car', input: { value: usedCarRecord(brand.id, { port_of_loading: made.value.port_name }) } })
    expect(await findStaffPort({ ctx, input: made })).toMatchObject({ units: 1 })
    const inUse = (name: string) => ({ issues: [{ path: `value.${name}`, key: 'port_in_use' }] })
    await expect(deletePort({ ctx, input: made })).rejects.toMatchObject(inUse('port_name'))
    await expect(save({ ...made.value, port_name: 'Another' }, made)).rejects.toMatchObject(inUse('port_name'))
    await expect(save({ ...made.value, country_iso2: 'HK' }, made)).rejects.toMatchObject(inUse('country_iso2'))
    expect(await save({ ...made.value, has_roro: false }, made)).toMatchObject({ version: 2 })
  })

  it('is one of its name in a country, also where two add it at once', async () => {
    const value = portValue()
    const outcomes = await Promise.allSettled([save(value), save(value)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(save(value)).rejects.toMatchObject({ issues: [{ path: 'value.port_name', key: 'taken' }] })
    await save({ ...value, country_iso2: 'TZ', un_locode: null })
  })

  it.each<[string, string, Partial<Record<keyof PortValue, unknown>>]>([
    ['value.port_name', 'required', { port_name: '  ' }],
    ['value.port_name', 'too_long', { port_name: 'x'.repeat(81) }],
    ['value.port_name', 'control_characters', { port_name: 'Mom\u0000basa' }],
    ['value.country_iso2', 'required', { country_iso2: 'kenya' }],
    ['value.country_iso2', 'invalid_value', { country_iso2: 'QQ', un_locode: null }],
    ['value.un_locode', 'un_locode', { un_locode: 'KE1BA' }],
    ['value.un_locode', 'un_locode', { un_locode: '=KEMBA' }],
    ['value.un_locode', 'locode_country', { un_locode: 'TZDAR' }],
    ['value.latitude', 'latitude', { latitude: 91 }],
    ['value.longitude', 'longitude', { longitude: -180.1 }],
    ['value.longitude', 'required', { longitude: null }],
    ['value.latitude', 'a_number', { latitude: '4' }],
    ['value.has_roro', 'invalid_type', { has_roro: 'yes' }],
  ])('is refused by %s as %s', async (path, key, changes) => {
    await expect(save({ ...portValue(), ...changes } as PortValue)).rejects.toMatchObject({ issues: [{ path, key }] })
  })

  it('is found by name, region, code, country and what it can load', async () => {
    const [tz, ke] = [
      await save(portValue({ country_iso2: 'TZ', un_locode: 'TZTGT', region: 'Swahili 100%', has_roro: false })),
      await save(portValue({ region: 'Swahili' })),
    ]
    expect((await list({ word: 'swahili' })).list.map(({ id, country }) => [id, country])).toEqual([
      [ke.id, 'Kenya'],
      [tz.id, 'Tanzania'],
    ])
    expect((await list({ word: '100%' })).list.map(({ id }) => id)).toEqual([tz.id])
    expect((await list({ word: 'танзания' })).list.map(({ id }) => id)).toContain(tz.id)
    expect((await list({ word: 'tz tgt' })).list.map(({ id }) => id)).toEqual([tz.id])
    expect((await list({ word: 'swahili', country: 'TZ', roro: 'false' })).total).toBe(1)
    expect((await list({ word: 'swahili', roro: 'true', container: 'true' })).total).toBe(0)
    expect(listStaffPortsInputSchema.safeParse({ country: "KE' or 1=1" }).success).toBe(false)
  })

  it('is no longer a sample once somebody has saved it', async () => {
    const [row] = await database.db.insert(port).values({ portName: 'Sample Bay', countryIso2: 'KE', isSample: true, contentHash: 'abc' }).returning()
    const { value } = await findStaffPort({ ctx, input: { id: row?.id ?? 0 } })
    expect(await save({ ...value, region: 'Coast' }, { id: row?.id ?? 0, version: 1 })).toMatchObject({ is_sample: false })
    const [stored] = await database.db.select().from(port).where(eq(port.portName, 'Sample Bay'))
    expect(stored?.contentHash).toBeNull()
  })

  it('is for those who may read and write content', async () => {
    const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read']) }).ctx
    const input = { id: null, ...savePortInputSchema.parse({ version: 0, value: portValue() }) }
    await expect(savePort({ ctx: reader, input })).rejects.toThrow('forbidden')
    await expect(deletePort({ ctx: reader, input: { id: 1, version: 1 } })).rejects.toThrow('forbidden')
    await expect(listStaffPorts({ ctx: createTestCtx(database.db).ctx, input: listStaffPortsInputSchema.parse({}) })).rejects.toThrow('forbidden')
  })
})

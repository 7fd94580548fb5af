import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { PreviewedKind } from '#contract/stock-values.ts'
import { auditLog, setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findCarBySign } from '#core/domain/car/index.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findFitting } from '#core/domain/fitting/index.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { findUsedCar } from '#core/domain/used-car/index.ts'
import { createDraftLink, createStock, openDraftLink, patchStock } from './index.ts'
import { carRecord, fittingRecord, usedCarRecord } from './testing.ts'

let database: TestDatabase
let ctx: Ctx
let brandId: number
const ids = {} as Record<PreviewedKind, number>
const DRAFT = { publish_state: 'draft' } as const
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read', 'catalogue.write', 'catalogue.price', 'catalogue.publish']) }).ctx
  // Not on the site either: a new maker is often entered together with its first car.
  brandId = (await insertBrand(database.db, { brandName: 'Avatr', publishState: 'draft' })).id
  ids.car = (await createStock({ ctx, kind: 'car', input: { value: carRecord(brandId, { model_name: '07', ...DRAFT }) } })).id
  ids.used_car = (await createStock({ ctx, kind: 'used_car', input: { value: usedCarRecord(brandId, { model_name: '11', ...DRAFT }) } })).id
  ids.fitting = (await createStock({ ctx, kind: 'fitting', input: { value: fittingRecord('PRV-1', DRAFT) } })).id
})
afterAll(() => database.drop())

const visitor = () => createTestCtx(database.db)
const link = (kind: PreviewedKind, days: 1 | 7 | 30 = 7) => createDraftLink({ ctx, kind, input: { id: ids[kind], days } })
const open = (token: string, by: Ctx = visitor().ctx) => openDraftLink({ ctx: by, input: { token } })

const FIND = {
  car: (by: Ctx, id: string) => findCarBySign({ ctx: by, input: { id } }),
  used_car: (by: Ctx, id: string) => findUsedCar({ ctx: by, input: { id } }),
  fitting: (by: Ctx, id: string) => findFitting({ ctx: by, input: { id } }),
} as const

describe('a link to a draft', () => {
  it.each(['car', 'used_car', 'fitting'] as const)('lets whoever has it read that %s, and nobody else', async (kind) => {
    const { token } = await link(kind)
    const opened = await open(token)
    expect(opened).toMatchObject({ draft: { kind, id: ids[kind] }, isPublished: false })
    const sign = opened.path.split('/').at(-1) ?? ''
    await expect(FIND[kind](visitor().ctx, sign)).rejects.toThrow('not_found')
    expect(await FIND[kind]({ ...visitor().ctx, draft: opened.draft }, sign)).toBeTruthy()
    // The draft of another kind with the same id opens nothing of this one.
    const others = kind === 'car' ? 'used_car' : 'car'
    await expect(FIND[kind]({ ...visitor().ctx, draft: { ...opened.draft, kind: others } }, sign)).rejects.toThrow('not_found')
  })

  it('works until its days are over', async () => {
    const { token, expires_at } = await link('car', 1)
    expect(expires_at).toBe('2026-11-22T08:00:00.000Z')
    const late = visitor()
    late.clock.advance(86_399_000)
    await open(token, late.ctx)
    late.clock.advance(1_000)
    await expect(open(token, late.ctx)).rejects.toThrow('not_found')
  })

  it('opens nothing once a sign of it is another', async () => {
    const { token } = await link('car')
    const [head = '', until = '', mac = ''] = token.split('.')
    const { token: ofPart } = await link('fitting')
    const altered = [
      `c${(ids.car + 1).toString(36)}.${until}.${mac}`,
      `u${head.slice(1)}.${until}.${mac}`,
      `${head}.${(Number.parseInt(until, 36) + 86_400).toString(36)}.${mac}`,
      `${head}.${until}.${mac.slice(1)}A`,
      `${head}.${until}.${ofPart.split('.')[2]}`,
      `${head}.${until}.`,
      `${head}.${until}`,
      `c0${head.slice(1)}.${until}.${mac}`,
      '',
      "'; drop table car; --",
      'c1.zzzzzzzzz.'.padEnd(56, 'A'),
    ]
    for (const one of altered) await expect(open(one), one).rejects.toThrow('not_found')
  })

  it('says when the record is on the site, together with its maker', async () => {
    const maker = await insertBrand(database.db, { brandName: 'Deepal' })
    const stored = await createStock({ ctx, kind: 'car', input: { value: carRecord(maker.id, { model_name: 'S07', ...DRAFT }) } })
    const { token } = await createDraftLink({ ctx, kind: 'car', input: { id: stored.id, days: 7 } })
    expect((await open(token)).isPublished).toBe(false)
    await patchStock({ ctx, kind: 'car', input: { id: stored.id, version: stored.version, value: { publish_state: 'published' } } })
    expect(await open(token)).toMatchObject({ isPublished: true, path: `/car/${stored.sign}` })
  })

  it('is made by those who may change the catalogue, for what there is, and leaves a line in the audit', async () => {
    const reader = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read']) }).ctx
    await expect(createDraftLink({ ctx: reader, kind: 'car', input: { id: ids.car, days: 7 } })).rejects.toThrow('forbidden')
    await expect(createDraftLink({ ctx: visitor().ctx, kind: 'car', input: { id: ids.car, days: 7 } })).rejects.toThrow('forbidden')
    await expect(createDraftLink({ ctx, kind: 'car', input: { id: 987_654, days: 7 } })).rejects.toThrow('not_found')
    const lines = await database.db.select().from(auditLog).where(eq(auditLog.action, 'stock.draft_link_made'))
    expect(lines[0]).toMatchObject({ subjectKind: 'car', subjectId: String(ids.car) })
    expect(JSON.stringify(lines)).not.toContain((await link('car')).token.split('.')[2])
  })

  it('ends with the key of the house, made once also where many ask at the same moment', async () => {
    await database.db.delete(setting).where(eq(setting.key, 'stock.draft_link_key'))
    const tokens = await Promise.all([1, 2, 3, 4].map(() => link('car')))
    for (const { token } of tokens) await open(token)
    await database.db.delete(setting).where(eq(setting.key, 'stock.draft_link_key'))
    for (const { token } of tokens) await expect(open(token)).rejects.toThrow('not_found')
  })
})

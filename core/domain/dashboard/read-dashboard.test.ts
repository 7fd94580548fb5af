import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { addStaff } from '#core/domain/testing.ts'
import { createNoCache } from '#core/ports/cache/fake.ts'
import { createFakeClock } from '#core/ports/clock/fake.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { createFakeJobQueue } from '#core/ports/jobs/fake.ts'
import { createFakePasswordHasher } from '#core/ports/password/fake.ts'
import { createPdfMaker } from '#core/ports/pdf/typst.ts'
import { createPictureTools } from '#core/ports/pictures/sharp.ts'
import { listDays, startOfDay } from './days.ts'
import { readDashboard, readNewEnquiries } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const NOW = new Date('2026-11-21T17:30:00Z')

function createCtx(actor: Actor): Ctx {
  const ports = {
    cache: createNoCache(),
    clock: createFakeClock(NOW),
    files: createFakeFileStore(),
    jobs: createFakeJobQueue(),
    passwords: createFakePasswordHasher(),
    pdf: createPdfMaker(),
    translator: null,
    whatsapp: null,
    pictures: createPictureTools(),
  }
  return { db: database.db, actor, locale: 'en', ports, requestId: 'test', reads: () => {} }
}

async function addLead(minutesAgo: number, changes: Partial<typeof enquiry.$inferInsert> = {}): Promise<number> {
  const [row] = await database.db
    .insert(enquiry)
    .values({
      reference: crypto.randomUUID().slice(0, 7),
      name: 'Amina',
      mail: 'amina@example.com',
      mobile: '1',
      countryName: 'Kenya',
      remark: 'x',
      source: 'Auto-Chat',
      origin: 'home',
      locale: 'en',
      rawPayload: {},
      createdAt: new Date(NOW.getTime() - minutesAgo * 60_000),
      awaitingSince: changes.status === undefined ? new Date(NOW.getTime() - minutesAgo * 60_000) : null,
      ...changes,
    })
    .returning({ id: enquiry.id })
  return row?.id ?? 0
}

describe('days of the reader', () => {
  it('begin at their midnight', () => {
    expect(startOfDay(NOW, 0).toISOString()).toBe('2026-11-21T00:00:00.000Z')
    expect(startOfDay(NOW, 480).toISOString()).toBe('2026-11-21T16:00:00.000Z')
    expect(startOfDay(NOW, -720).toISOString()).toBe('2026-11-21T12:00:00.000Z')
    expect(listDays(NOW, 480, 3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  })
})

describe('readDashboard', () => {
  it('is empty, not broken, without leads', async () => {
    const ctx = createCtx({ kind: 'system' })
    expect(await readDashboard({ ctx, input: { utc_offset_minutes: 0 } })).toMatchObject({
      new_today: 0,
      waiting: 0,
      oldest_waiting_at: null,
      median_response_minutes: null,
      by_country: [],
    })
    expect(await readNewEnquiries({ ctx, input: {} })).toEqual({ latest_id: 0, fresh: 0, waiting: 0, unmatched: 0 })
  })

  it('counts what waits, what is mine and what came today, quarantine apart', async () => {
    const { staffId: ownerId } = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
    const known = await addLead(60)
    await addLead(120, { status: 'contacted', ownerId, firstResponseAt: new Date(NOW.getTime() - 90 * 60_000) })
    await addLead(3 * 1440, { status: 'won', ownerId, firstResponseAt: new Date(NOW.getTime() - 3 * 1440 * 60_000 + 10 * 60_000), countryName: 'kenya' })
    await addLead(40 * 1440, { status: 'lost', firstResponseAt: NOW, countryName: 'Peru' })
    await addLead(5, { isQuarantined: true })
    const latest = await addLead(10)
    const ctx = createCtx({ kind: 'staff', staffId: ownerId, permissions: ['enquiry.read'] })
    const board = await readDashboard({ ctx, input: { utc_offset_minutes: 480 } })
    expect(board).toMatchObject({
      new_today: 2,
      waiting: 2,
      oldest_waiting_at: new Date(NOW.getTime() - 60 * 60_000).toISOString(),
      unowned: 2,
      mine_open: 1,
      quarantined: 1,
      median_response_minutes: 20,
    })
    expect(Object.fromEntries(board.by_status.map((entry) => [entry.status, entry.count]))).toEqual({
      new: 2,
      contacted: 1,
      qualified: 0,
      quoted: 0,
      won: 1,
      lost: 1,
      spam: 0,
    })
    expect(board.by_day).toHaveLength(14)
    expect(board.by_day.filter((entry) => entry.count > 0)).toEqual([
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-21', count: 1 },
      { day: '2026-11-22', count: 2 },
    ])
    expect(board.by_country).toEqual([{ country_name: 'Kenya', country_iso2: null, count: 4 }])
    expect(await readNewEnquiries({ ctx, input: { after: known } })).toEqual({ latest_id: latest, fresh: 4, waiting: 2, unmatched: 0 })
    expect(await readNewEnquiries({ ctx, input: { after: latest } })).toEqual({ latest_id: latest, fresh: 0, waiting: 2, unmatched: 0 })
    expect(await readNewEnquiries({ ctx, input: {} })).toEqual({ latest_id: latest, fresh: 0, waiting: 2, unmatched: 0 })
  })

  // R23.95
  it('counts as new what is nobody’s and what is mine, not what a colleague has', async () => {
    const [me, other] = [await addStaff(database.db, ['enquiry.read']), await addStaff(database.db, ['enquiry.read'])]
    const after = await addLead(1)
    await addLead(1, { ownerId: other.staffId })
    await addLead(1, { ownerId: me.staffId })
    const latest = await addLead(1)
    const look = (staffId: number) => readNewEnquiries({ ctx: createCtx({ kind: 'staff', staffId, permissions: ['enquiry.read'] }), input: { after } })
    expect(await look(me.staffId)).toMatchObject({ latest_id: latest, fresh: 2 })
    const nobody = await addStaff(database.db, ['enquiry.read'])
    expect(await look(nobody.staffId)).toMatchObject({ fresh: 1 })
  })

  it('is for staff only', async () => {
    const ctx = createCtx({ kind: 'staff', staffId: 1, permissions: ['audit.read'] })
    await expect(readDashboard({ ctx, input: { utc_offset_minutes: 0 } })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(readNewEnquiries({ ctx, input: {} })).rejects.toMatchObject({ key: 'forbidden' })
  })
})

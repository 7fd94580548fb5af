import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { auditLog, dealerApplication, dealerDocument } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addStaff, createTestCtx, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { openLocalFileStore } from '#core/ports/files/flydrive.ts'
import { applyAsDealer, deleteStaleDocuments, setDealerStage } from './index.ts'
import { applicationInput, pdfBytes, receivedDocuments } from './testing.ts'

const DAY = 24 * 3600_000
let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  folder = await mkdtemp(path.join(tmpdir(), 'quayline-stale-'))
})
beforeEach(async () => void (await database.db.delete(dealerApplication)))
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function setUp() {
  const made = createTestCtx(database.db)
  const files = await openLocalFileStore(folder)
  const ctx = { ...made.ctx, ports: { ...made.ctx.ports, files } }
  const system = { ...ctx, actor: { kind: 'system' as const } }
  const staff = { ...ctx, actor: await addStaff(database.db, ['dealer.read', 'dealer.write']) }
  async function open(changes: Parameters<typeof applicationInput>[0] = {}) {
    const documents = await receivedDocuments(ctx, [{ name: 'licence.pdf', bytes: pdfBytes() }])
    const { reference } = await applyAsDealer({ ctx, input: applicationInput(changes), documents, idempotencyKey: null, request: VISITOR_REQUEST })
    const [row] = await database.db
      .select({ id: dealerApplication.id, key: dealerDocument.storageKey })
      .from(dealerApplication)
      .innerJoin(dealerDocument, eq(dealerDocument.dealerApplicationId, dealerApplication.id))
      .where(eq(dealerApplication.reference, reference))
    if (!row) throw new Error('no document')
    return row
  }
  return { ctx, system, staff, clock: made.clock, files, open }
}

it('takes documents of closed and quarantined applications away after 30 days, and no others', async () => {
  const { system, staff, clock, files, open } = await setUp()
  const [waiting, rejected, reopened, trapped] = [await open(), await open(), await open(), await open({ company_website: 'x' })]
  for (const { id } of [rejected, reopened]) await setDealerStage({ ctx: staff, input: { id, stage: 'rejected' } })
  clock.advance(29 * DAY)
  expect(await deleteStaleDocuments({ ctx: system })).toMatchObject({ documents: 0 })
  await setDealerStage({ ctx: staff, input: { id: reopened.id, stage: 'in_review' } })
  clock.advance(2 * DAY)
  expect(await deleteStaleDocuments({ ctx: system })).toMatchObject({ documents: 2 })
  const isKept = await Promise.all([waiting, rejected, reopened, trapped].map(async ({ key }) => (await files.stat(key)) !== null))
  expect(isKept).toEqual([true, false, true, false])
  expect(await database.db.$count(dealerApplication)).toBe(4)
  const audit = await database.db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(trapped.id)))
  expect(audit).toEqual([{ action: 'dealer.documents_expired', detail: { count: 1 } }])
})

it('is work of the system', async () => {
  const { ctx } = await setUp()
  await expect(deleteStaleDocuments({ ctx })).rejects.toMatchObject({ key: 'forbidden' })
})

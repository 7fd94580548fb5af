import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { DOCUMENT_QUOTAS } from '#contract/dealer-values.ts'
import { AppError } from '#contract/errors.ts'
import { dealerApplication, dealerApplicationEvent, dealerDocument } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { ENDLESS_ROOM } from '#core/ports/files/disk-room.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { addDealerDocuments, applyAsDealer, findDealerStatus, issueStatusCode } from './index.ts'
import { applicationInput, pdfBytes, receivedDocuments } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
beforeEach(async () => void (await database.db.delete(dealerApplication)))
afterAll(() => database.drop())

type Visitor = { ip: string; userAgent: null }
const FIRST: Visitor = { ip: '203.0.113.7', userAgent: null }
const SECOND: Visitor = { ip: '198.51.100.7', userAgent: null }
const MIB = 1024 * 1024

/** A PDF whose row says that it is `byteSize` large: what counts is what the row says, and 100 MB need not travel for that. */
async function documentOf(ctx: Ctx, byteSize: number) {
  const documents = await receivedDocuments(ctx, [{ name: 'licence.pdf', bytes: pdfBytes() }])
  for (const { incoming } of documents) if (incoming) incoming.byteSize = byteSize
  return documents
}

async function apply(ctx: Ctx, request: Visitor, byteSize: number) {
  const documents = byteSize === 0 ? [] : await documentOf(ctx, byteSize)
  return applyAsDealer({ ctx, input: applicationInput(), documents, idempotencyKey: null, request })
}

async function keptBytes(): Promise<number> {
  const rows = await database.db.select({ byteSize: dealerDocument.byteSize }).from(dealerDocument)
  return rows.reduce((sum, { byteSize }) => sum + byteSize, 0)
}

async function caseOf(ctx: Ctx, reference: string) {
  const [row] = await database.db.select({ id: dealerApplication.id }).from(dealerApplication).where(eq(dealerApplication.reference, reference))
  const id = row?.id ?? 0
  return { id, code: await issueStatusCode({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } }) }
}

describe('eight applications of 50 MiB from one network', () => {
  it('are all taken, and no more of their documents are kept than a network may bring in a day', async () => {
    const { ctx, files, jobs } = createTestCtx(database.db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(ctx, FIRST, 50 * MIB)))
    expect(answers.map(({ documents_left_out: leftOut }) => leftOut).toSorted()).toEqual([0, 0, 1, 1, 1, 1, 1, 1])
    expect([await keptBytes(), files.kept.size]).toEqual([100 * MIB, 2])
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(8)
    expect(jobs.sent.filter(({ name }) => name === 'dealer-notice')).toHaveLength(8)
    const events = await database.db.select({ detail: dealerApplicationEvent.detail }).from(dealerApplicationEvent)
    expect(events.filter(({ detail }) => detail['left_out'] === 1 && detail['count'] === 0)).toHaveLength(6)
  })

  it('close nothing to others, nor to the same network a day later', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    await apply(ctx, FIRST, 100 * MIB)
    expect(await apply(ctx, { ...FIRST, ip: '203.0.113.200' }, 1)).toMatchObject({ documents_left_out: 1 })
    expect(await apply(ctx, SECOND, 50 * MIB)).toMatchObject({ documents_left_out: 0 })
    clock.advance(24 * 3600_000 + 1)
    expect(await apply(ctx, FIRST, 50 * MIB)).toMatchObject({ documents_left_out: 0 })
  })

  it('answer a repeated sending as the first one was answered', async () => {
    const { ctx } = createTestCtx(database.db)
    const input = applicationInput()
    const bytes = pdfBytes()
    const send = async () => {
      const documents = await receivedDocuments(ctx, [{ name: 'licence.pdf', bytes }])
      return applyAsDealer({ ctx, input, documents, idempotencyKey: 'again', request: FIRST })
    }
    const first = await send()
    await apply(ctx, FIRST, 99 * MIB)
    await apply(ctx, FIRST, MIB - 4096)
    expect(await send()).toEqual(first)
    expect(first.documents_left_out).toBe(0)
  })
})

it('counts a small file as the block of the disk that it takes', async () => {
  const { ctx } = createTestCtx(database.db)
  await apply(ctx, FIRST, 100 * MIB - DOCUMENT_QUOTAS.leastBytes + 1)
  expect(await apply(ctx, FIRST, 10)).toMatchObject({ documents_left_out: 1 })
})

it('keeps no more of many networks together than staff have not looked at, until they take an application up', async () => {
  const { ctx } = createTestCtx(database.db)
  const many = Math.floor(DOCUMENT_QUOTAS.waiting / (100 * MIB))
  const references: string[] = []
  for (let index = 0; index < many; index += 1) {
    const answer = await apply(ctx, { ...FIRST, ip: `10.0.${index}.1` }, 100 * MIB)
    expect(answer.documents_left_out).toBe(0)
    references.push(answer.reference)
  }
  expect(await apply(ctx, SECOND, 100 * MIB)).toMatchObject({ documents_left_out: 1 })
  await database.db
    .update(dealerApplication)
    .set({ stage: 'in_review' })
    .where(eq(dealerApplication.reference, references[0] ?? ''))
  expect(await apply(ctx, SECOND, 100 * MIB)).toMatchObject({ documents_left_out: 0 })
})

it('refuses documents by the status link past the quota, and takes them where staff have asked for them', async () => {
  const { ctx, files } = createTestCtx(database.db)
  const { reference } = await apply(ctx, FIRST, 99 * MIB)
  const { id, code } = await caseOf(ctx, reference)
  const add = async (byteSize: number, request: Visitor) => addDealerDocuments({ ctx, input: { code }, documents: await documentOf(ctx, byteSize), request })
  await expect(add(2 * MIB, FIRST)).rejects.toMatchObject({ key: 'storage_full' })
  expect(files.kept.size).toBe(1)
  expect((await add(2 * MIB, SECOND)).documents).toHaveLength(2)
  await database.db.update(dealerApplication).set({ stage: 'materials_requested' }).where(eq(dealerApplication.id, id))
  expect((await add(2 * MIB, FIRST)).documents).toHaveLength(3)
})

it('takes the application where the disk has no room for its documents, and says so', async () => {
  const { ctx } = createTestCtx(database.db)
  const require = async () => {
    throw new AppError('storage_full')
  }
  const full = { ...ctx, ports: { ...ctx.ports, files: createFakeFileStore({ ...ENDLESS_ROOM, require }) } }
  const documents = () => receivedDocuments(full, [{ name: 'licence.pdf', bytes: pdfBytes() }])
  const { reference, ...told } = await applyAsDealer({
    ctx: full,
    input: applicationInput(),
    documents: await documents(),
    idempotencyKey: null,
    request: FIRST,
  })
  expect(told).toEqual({ documents_left_out: 1 })
  const { code } = await caseOf(ctx, reference)
  await expect(addDealerDocuments({ ctx: full, input: { code }, documents: await documents(), request: FIRST })).rejects.toMatchObject({ key: 'storage_full' })
  expect((await findDealerStatus({ ctx, input: { code } })).documents).toEqual([])
})

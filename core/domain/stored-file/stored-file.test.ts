import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { dealerApplication, media, mediaVariant } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { applyAsDealer } from '#core/domain/dealer/index.ts'
import { applicationInput, pdfBytes, receivedDocuments } from '#core/domain/dealer/testing.ts'
import { deleteMedia, deleteMediaFiles, renderPending, storeDocument, storeMedia } from '#core/domain/media/index.ts'
import { inPieces, makePicture } from '#core/domain/media/testing.ts'
import { createTestCtx, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { openLocalFileStore } from '#core/ports/files/flydrive.ts'
import { deleteStrayFiles, withKeptFiles } from './index.ts'
import { FILE_FOLDERS, newFileKey, renditionStem } from './keys.ts'
import { outsideTransactions } from './testing.ts'

const HOUR = 3600_000
let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
beforeEach(async () => {
  await database.db.execute(sql`truncate media, dealer_application cascade`)
  folder = await mkdtemp(path.join(tmpdir(), 'quayline-files-'))
  return () => rm(folder, { recursive: true })
})
afterAll(() => database.drop())

async function setUp() {
  const made = createTestCtx(database.db, { actor: { kind: 'system' } })
  const store = await openLocalFileStore(folder)
  const ctx: Ctx = { ...made.ctx, ports: { ...made.ctx.ports, files: outsideTransactions(store) } }
  const kept = async () => {
    const keys: string[] = []
    for (const name of FILE_FOLDERS) for await (const key of store.list(name)) keys.push(key)
    return keys.toSorted()
  }
  // The clock of the test stands still, and the files are of today.
  const age = async (key: string, ms: number) => {
    const moment = new Date(made.clock.now().getTime() - ms)
    await utimes(path.join(folder, key), moment, moment)
  }
  const collect = (input: Partial<Parameters<typeof deleteStrayFiles>[0]['input']> = {}) => deleteStrayFiles({ ctx, input: { budgetMs: 60_000, ...input } })
  const storePdf = (mark?: string) => storeDocument({ ctx, input: { source: inPieces(pdfBytes(mark)), fileName: 'list.pdf' } })
  return { ...made, ctx, store, kept, age, collect, storePdf }
}

/** The same, where the outbox throws in the transaction: an error that is none of ours stands for a process that ends there. */
function breakingCtx(ctx: Ctx, error: Error): Ctx {
  const jobs: Ctx['ports']['jobs'] = {
    send: async () => {
      throw error
    },
  }
  return { ...ctx, ports: { ...ctx.ports, jobs } }
}

describe('between a file and its row', () => {
  it('a transaction that ends without a known reason leaves the file, which is collected a day later and not before', async () => {
    const { ctx, kept, age, collect, storePdf } = await setUp()
    await storePdf()
    const [named = ''] = await kept()
    const input = { source: inPieces(await makePicture({ width: 64, height: 64 })), fileName: 'a.jpg', place: null }
    await expect(storeMedia({ ctx: breakingCtx(ctx, new Error('the process ends')), input })).rejects.toThrow('the process ends')
    expect(await database.db.$count(media)).toBe(1)
    const stray = (await kept()).find((key) => key !== named) ?? ''
    expect(stray).toMatch(/^original\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.jpg$/)
    for (const key of [named, stray]) await age(key, 23 * HOUR)
    expect(await collect()).toEqual({ seen: 2, removed: 0, next: null })
    for (const key of [named, stray]) await age(key, 25 * HOUR)
    expect(await collect()).toEqual({ seen: 2, removed: 1, next: null })
    expect(await kept()).toEqual([named])
  })

  it('documents of an application are kept by the same rule', async () => {
    const { ctx, kept, age, collect, storePdf } = await setUp()
    await storePdf()
    const visitor: Ctx = { ...ctx, actor: { kind: 'visitor' } }
    const apply = async (given: Ctx) =>
      applyAsDealer({
        ctx: given,
        input: applicationInput(),
        documents: await receivedDocuments(given, [{ name: 'licence.pdf', bytes: pdfBytes() }]),
        idempotencyKey: null,
        request: VISITOR_REQUEST,
      })
    await expect(apply(breakingCtx(visitor, new Error('the process ends')))).rejects.toThrow('the process ends')
    expect(await database.db.$count(dealerApplication)).toBe(0)
    await apply(visitor)
    for (const key of await kept()) await age(key, 48 * HOUR)
    expect(await collect()).toMatchObject({ seen: 3, removed: 1 })
    expect((await kept()).map((key) => key.split('/')[0])).toEqual(['dealer', 'document'])
  })

  it('a rule of ours that ends the transaction takes the file out at once', async () => {
    const { ctx, kept } = await setUp()
    const place = { owner_kind: 'car' as const, owner_id: 987_654, tab: 'exterior' as const }
    const input = { source: inPieces(await makePicture({ width: 64, height: 64 })), fileName: 'a.jpg', place }
    await expect(storeMedia({ ctx, input })).rejects.toMatchObject({ key: 'not_found' })
    const broken = breakingCtx(ctx, new AppError('conflict'))
    const again = { ...input, source: inPieces(await makePicture({ width: 64, height: 64 })), place: null }
    await expect(storeMedia({ ctx: broken, input: again })).rejects.toMatchObject({ key: 'conflict' })
    expect(await kept()).toEqual([])
  })

  it('the same content sent twice leaves one file', async () => {
    const { kept, storePdf } = await setUp()
    const [one, two] = await Promise.all([storePdf('the same'), storePdf('the same')])
    expect(two.id).toBe(one.id)
    expect(await kept()).toHaveLength(1)
  })

  it('a file that cannot be kept takes those before it along', async () => {
    const { ctx, store, kept } = await setUp()
    const incoming = await store.receive(inPieces(pdfBytes()), { maxBytes: 1000 })
    const torn = { keep: () => Promise.reject(new AppError('storage_full')) }
    const files = [incoming, torn].map((one) => ({ incoming: one, storageKey: newFileKey('dealer', 'pdf'), contentType: 'application/pdf' }))
    const work = () => Promise.resolve({ answer: 'rows', named: [] })
    await expect(withKeptFiles({ ctx, files, work })).rejects.toMatchObject({ key: 'storage_full' })
    expect(await kept()).toEqual([])
  })
})

describe('the deletion of a row', () => {
  it('keeps the files where it is rolled back, and removes them after the commit', async () => {
    const { ctx, kept, jobs } = await setUp()
    const input = { source: inPieces(await makePicture({ width: 500, height: 300 })), fileName: 'a.jpg', place: null }
    const { id } = await storeMedia({ ctx, input })
    await renderPending({ ctx, input: { budgetMs: 60_000 } })
    const before = await kept()
    expect(before.length).toBeGreaterThan(2)
    await expect(deleteMedia({ ctx: breakingCtx(ctx, new Error('rolled back')), input: { mediaId: id } })).rejects.toThrow('rolled back')
    expect([await database.db.$count(media, eq(media.id, id)), await kept()]).toEqual([1, before])
    // A job that is told of files which a row names does them nothing either.
    await deleteMediaFiles({ ctx, input: { keys: before } })
    expect(await kept()).toEqual(before)
    await deleteMedia({ ctx, input: { mediaId: id } })
    const job = jobs.sent.at(-1)
    if (job?.name !== 'media-files-delete') throw new Error('no job')
    await deleteMediaFiles({ ctx, input: job.payload })
    expect(await kept()).toEqual([])
  })
})

describe('deleteStrayFiles', () => {
  it('leaves renditions that belong to a picture, because their job writes them again under the same key', async () => {
    const { ctx, kept, age, collect } = await setUp()
    const input = { source: inPieces(await makePicture({ width: 500, height: 300 })), fileName: 'a.jpg', place: null }
    const { id } = await storeMedia({ ctx, input })
    await renderPending({ ctx, input: { budgetMs: 60_000 } })
    await database.db.delete(mediaVariant)
    for (const key of await kept()) await age(key, 48 * HOUR)
    expect(await collect()).toMatchObject({ removed: 0 })
    const renditions = (await kept()).filter((key) => key.startsWith('picture/'))
    const [row] = await database.db.select({ key: media.storageKey }).from(media).where(eq(media.id, id))
    expect(new Set(renditions.map(renditionStem))).toEqual(new Set([renditionStem(row?.key ?? '')]))
    await database.db.insert(media).values({ kind: 'document', storageKey: newFileKey('document', 'pdf'), sha256: 'other', contentType: 'x', byteSize: 1 })
    await database.db.delete(media).where(eq(media.id, id))
    expect(await collect()).toMatchObject({ removed: renditions.length + 1 })
  })

  it('leaves the rest to a job when its time is over, which goes on there', async () => {
    const { store, age, collect, jobs, storePdf } = await setUp()
    await storePdf()
    const strays = ['original', 'dealer'].map((name) => `${name}/00/${'00'.repeat(32)}.pdf`)
    for (const key of strays) {
      await store.write(key, pdfBytes(), 'application/pdf')
      await age(key, 48 * HOUR)
    }
    expect(await collect({ budgetMs: -1 })).toEqual({ seen: 1, removed: 1, next: 'original/01' })
    expect(jobs.sent).toEqual([{ name: 'stray-files-delete', payload: { from: 'original/01' } }])
    const ended = new AbortController()
    ended.abort()
    expect(await collect({ from: 'dealer/00', signal: ended.signal })).toEqual({ seen: 1, removed: 1, next: 'dealer/01' })
    expect(await collect({ from: 'original/01' })).toMatchObject({ seen: 1, removed: 0, next: null })
  })

  it('removes nothing for a database that names no file, and nothing that is no key', async () => {
    const { store, age, kept, collect } = await setUp()
    const key = newFileKey('film', 'mp4')
    await store.write(key, pdfBytes(), 'video/mp4')
    await age(key, 48 * HOUR)
    expect(await collect()).toEqual({ seen: 0, removed: 0, next: null })
    expect(await kept()).toEqual([key])
  })

  it('is work of the system', async () => {
    const { ctx } = await setUp()
    await expect(deleteStrayFiles({ ctx: { ...ctx, actor: { kind: 'visitor' } }, input: { budgetMs: 0 } })).rejects.toMatchObject({ key: 'forbidden' })
  })
})

describe('the store of the tests', () => {
  it('refuses to be asked inside a transaction, however deep, and is there again after it', async () => {
    const { ctx } = await setUp()
    const key = newFileKey('film', 'mp4')
    const { files } = ctx.ports
    const incoming = await files.receive(inPieces(pdfBytes()), { maxBytes: 1000 })
    const asks: (() => unknown)[] = [
      () => files.receive(inPieces(pdfBytes()), { maxBytes: 1000 }),
      () => incoming.keep(key, 'video/mp4'),
      () => files.write(key, pdfBytes(), 'video/mp4'),
      () => files.stat(key),
      () => files.read(key),
      () => files.remove(key),
      async () => files.list('film'),
    ]
    for (const ask of asks) {
      await expect(database.db.transaction(async () => ask())).rejects.toThrow('inside a transaction')
      await expect(database.db.transaction((tx) => tx.transaction(async () => ask()))).rejects.toThrow('inside a transaction')
    }
    await incoming.keep(key, 'video/mp4')
    expect(await files.stat(key)).not.toBeNull()
  })
})

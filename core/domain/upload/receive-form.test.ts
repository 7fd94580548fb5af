import { existsSync } from 'node:fs'
import { expect, inject, it, afterAll, beforeAll } from 'vitest'
import { DOCUMENT_LIMITS } from '#contract/dealer-values.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { multipart, pdfBytes, pngBytes, programBytes, receivedDocuments } from '#core/domain/dealer/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { AppError } from '#contract/errors.ts'
import { ENDLESS_ROOM } from '#core/ports/files/disk-room.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { cleanName } from './receive-form.ts'
import { discardAll, receiveForm } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

function faults(documents: readonly { fault: string | null }[]) {
  return documents.map(({ fault }) => fault)
}

it('takes text and documents, each type by its content and name', async () => {
  const { ctx } = createTestCtx(database.db)
  const sent = multipart(
    [
      ['company', 'ليما موتورز'],
      ['interests', 'used'],
      ['interests', 'parts'],
    ],
    [
      { name: 'licence.PDF', bytes: pdfBytes() },
      { name: 'shop.png', bytes: pngBytes() },
    ],
  )
  const { fields, documents } = await receiveForm({ ctx, input: sent })
  expect(fields).toEqual([
    ['company', 'ليما موتورز'],
    ['interests', 'used'],
    ['interests', 'parts'],
  ])
  expect(documents.map(({ fileName, contentType, fault }) => [fileName, contentType, fault])).toEqual([
    ['licence.PDF', 'application/pdf', null],
    ['shop.png', 'image/png', null],
  ])
  const paths = documents.map(({ incoming }) => incoming?.path ?? '')
  expect(paths.every((path) => existsSync(path))).toBe(true)
  await discardAll(documents)
  expect(paths.some((path) => existsSync(path))).toBe(false)
})

it('tells a program that calls itself a PDF, a PDF under another name, an unknown kind and an empty file', async () => {
  const { ctx } = createTestCtx(database.db)
  const documents = await receivedDocuments(ctx, [
    { name: 'licence.pdf', bytes: programBytes() },
    { name: 'licence.jpg', bytes: pdfBytes() },
    { name: 'licence', bytes: pdfBytes() },
    { name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') },
    { name: 'nothing.pdf', bytes: Buffer.alloc(0) },
  ])
  expect(faults(documents)).toEqual(['type_refused', 'type_refused', 'type_refused', 'type_refused', 'empty'])
  expect(documents.every(({ incoming }) => incoming === null)).toBe(true)
})

it('counts while it reads: too large is refused, just fitting is not, and what comes after is still read', async () => {
  const { ctx } = createTestCtx(database.db)
  const fitting = Buffer.concat([pdfBytes(), Buffer.alloc(DOCUMENT_LIMITS.bytes)]).subarray(0, DOCUMENT_LIMITS.bytes)
  const documents = await receivedDocuments(ctx, [
    { name: 'large.pdf', bytes: Buffer.concat([fitting, Buffer.from('x')]) },
    { name: 'fits.pdf', bytes: fitting },
    { name: 'small.pdf', bytes: pdfBytes() },
  ])
  expect(faults(documents)).toEqual(['too_large', null, null])
  await discardAll(documents)
})

it('takes five, names the others, and ignores files under other names and empty fields', async () => {
  const { ctx } = createTestCtx(database.db)
  const six = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.pdf`, bytes: pdfBytes() }))
  const documents = await receivedDocuments(ctx, [{ name: 'x.pdf', bytes: pdfBytes(), field: 'avatar' }, ...six])
  expect(faults(documents)).toEqual([null, null, null, null, null, 'too_many'])
  await discardAll(documents)
  const body = '--b\r\nContent-Disposition: form-data; name="documents"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n'
  const empty = await receiveForm({ ctx, input: { body: new Blob([body]).stream(), contentType: 'multipart/form-data; boundary=b' } })
  expect(empty.documents).toEqual([])
})

it.each([
  ['from the first byte', 0],
  ['while a document arrives', 1],
])('reads the text of a form to its end where the disk has no room %s', async (_when, questions) => {
  const { ctx } = createTestCtx(database.db)
  let asked = 0
  async function require() {
    asked += 1
    if (asked > questions) throw new AppError('storage_full')
  }
  const full = { ...ctx, ports: { ...ctx.ports, files: createFakeFileStore({ ...ENDLESS_ROOM, require }) } }
  const large = Buffer.concat([pdfBytes(), Buffer.alloc(5 * 1024 * 1024)])
  const body = new FormData()
  body.append('documents', new Blob([large]), 'large.pdf')
  body.append('documents', new Blob([new Uint8Array(pdfBytes())]), 'small.pdf')
  body.append('company', 'Lima Motors')
  const response = new Response(body)
  const { fields, documents } = await receiveForm({ ctx: full, input: { body: response.body, contentType: response.headers.get('content-type') ?? '' } })
  expect(faults(documents)).toEqual(['no_room', 'no_room'])
  expect(fields).toEqual([['company', 'Lima Motors']])
})

it('refuses what is torn or no multipart, and leaves nothing behind', async () => {
  const { ctx } = createTestCtx(database.db)
  const torn = '--b\r\nContent-Disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no end'
  const input = { body: new Blob([torn]).stream() as ReadableStream, contentType: 'multipart/form-data; boundary=b' }
  await expect(receiveForm({ ctx, input })).rejects.toMatchObject({ key: 'bad_request' })
  const text = { body: new Blob(['a=b']).stream() as ReadableStream, contentType: 'application/x-www-form-urlencoded' }
  await expect(receiveForm({ ctx, input: text })).rejects.toMatchObject({ key: 'unsupported_media_type' })
  await expect(receiveForm({ ctx, input: { body: null, contentType: 'multipart/form-data; boundary=b' } })).rejects.toMatchObject({
    key: 'unsupported_media_type',
  })
})

it.each([
  ['C:\\Users\\rosa\\licence.pdf', 'licence.pdf'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['..\u202efdp.exe.pdf', 'fdp.exe.pdf'],
  ['a"b;c\r\nx: y.pdf', 'a_b_c x_ y.pdf'],
  ['رخصة تجارية.pdf', 'رخصة تجارية.pdf'],
  ['.pdf', 'pdf'],
  ['', 'document'],
  [`${'a'.repeat(300)}.webp`, `${'a'.repeat(115)}.webp`],
])('a file called %j is called %j', (given, expected) => {
  expect(cleanName(given)).toBe(expected)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findCarBySign } from '#core/domain/car/index.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import { createDraftLink, createStock, listStock, openDraftLink, patchStock } from '#core/domain/stock/index.ts'
import { brandRecord, carRecord, usedCarRecord } from '#core/domain/stock/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { findUsedCar } from '#core/domain/used-car/index.ts'
import type { MediaOwner, MediaTab } from '#contract/media-values.ts'
import type { Locale } from '#i18n/locales.ts'
import {
  attachMedia,
  deleteMedia,
  describeMedia,
  detachMedia,
  listOwnerMedia,
  openStaffDocument,
  openVehicleDocument,
  reorderMedia,
  storeDocument,
  storeMedia,
} from './index.ts'
import { inPieces, makePicture } from './testing.ts'

let database: TestDatabase
let made: ReturnType<typeof createTestCtx>
let brandId = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  made = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read', 'catalogue.write', 'catalogue.price', 'catalogue.publish']) })
  brandId = (await insertBrand(database.db, { brandName: 'Voyah' })).id
})
afterAll(() => database.drop())

const pdf = (mark: string = crypto.randomUUID()) => Buffer.from(`%PDF-1.7\n%${mark}\n%%EOF\n`)
const visitor = (locale: Locale = 'en') => ({ ...made.ctx, actor: { kind: 'visitor' as const }, locale })

async function addCarRecord(state: 'draft' | 'published' = 'published') {
  const { id } = await createStock({
    ctx: made.ctx,
    kind: 'car',
    input: { value: carRecord(brandId, { model_name: crypto.randomUUID().slice(0, 8), publish_state: state }) },
  })
  return { owner_kind: 'car' as const, owner_id: id }
}

type Owner = { owner_kind: MediaOwner; owner_id: number }
const add = (owner: Owner, fileName = 'report.pdf', bytes: Uint8Array = pdf(), tab: MediaTab = 'document') =>
  storeDocument({ ctx: made.ctx, input: { source: inPieces(bytes), fileName, place: { ...owner, tab } } })
const read = async ({ owner_id: id }: Owner, locale: Locale = 'en') => (await findCarBySign({ ctx: visitor(locale), input: { id: String(id) } })).documents
const download = (id: number, name: string) => openVehicleDocument({ ctx: visitor(), input: { id, name } })

// R16.98
it('shows the PDFs of a car in their order, with a title in the language of the page or as a document of it', async () => {
  const car = await addCarRecord()
  const { id: first } = await add(car, 'C:\\Users\\me\\Prüf "bericht".pdf')
  const { id: second } = await add(car, 'brochure.PDF')
  await describeMedia({ ctx: made.ctx, input: { mediaId: second, alts: { en: 'Brochure', ar: 'كتيّب' }, file_language: 'zh' } })
  await reorderMedia({ ctx: made.ctx, input: { ...car, tab: 'document', media_ids: [second, first] } })
  expect(await read(car)).toMatchObject([
    { title: 'Brochure', language: 'zh', path: `/document/${second}/brochure.PDF`, byte_size: expect.any(Number) },
    { title: 'Document 2', language: null, file_name: 'Prüf _bericht_.pdf', path: `/document/${first}/Pr%C3%BCf%20_bericht_.pdf` },
  ])
  expect((await read(car, 'ar')).map(({ title }) => title)).toEqual(['كتيّب', 'مستند 2'])
  expect((await read(car, 'de')).map(({ title }) => title)).toEqual(['Dokument', 'Dokument 2'])
  const { rows: noted } = await database.db.execute(sql`
    select action, detail -> 'changed' as changed from audit_log where (subject_kind, subject_id) in (('car', ${car.owner_id}::text), ('media', ${second}::text)) order by id`)
  expect(noted).toContainEqual({ action: 'media.described', changed: { file_language: { before: null, after: 'zh' } } })
  expect(noted.filter(({ action }) => action === 'media.attached')).toHaveLength(2)
  const { media } = await listOwnerMedia({ ctx: made.ctx, input: car })
  expect(media).toMatchObject([{ file_name: 'brochure.PDF', file_language: 'zh', made_alts: { de: 'Dokument' } }, { file_name: 'Prüf _bericht_.pdf' }])
})

it('shows those of a used car too', async () => {
  const { id, value } = await createStock({ ctx: made.ctx, kind: 'used_car', input: { value: usedCarRecord(brandId) } })
  await add({ owner_kind: 'used_car', owner_id: id }, 'inspection.pdf')
  const unit = await findUsedCar({ ctx: visitor(), input: { id: value.stock_ref ?? '' } })
  expect(unit.documents).toMatchObject([{ title: 'Document', file_name: 'inspection.pdf' }])
})

// R16.99
it('gives a file out only as long as a vehicle on the site shows it, and only by its name', async () => {
  const car = await addCarRecord()
  const { id } = await add(car)
  expect(await download(id, 'report.pdf')).toMatchObject({ contentType: 'application/pdf', fileName: 'report.pdf' })
  await expect(download(id, 'other.pdf')).rejects.toThrow('not_found')
  await database.db.execute(sql`update brand set publish_state = 'archived' where id = ${brandId}`)
  await expect(download(id, 'report.pdf')).rejects.toThrow('not_found')
  await database.db.execute(sql`update brand set publish_state = 'published' where id = ${brandId}`)
  await detachMedia({ ctx: made.ctx, input: { ...car, media_id: id } })
  await expect(download(id, 'report.pdf')).rejects.toThrow('not_found')
  expect(await openStaffDocument({ ctx: made.ctx, input: { id } })).toMatchObject({ fileName: 'report.pdf' })
  await deleteMedia({ ctx: made.ctx, input: { mediaId: id } })
  await expect(openStaffDocument({ ctx: made.ctx, input: { id } })).rejects.toThrow('not_found')
})

it('opens that of a draft by the link of that draft alone', async () => {
  const [car, other] = [await addCarRecord('draft'), await addCarRecord('draft')]
  const [{ id }, { id: others }] = [await add(car), await add(other)]
  const { token } = await createDraftLink({ ctx: made.ctx, kind: 'car', input: { id: car.owner_id, days: 1 } })
  const { draft } = await openDraftLink({ ctx: visitor(), input: { token } })
  const [shown] = (await findCarBySign({ ctx: { ...visitor(), draft }, input: { id: String(car.owner_id) } })).documents
  expect(shown?.path).toBe(`/document/${id}/report.pdf?draft=${token}`)
  const openAs = (mediaId: number) => openVehicleDocument({ ctx: { ...visitor(), draft }, input: { id: mediaId, name: 'report.pdf' } })
  expect(await openAs(id)).toMatchObject({ fileName: 'report.pdf' })
  await expect(openAs(others)).rejects.toThrow('not_found')
  await expect(download(id, 'report.pdf')).rejects.toThrow('not_found')
  const { version } = await patchStock({ ctx: made.ctx, kind: 'car', input: { id: car.owner_id, version: 1, value: { publish_state: 'published' } } })
  expect(version).toBe(2)
  expect(await download(id, 'report.pdf')).toBeTruthy()
})

it('keeps one file under its first name, wherever it is shown', async () => {
  const [car, other] = [await addCarRecord(), await addCarRecord()]
  const bytes = pdf()
  const first = await add(car, 'a.pdf', bytes)
  expect(await add(other, 'b.pdf', bytes)).toEqual({ id: first.id, is_known: true })
  expect((await read(other))[0]?.file_name).toBe('a.pdf')
})

// R16.100
it('takes a PDF of a vehicle and nothing else as a document, and no document as a picture', async () => {
  const car = await addCarRecord()
  const maker = { owner_kind: 'brand' as const, owner_id: (await createStock({ ctx: made.ctx, kind: 'brand', input: { value: brandRecord('Nio') } })).id }
  const picture = await makePicture({ width: 64, height: 64 })
  for (const [owner, name, bytes] of [
    [car, 'report.csv', Buffer.from('a;b')],
    [car, 'report.pdf', Buffer.from('<script>')],
    [car, 'report.pdf', picture],
    [car, 'report.pdf', Buffer.alloc(0)],
    [maker, 'report.pdf', pdf()],
  ] as const)
    await expect(add(owner, name, bytes)).rejects.toThrow('media_type_refused')
  await expect(add({ ...car, owner_id: 999_999 })).rejects.toThrow('not_found')
  await expect(add(car, 'big.pdf', Buffer.concat([pdf(), Buffer.alloc(25 * 1024 * 1024)]))).rejects.toThrow('payload_too_large')
  const placed = { source: inPieces(picture), fileName: 'a.jpg', place: { ...car, tab: 'document' as const } }
  await expect(storeMedia({ ctx: made.ctx, input: placed })).rejects.toThrow('media_type_refused')
  const { id } = await add(car)
  await expect(attachMedia({ ctx: made.ctx, input: { ...car, tab: 'exterior', media_id: id } })).rejects.toThrow('media_type_refused')
  await expect(attachMedia({ ctx: made.ctx, input: { ...maker, tab: 'document', media_id: id } })).rejects.toThrow('media_type_refused')
  const reader = { ...made.ctx, actor: await addStaff(database.db, ['catalogue.read', 'content.write']) }
  const input = { source: inPieces(pdf()), fileName: 'a.pdf', place: { ...car, tab: 'document' as const } }
  await expect(storeDocument({ ctx: reader, input })).rejects.toThrow('forbidden')
  await expect(openStaffDocument({ ctx: visitor(), input: { id } })).rejects.toThrow('forbidden')
})

it('does not count documents as pictures of a vehicle', async () => {
  const car = await addCarRecord()
  await add(car)
  const { list } = await listStock({ ctx: made.ctx, kind: 'car', input: { pictures: 'without', sort: 'updated_at', order: 'desc', page: 1, page_size: 25 } })
  expect(list.find(({ id }) => id === car.owner_id)).toMatchObject({ picture_count: 0 })
})

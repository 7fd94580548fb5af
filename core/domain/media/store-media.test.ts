import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { MEDIA_LIMITS } from '#contract/media.ts'
import { media, mediaVariant } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Actor } from '#core/domain/context.ts'
import { addCar, addStaff, createTestCtx } from '#core/domain/testing.ts'
import {
  attachMedia,
  deleteMedia,
  deleteMediaFiles,
  describeMedia,
  detachMedia,
  listOwnerMedia,
  openMediaFile,
  readCarMedia,
  renderPending,
  reorderMedia,
  storeMedia,
} from './index.ts'
import { heicPicture, inPieces, makeFilm, makePicture } from './testing.ts'

let database: TestDatabase
let actor: Actor
let carId = 0
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  actor = await addStaff(database.db, ['catalogue.read', 'catalogue.write'])
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.execute(sql`truncate media cascade`)
  carId = (await addCar(database.db, { modelName: 'Seal', brandName: `BYD ${crypto.randomUUID().slice(0, 6)}` })).id
})

function setUp(who: Actor = actor) {
  const made = createTestCtx(database.db, { actor: who })
  const place = { owner_kind: 'car' as const, owner_id: carId, tab: 'exterior' as const }
  const store = async (bytes: Uint8Array, fileName = 'front.jpg', tab: 'exterior' | 'spin' | 'video' | null = 'exterior') =>
    storeMedia({ ctx: made.ctx, input: { source: inPieces(bytes), fileName, place: tab && { ...place, tab } } })
  const render = () => renderPending({ ctx: made.ctx, input: { budgetMs: 30_000 } })
  return { ...made, place, store, render }
}

const rowOf = async (id: number) => (await database.db.select().from(media).where(eq(media.id, id)))[0]
const variantsOf = (id: number) =>
  database.db.select().from(mediaVariant).where(eq(mediaVariant.mediaId, id)).orderBy(mediaVariant.format, mediaVariant.widthPx)

describe('storeMedia', () => {
  it('keeps a picture under a key of its own and asks for renditions, in one transaction', async () => {
    const { store, files, jobs } = setUp()
    const { id } = await store(await makePicture())
    expect(await rowOf(id)).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      widthPx: 1600,
      heightPx: 1000,
      renditionState: 'pending',
      isSample: false,
    })
    const row = await rowOf(id)
    expect(row?.storageKey).toMatch(/^original\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.jpg$/)
    expect(row?.storageKey).not.toContain(row?.sha256)
    expect(row?.colour).toMatch(/^#3[0-9a-f]6[0-9a-f]c[0-9a-f]$/)
    expect([...files.kept.keys()]).toEqual([row?.storageKey])
    expect(jobs.sent).toEqual([{ name: 'media-renditions', payload: { mediaId: id } }])
  })

  it('finds the same file again, whatever it is called, and keeps one', async () => {
    const { store, files, jobs } = setUp()
    const bytes = await makePicture()
    const first = await store(bytes, 'a.jpg')
    const second = await store(bytes, 'B.JPEG')
    expect(second).toEqual({ id: first.id, is_known: true })
    expect([files.kept.size, jobs.sent.length]).toEqual([1, 1])
  })

  it('takes a photograph of a telephone, keeps it as JPEG, and knows it when it comes again', async () => {
    const { store, render } = setUp()
    const { id } = await store(heicPicture(), 'IMG_0001.HEIC')
    const row = await rowOf(id)
    expect(row).toMatchObject({ contentType: 'image/jpeg', widthPx: 160, heightPx: 100, sha256: createHash('sha256').update(heicPicture()).digest('hex') })
    expect(row?.storageKey).toMatch(/\.jpg$/)
    expect(await store(heicPicture(), 'again.heif')).toEqual({ id, is_known: true })
    expect(await render()).toMatchObject({ failed: 0, left: false })
    expect((await variantsOf(id)).map(({ format, widthPx }) => [format, widthPx])).toEqual([
      ['avif', 160],
      ['webp', 160],
    ])
  })

  it('takes a film with its size and length, ready at once', async () => {
    const { store } = setUp()
    const { id } = await store(makeFilm(), 'drive.mp4', 'video')
    expect(await rowOf(id)).toMatchObject({ kind: 'video', contentType: 'video/mp4', widthPx: 1280, heightPx: 720, durationMs: 6000, renditionState: 'done' })
  })

  it('is for staff who may change the catalogue', async () => {
    const bytes = await makePicture({ width: 64, height: 64 })
    const reader = await addStaff(database.db, ['catalogue.read'])
    for (const who of [{ kind: 'visitor' } as const, reader]) await expect(setUp(who).store(bytes)).rejects.toMatchObject({ key: 'forbidden' })
  })

  it('leaves nothing behind where the owner does not exist', async () => {
    const { ctx, files } = setUp()
    const input = {
      source: inPieces(await makePicture()),
      fileName: 'a.jpg',
      place: { owner_kind: 'car' as const, owner_id: 987_654, tab: 'exterior' as const },
    }
    await expect(storeMedia({ ctx, input })).rejects.toMatchObject({ key: 'not_found' })
    expect([await database.db.$count(media), files.kept.size]).toEqual([0, 0])
  })
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'

describe('what is refused', () => {
  it.each([
    ['an SVG', () => SVG, 'logo.svg', 'media_type_refused'],
    ['an SVG that calls itself a PNG', () => SVG, 'logo.png', 'media_type_refused'],
    ['a page that calls itself a picture', () => HTML, 'a.jpg', 'media_type_refused'],
    ['a program', () => Buffer.from('MZ\x90\x00', 'latin1'), 'a.exe', 'media_type_refused'],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'a.gif', 'media_type_refused'],
    ['nothing', () => '', 'a.jpg', 'media_type_refused'],
    ['a picture under the ending of another', () => makePicture({ width: 64, height: 64, format: 'png' }), 'a.jpg', 'media_type_refused'],
    ['a picture without an ending', () => makePicture({ width: 64, height: 64 }), 'a', 'media_type_refused'],
    ['a name that ends twice', () => makePicture({ width: 64, height: 64 }), 'a.jpg.html', 'media_type_refused'],
    ['a film as a picture', () => makeFilm(), 'a.jpg', 'media_type_refused'],
    ['a film without a video track', () => makeFilm().subarray(0, 200), 'a.mp4', 'media_unreadable'],
    ['a torn picture', async () => (await makePicture({ format: 'png' })).subarray(0, 700), 'a.png', 'media_unreadable'],
    ['a HEIC under the name of a JPEG', () => heicPicture(), 'a.jpg', 'media_type_refused'],
    ['a torn HEIC', () => heicPicture().subarray(0, 400), 'a.heic', 'media_unreadable'],
    ['a HEIC that claims 400 megapixels', () => claiming(heicPicture(), 20_000), 'a.heic', 'too_many_pixels'],
    ['a picture of 100 megapixels', () => pngOf(10_000, 10_000), 'a.png', 'too_many_pixels'],
    ['a small file that unpacks into gigabytes', () => pngOf(60_000, 60_000), 'a.png', 'too_many_pixels'],
  ])('%s', async (_, make, fileName, key) => {
    const { store, files } = setUp()
    const tab = fileName.endsWith('mp4') ? 'video' : 'exterior'
    await expect(store(Buffer.from(await make()), fileName, tab)).rejects.toMatchObject({ name: 'AppError', key })
    expect([await database.db.$count(media), files.kept.size]).toEqual([0, 0])
  })

  it('more bytes than allowed, as soon as they have come', async () => {
    const { ctx } = setUp()
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += 1_000_000
        yield Buffer.alloc(1_000_000)
      }
    }
    const input = { source: endless(), fileName: 'a.jpg', place: null }
    await expect(storeMedia({ ctx, input })).rejects.toMatchObject({ key: 'payload_too_large' })
    expect(sent).toBeLessThan(MEDIA_LIMITS.imageBytes + 5_000_000)
  })

  it('never lets a name choose where a file goes', async () => {
    const { store, files } = setUp()
    await store(await makePicture({ width: 64, height: 64 }), '../../../../etc/cron.d/x.jpg')
    expect([...files.kept.keys()]).toEqual([expect.stringMatching(/^original\/[0-9a-f]{2}\/[0-9a-f]{64}\.jpg$/)])
  })
})

describe('renderPending', () => {
  it('makes every width in WebP and AVIF, without anything that the camera wrote, upright', async () => {
    const { ctx, store, render, files } = setUp()
    const { id } = await store(await makePicture({ width: 100, height: 1000, orientation: 6 }))
    expect(await render()).toEqual({ rendered: 2, failed: 0, left: false })
    const variants = await variantsOf(id)
    expect(variants.map((one) => [one.format, one.widthPx, one.heightPx])).toEqual([
      ['avif', 480, 48],
      ['avif', 800, 80],
      ['avif', 1000, 100],
      ['webp', 480, 48],
      ['webp', 800, 80],
      ['webp', 1000, 100],
    ])
    for (const { storageKey } of variants) {
      const found = await sharp(files.kept.get(storageKey)).metadata()
      expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual([undefined, undefined, undefined, undefined])
      expect(Buffer.from(files.kept.get(storageKey) ?? []).includes('Secret Camera')).toBe(false)
    }
    expect((await rowOf(id))?.renditionState).toBe('done')
    const { exterior } = await readCarMedia(ctx, carId)
    expect(exterior).toEqual([expect.objectContaining({ width: 1000, height: 100, colour: expect.stringMatching(/^#/) })])
    expect(exterior[0]?.sources.map((source) => source.srcset.split(', ').length)).toEqual([3, 3])
  })

  it('drops what is hidden behind a picture: the script of a polyglot is in no rendition', async () => {
    const { store, render, files } = setUp()
    const polyglot = Buffer.concat([await makePicture({ width: 600, height: 60 }), Buffer.from(HTML)])
    await store(polyglot)
    await render()
    const shown = [...files.kept].filter(([key]) => key.startsWith('picture/'))
    expect(shown.length).toBeGreaterThan(1)
    for (const [, bytes] of shown) expect(Buffer.from(bytes).includes('<script')).toBe(false)
  })

  it('never enlarges, and gives frames of a turn the small widths until they become pictures', async () => {
    const { ctx, place, store, render } = setUp()
    const small = await store(await makePicture({ width: 300, height: 200 }))
    const frame = await store(await makePicture({ colour: '#996633', height: 100 }), 'f.jpg', 'spin')
    await render()
    expect((await variantsOf(small.id)).map((one) => one.widthPx)).toEqual([300, 300])
    expect((await variantsOf(frame.id)).map((one) => one.widthPx)).toEqual([480, 800, 480, 800])
    await attachMedia({ ctx, input: { ...place, media_id: frame.id } })
    await render()
    expect((await variantsOf(frame.id)).map((one) => one.widthPx)).toEqual([480, 800, 1280, 480, 800, 1280])
  })

  it('shows covers first, and does nothing when all is done', async () => {
    const { store, render, files } = setUp()
    await store(await makePicture({ colour: '#111111', width: 500, height: 60 }), 'spin.jpg', 'spin')
    const cover = await store(await makePicture({ colour: '#eeeeee', width: 500, height: 60 }))
    await render()
    const first = [...files.kept.keys()].find((key) => key.startsWith('picture/'))
    expect((await rowOf(cover.id))?.storageKey).toContain(first?.slice('picture/ab/'.length).split('-')[0])
    expect(await render()).toEqual({ rendered: 0, failed: 0, left: false })
  })

  it('stops when its time is over and leaves a job for the rest', async () => {
    const { ctx, store, jobs } = setUp()
    await store(await makePicture({ width: 500, height: 300 }))
    await store(await makePicture({ colour: '#aa0000', width: 500, height: 300 }))
    const sent = jobs.sent.length
    expect(await renderPending({ ctx, input: { budgetMs: 0 } })).toMatchObject({ rendered: 1, left: true })
    expect(jobs.sent).toHaveLength(sent + 1)
  })
})

describe('the media of an owner', () => {
  it('are listed with their state, put in order, described, taken off and deleted', async () => {
    const { ctx, place, store, render, files, jobs } = setUp()
    const [first, second] = [await store(await makePicture({ height: 100 })), await store(await makePicture({ height: 100, colour: '#228833' }))]
    await render()
    await reorderMedia({ ctx, input: { ...place, media_ids: [second.id, first.id] } })
    await expect(reorderMedia({ ctx, input: { ...place, media_ids: [second.id] } })).rejects.toMatchObject({ key: 'conflict' })
    await describeMedia({ ctx, input: { mediaId: second.id, alts: { en: 'Front', ar: 'الأمام' } } })
    await describeMedia({ ctx, input: { mediaId: second.id, alts: { ar: '' } } })
    const { owner, media: listed } = await listOwnerMedia({ ctx, input: place })
    expect(listed.map((one) => [one.id, one.state, one.alts])).toEqual([
      [second.id, 'done', { en: 'Front' }],
      [first.id, 'done', {}],
    ])
    expect(owner).toMatchObject({ id: carId, count: 2, cover: listed[0]?.preview })
    expect((await readCarMedia(ctx, carId)).exterior.map((one) => one.alt)).toEqual(['Front', expect.stringMatching(/^BYD \w+ Seal, exterior, picture 2$/)])

    await expect(deleteMedia({ ctx, input: { mediaId: first.id } })).rejects.toMatchObject({ key: 'media_in_use' })
    await detachMedia({ ctx, input: { ...place, media_id: first.id } })
    await deleteMedia({ ctx, input: { mediaId: first.id } })
    const job = jobs.sent.at(-1)
    if (job?.name !== 'media-files-delete') throw new Error('no job')
    expect(files.kept.size).toBe(14)
    await deleteMediaFiles({ ctx: { ...ctx, actor: { kind: 'system' } }, input: job.payload })
    expect(files.kept.size).toBe(7)
  })

  it('keep the files of content that was stored again before they were removed', async () => {
    const { ctx, place, store, files, jobs } = setUp()
    const bytes = await makePicture()
    const { id } = await store(bytes)
    await detachMedia({ ctx, input: { ...place, media_id: id } })
    await deleteMedia({ ctx, input: { mediaId: id } })
    const job = jobs.sent.at(-1)
    if (job?.name !== 'media-files-delete') throw new Error('no job')
    await store(bytes)
    await deleteMediaFiles({ ctx: { ...ctx, actor: { kind: 'system' } }, input: job.payload })
    expect(files.kept.size).toBe(1)
  })

  it('show a film with its own still picture', async () => {
    const { ctx, store, render } = setUp()
    const film = await store(makeFilm(), 'film.mp4', 'video')
    const still = await store(await makePicture({ height: 100 }), 'still.jpg', null)
    await render()
    await describeMedia({ ctx, input: { mediaId: film.id, alts: {}, poster_id: still.id } })
    const { video } = await readCarMedia(ctx, carId)
    expect(video).toEqual([{ src: expect.stringMatching(/^\/media\/film\/.+\.mp4$/), poster: expect.objectContaining({ width: 1280 }) }])
    await expect(deleteMedia({ ctx, input: { mediaId: still.id } })).rejects.toMatchObject({ key: 'media_in_use' })
  })
})

describe('openMediaFile', () => {
  it('opens renditions and films, and never an original or a name of somebody else', async () => {
    const { ctx, store, render, files } = setUp()
    await store(await makePicture({ width: 500, height: 300 }))
    await render()
    const keys = [...files.kept.keys()]
    const opened = await Promise.all(keys.map(async (key) => [key.split('/')[0], (await openMediaFile({ ctx, input: { key } }))?.contentType]))
    expect(new Map(opened as [string, string | undefined][])).toEqual(
      new Map([
        ['original', undefined],
        ['picture', 'image/avif'],
      ]),
    )
    for (const key of ['', '..', 'picture/../../../etc/passwd', 'picture/ab/..%2f..%2fpasswd.webp', 'picture/ab/x.webp', '/etc/passwd', 'picture/ab/\0.webp'])
      expect(await openMediaFile({ ctx, input: { key } })).toBeNull()
  })
})

/** A PNG of one colour whose size stands in its header; its data is packed to almost nothing. */
/** With another size in the box that says it. */
function claiming(heic: Buffer, edge: number): Buffer {
  const at = heic.indexOf('ispe')
  heic.writeUInt32BE(edge, at + 8)
  heic.writeUInt32BE(edge, at + 12)
  return heic
}

function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const edges = Buffer.alloc(8)
  edges.writeUInt32BE(body.length, 0)
  edges.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([edges.subarray(0, 4), content, edges.subarray(4)])
}

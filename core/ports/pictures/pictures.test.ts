import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDLESS_ROOM } from '#core/ports/files/disk-room.ts'
import { keepRenditions } from './cached.ts'
import { createPictureTools } from './sharp.ts'
import { renditionWidths } from './widths.ts'

const tools = createPictureTools()
let folder = ''
let original: Buffer
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayline-pictures-'))
  original = await sharp({ create: { width: 900, height: 601, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()
})
afterAll(() => rm(folder, { recursive: true }))

it.each([
  [1600, [480, 800, 1280]],
  [1280, [480, 800, 1280]],
  [1000, [480, 800, 1000]],
  [850, [480, 800]],
  [500, [480]],
  [300, [300]],
  [1, [1]],
])('an original of %i px is rendered as %o', (original_, expected) => {
  expect(renditionWidths([1280, 480, 800], original_)).toEqual(expected)
})

describe('keepRenditions', () => {
  it('makes a rendition once, and gives the same again without opening the original', async () => {
    let opened = 0
    const open = async () => {
      opened += 1
      return Readable.from([original])
    }
    const input = { open, sha256: 'cd'.repeat(32), format: 'webp' as const, widths: [480, 800], width: 900, height: 601 }
    const kept = keepRenditions(tools, path.join(folder, 'cache'), ENDLESS_ROOM)
    const first = await kept.render(input)
    const second = await kept.render(input)
    expect(opened).toBe(1)
    expect(second.map(({ width, height }) => [width, height])).toEqual([
      [480, 321],
      [800, 534],
    ])
    expect(second.map(({ bytes }) => Buffer.from(bytes))).toEqual(first.map(({ bytes }) => Buffer.from(bytes)))
    expect(await readdir(path.join(folder, 'cache/cd'))).toHaveLength(2)
    await kept.render({ ...input, format: 'avif' })
    expect(opened).toBe(2)
  })

  it('does without keeping them where the disk has no room', async () => {
    const input = { open: async () => Readable.from([original]), sha256: 'fe'.repeat(32), format: 'webp' as const, widths: [100], width: 900, height: 601 }
    const full = { ...ENDLESS_ROOM, hasRoom: async () => false }
    expect(await keepRenditions(tools, path.join(folder, 'full'), full).render(input)).toHaveLength(1)
    await expect(readdir(path.join(folder, 'full'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('does without a folder that cannot be written', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    const input = { open: async () => Readable.from([original]), sha256: 'ef'.repeat(32), format: 'webp' as const, widths: [100], width: 900, height: 601 }
    expect(await keepRenditions(tools, path.join(file, 'cache'), ENDLESS_ROOM).render(input)).toHaveLength(1)
  })
})

it('tells the colour of the edge, clear parts as white paper', async () => {
  const file = path.join(folder, 'clear.png')
  await writeFile(file, original)
  expect(await tools.inspectImage(file, { maxPixels: 1e6 })).toEqual({ width: 900, height: 601, colour: '#ffffff' })
  await expect(tools.inspectImage(file, { maxPixels: 900 * 600 })).rejects.toMatchObject({ key: 'too_many_pixels' })
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a box that ends before it begins', Buffer.from('00000004667479700000000000000000', 'hex')],
  ['a box larger than the file', Buffer.from('7fffffff6d6f6f760000000000000000', 'hex')],
  [
    'an index of boxes without end',
    Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('moov'), Buffer.from('00000001', 'hex'), Buffer.from('mvhd'), Buffer.alloc(16, 255)]),
  ],
])('%s is no film', async (_, bytes) => {
  const file = path.join(folder, 'film.mp4')
  await writeFile(file, bytes)
  await expect(tools.inspectFilm(file)).rejects.toMatchObject({ key: 'media_unreadable' })
})

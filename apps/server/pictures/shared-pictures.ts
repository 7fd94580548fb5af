import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { SHARED_PREFIX } from '#apps/site/head/shared-picture.ts'
import type { Ctx } from '#core/domain/context.ts'
import { openMediaFile } from '#core/domain/media/index.ts'
import { drawDocument } from '#drawing/draw-document.ts'
import { parseDrawing } from '#drawing/address.ts'
import { drawStill } from './draw-still.ts'
import { createRenderGate } from '#apps/server/pages/render-gate.ts'

/** What networks ask of a picture that stands for a link, px. */
const SIZE = { width: 1200, height: 630 }
const STAGE = '#eceeeb'
/** Room around a drawing; photographs fill the picture. */
const MARGIN = 70
/** About 50 KB each. */
const MOST_KEPT = 200
const GATE = { active: 2, waiting: 32 }

export type SharedPictures = {
  /** Answers `/shared/<path of a drawing or picture>.jpg`; null where the path names none. */
  respond(request: Request): Promise<Response | null>
}

/** Pictures for links that are shared: networks show neither SVG nor AVIF, so the page's own picture is made into a JPEG of their size. */
export function createSharedPictures(ctx: Pick<Ctx, 'ports'>): SharedPictures {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({ max: MOST_KEPT })
  const gate = createRenderGate(GATE)

  async function find(source: string): Promise<Buffer<ArrayBuffer> | null> {
    const known = kept.get(source)
    if (known !== undefined) return known
    const made = await gate.run(() => makePicture(ctx, source))
    if (made !== null) kept.set(source, made)
    return made
  }

  return {
    respond: async (request) => {
      const { pathname } = new URL(request.url)
      const picture =
        pathname.startsWith(SHARED_PREFIX) && pathname.endsWith('.jpg') ? await find(pathname.slice(SHARED_PREFIX.length - 1, -'.jpg'.length)) : null
      if (picture === null) return null
      const headers = { 'content-type': 'image/jpeg', 'content-length': String(picture.length), 'cache-control': 'public, max-age=31536000, immutable' }
      return new Response(request.method === 'HEAD' ? null : picture, { headers: { ...headers, 'cross-origin-resource-policy': 'cross-origin' } })
    },
  }
}

async function makePicture(ctx: Pick<Ctx, 'ports'>, source: string): Promise<Buffer<ArrayBuffer> | null> {
  const drawing = parseDrawing(source)
  const svg = drawing === null ? drawStill(source) : drawDocument(drawing)
  if (svg !== null) return Buffer.from(await onStage(Buffer.from(svg)))
  const file = source.startsWith('/media/') ? await openMediaFile({ ctx, input: { key: source.slice('/media/'.length) } }) : null
  if (file === null || !file.contentType.startsWith('image/')) return null
  return Buffer.from(
    await sharp(await buffer(await file.read()))
      .resize({ ...SIZE, fit: 'cover' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  )
}

async function onStage(svg: Buffer): Promise<Buffer> {
  const room = { width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN }
  const vehicle = await sharp(svg, { density: 192 })
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer()
  return sharp({ create: { ...SIZE, channels: 3, background: STAGE } })
    .composite([{ input: vehicle }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

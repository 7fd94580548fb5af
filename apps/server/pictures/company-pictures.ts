import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import { COMPANY_PICTURE_FORMS, COMPANY_PICTURE_PREFIX, type CompanyPictureForm } from '#apps/site/head/company-picture.ts'
import type { Ctx } from '#core/domain/context.ts'
import { openMediaFile } from '#core/domain/media/index.ts'
import { createRenderGate } from '#apps/server/pages/render-gate.ts'

const GATE = { active: 2, waiting: 32 }
const MOST_KEPT = 60
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const WHITE = '#ffffff'
const LONGEST_SIDE = 640

type Make = (picture: Sharp) => Promise<Sharp> | Sharp

const FORMS: Readonly<Record<CompanyPictureForm, Make>> = {
  'icon-32': square(32),
  // Telephones put what is clear on black.
  'icon-180': square(180, { margin: 18, ground: WHITE }),
  'icon-192': square(192),
  'icon-512': square(512),
  // A launcher may cut a fifth off each side.
  'maskable-512': square(512, { margin: 100, ground: WHITE }),
  plate: async (picture) => {
    const { data, info } = await picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true })
    const margin = Math.round(info.height * 0.12)
    return sharp(data).flatten({ background: WHITE }).extend({ top: margin, bottom: margin, left: margin, right: margin, background: WHITE })
  },
  shared: square(630, { margin: 130, ground: WHITE, width: 1200 }),
}

export type CompanyPictures = {
  /** Answers `/company-picture/<form>/<path of a picture>.png`; null where the path names none. */
  respond(request: Request): Promise<Response | null>
}

/** The company's logo and icon in the sizes and formats that browsers' tabs, telephones and networks take. */
export function createCompanyPictures(ctx: Pick<Ctx, 'ports'>): CompanyPictures {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({ max: MOST_KEPT })
  const gate = createRenderGate(GATE)

  async function find(pathname: string): Promise<Buffer<ArrayBuffer> | null> {
    const known = kept.get(pathname)
    if (known !== undefined) return known
    const made = await gate.run(() => make(ctx, pathname))
    if (made !== null) kept.set(pathname, made)
    return made
  }

  return {
    respond: async (request) => {
      const picture = await find(new URL(request.url).pathname)
      if (picture === null) return null
      const headers = { 'content-type': 'image/png', 'content-length': String(picture.length), 'cache-control': 'public, max-age=31536000, immutable' }
      return new Response(request.method === 'HEAD' ? null : picture, { headers: { ...headers, 'cross-origin-resource-policy': 'cross-origin' } })
    },
  }
}

async function make(ctx: Pick<Ctx, 'ports'>, pathname: string): Promise<Buffer<ArrayBuffer> | null> {
  const [, form = '', key = ''] = /^([a-z0-9-]+)\/media\/(picture\/.+)\.png$/.exec(pathname.slice(COMPANY_PICTURE_PREFIX.length)) ?? []
  const known = COMPANY_PICTURE_FORMS.find((name) => name === form)
  const file = known === undefined ? null : await openMediaFile({ ctx, input: { key } })
  if (known === undefined || file === null || !file.contentType.startsWith('image/')) return null
  const made = await FORMS[known](sharp(await buffer(await file.read())))
  return Buffer.from(await made.png({ compressionLevel: 9, palette: known !== 'shared' }).toBuffer())
}

function square(
  height: number,
  { margin = 0, ground = CLEAR, width = height }: { margin?: number; ground?: typeof CLEAR | string; width?: number } = {},
): Make {
  return (picture) =>
    picture
      .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: 'contain', background: CLEAR })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CLEAR })
      .flatten(ground === CLEAR ? false : { background: ground })
}

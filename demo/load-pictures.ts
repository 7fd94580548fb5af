import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { MediaAlts } from '#contract/media.ts'
import { isPictureLoadDone, rememberPictureLoad } from '#core/domain/catalogue/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { describeMedia, findSampleSeries, placeInSeries, storeMedia, type SampleSeries } from '#core/domain/media/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { fewPictures, readPictureManifest, type PictureItem, type PictureView } from './picture-manifest.ts'

export type LoadPicturesInput = {
  /** The checkout, where `demo/media` stands. */
  rootDir: string
  /** `few`: one series, for tests. */
  amount: 'all' | 'few'
  /** Stops between two pictures; the next start goes on. */
  signal?: AbortSignal
}

/**
 * Shows the pictures of the demonstration with its vehicles, through the verbs of the staff's uploads. Renditions are made by the jobs afterwards.
 * Goes on where an earlier run was cut off, and does nothing once this manifest was loaded, so that what staff change afterwards stays.
 * Answers how many pictures were looked at. For the system.
 */
export async function loadDemoPictures({ ctx, input }: { ctx: Ctx; input: LoadPicturesInput }): Promise<number> {
  const { items, text } = await readPictureManifest(input.rootDir)
  const mark = createHash('sha256').update(`${input.amount}\n${text}`).digest('hex')
  if (items.length === 0 || (await isPictureLoadDone({ ctx, input: { mark } }))) return 0
  await preloadMessages(['media'])
  const wanted = input.amount === 'few' ? fewPictures(items) : items
  const fronts = new Map<string, number>()
  for (const item of wanted) {
    if (input.signal?.aborted) return wanted.indexOf(item)
    await loadOne(ctx, { item, rootDir: input.rootDir, fronts })
  }
  await rememberPictureLoad({ ctx, input: { mark } })
  return wanted.length
}

type One = { item: PictureItem; rootDir: string; fronts: Map<string, number> }

async function loadOne(ctx: Ctx, { item, rootDir, fronts }: One): Promise<void> {
  const series = await findSampleSeries({ ctx, input: { brandSign: item.brand_sign, modelName: item.model_name } })
  if (series === null) return
  const { id } = await storeMedia({
    ctx,
    input: {
      source: createReadStream(path.join(rootDir, 'demo/media', item.file)),
      fileName: path.basename(item.file),
      place: null,
      alts: altsOf(item, series),
      isSample: true,
    },
  })
  await placeInSeries({ ctx, input: { mediaId: id, series, tab: item.tab, position: item.position } })
  const model = `${item.brand_sign}/${item.model_name}`
  if (item.view === 'front') fronts.set(model, id)
  const poster = fronts.get(model)
  if (item.view === 'film' && poster !== undefined) await describeMedia({ ctx, input: { mediaId: id, alts: {}, poster_id: poster } })
}

const KEYS = {
  front: 'views.front',
  rear: 'views.rear',
  side: 'views.side',
  'front-face': 'views.frontFace',
  'rear-face': 'views.rearFace',
  lamp: 'views.lamp',
  wheel: 'views.wheel',
  cabin: 'views.cabin',
  frame: 'views.frame',
  film: 'views.film',
} as const satisfies Record<PictureView, string>

/** "BYD Seal, three-quarter front" in every language. Frames of a turn are one picture to a reader, named by the viewer around them. */
function altsOf(item: PictureItem, { brandName }: SampleSeries): MediaAlts {
  const vehicle = item.model_name.toLowerCase().startsWith(brandName.toLowerCase()) ? item.model_name : `${brandName} ${item.model_name}`
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, createServerTranslator(locale, 'media')(KEYS[item.view], { vehicle })]))
}

import { readFile, rename } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { AppError } from '#contract/errors.ts'
import { decodeHeic } from './heic.ts'
import { inspectFilm } from './film.ts'
import { MEDIA_TYPES, type ImageFacts, type MediaType, type PictureTools, type RenderInput, type Rendition, type RenditionFormat } from './port.ts'
import { renditionWidths } from './widths.ts'

/** Largest picture that is ever decoded here, whatever a caller allows. */
const HARD_PIXEL_LIMIT = 100_000_000
/** A frame of this many px tells the edge's colour. */
const SAMPLE = 24

/** Looked at side by side on studio pictures: a card of 480 px stays near 12 KB and clean (decision 0012). */
const ENCODERS: Record<RenditionFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 76, effort: 4, smartSubsample: true }),
  avif: (image) => image.avif({ quality: 56, effort: 2, chromaSubsampling: '4:2:0' }),
}

/** Renditions are made of it: what is lost here must not be seen in them. */
const CONVERTED = { quality: 92, chromaSubsampling: '4:4:4' } as const

/** Made by libvips with one thread at a time, so that a page never waits for a picture. The library is loaded when it is first needed. */
export function createPictureTools(): PictureTools {
  return { sniff, convertHeic, inspectImage, inspectFilm, render }
}

async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

async function sniff(path: string): Promise<MediaType | null> {
  const { fileTypeFromFile } = await import('file-type')
  const found = (await fileTypeFromFile(path))?.mime ?? ''
  // Some telephones name the container and not what is in it.
  const type = found === 'image/heif' ? 'image/heic' : found
  return type in MEDIA_TYPES ? (type as MediaType) : null
}

async function convertHeic(path: string, { maxPixels }: { maxPixels: number }): Promise<number> {
  const { data, width, height } = await decodeHeic(await readFile(path), { maxPixels: Math.min(maxPixels, HARD_PIXEL_LIMIT) })
  const sharp = await loadSharp()
  const converted = `${path}.jpg`
  const image = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  const { size } = await image.jpeg(CONVERTED).toFile(converted)
  await rename(converted, path)
  return size
}

async function inspectImage(path: string, { maxPixels }: { maxPixels: number }): Promise<ImageFacts> {
  const sharp = await loadSharp()
  // Reads the header only.
  const { width, height, orientation = 1 } = await readable(sharp(path, { limitInputPixels: false }).metadata())
  if (width * height > Math.min(maxPixels, HARD_PIXEL_LIMIT)) throw new AppError('too_many_pixels')
  const isTurned = orientation >= 5
  const pixels = await readable(
    sharp(path, { limitInputPixels: HARD_PIXEL_LIMIT, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(SAMPLE, SAMPLE, { fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer(),
  )
  return { width: isTurned ? height : width, height: isTurned ? width : height, colour: edgeColour(pixels) }
}

function edgeColour(pixels: Buffer): string {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < SAMPLE; y += 1) {
    for (let x = 0; x < SAMPLE; x += 1) {
      if (x > 0 && y > 0 && x < SAMPLE - 1 && y < SAMPLE - 1) continue
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[(y * SAMPLE + x) * 3 + channel] ?? 0)
      count += 1
    }
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

async function render(input: RenderInput): Promise<Rendition[]> {
  const sharp = await loadSharp()
  const widths = renditionWidths(input.widths, input.width)
  const source = await input.open()
  const reader = sharp({ limitInputPixels: HARD_PIXEL_LIMIT, failOn: 'error' })
  source.on('error', (error) => reader.destroy(error))
  source.pipe(reader)
  // Decoded once; the narrower ones come from the widest. Metadata is dropped, colours are converted to sRGB.
  const widest = await readable(
    reader
      .rotate()
      .resize({ width: Math.max(...widths), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = widest.info
  const made: Rendition[] = []
  for (const wanted of widths) {
    const image = sharp(widest.data, { raw: { width, height, channels } })
    const sized = wanted < width ? image.resize({ width: wanted }) : image
    const { data, info } = await ENCODERS[input.format](sized).toBuffer({ resolveWithObject: true })
    made.push({ format: input.format, width: info.width, height: info.height, bytes: data })
  }
  return made
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new AppError('media_unreadable', { cause: error })
  }
}

import type { Readable } from 'node:stream'

/** Types that are taken, by what their content says. */
export const MEDIA_TYPES = {
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/avif': { kind: 'image', extensions: ['avif'] },
  'image/heic': { kind: 'image', extensions: ['heic', 'heif'] },
  'video/mp4': { kind: 'video', extensions: ['mp4', 'm4v'] },
} as const
export type MediaType = keyof typeof MEDIA_TYPES

/** Sizes in px as the picture is seen, its turning by EXIF applied. `colour`: average of its edge, `#rrggbb`. */
export type ImageFacts = { width: number; height: number; colour: string }
export type FilmFacts = { width: number; height: number; durationMs: number }

/** Part of every rendition's address: another number with other encoder settings, because an address never changes its content. */
export const RENDER_VERSION = '1'

export type RenditionFormat = 'webp' | 'avif'
export type Rendition = { format: RenditionFormat; width: number; height: number; bytes: Uint8Array }

export type RenderInput = {
  /** Opens the original; not called where every rendition is known from before. */
  open: () => Promise<Readable>
  /** Of the original, hex: the same file gives the same renditions. */
  sha256: string
  format: RenditionFormat
  /** Wished widths in px; a narrower original ends the row, nothing is enlarged. */
  widths: readonly number[]
  /** Size of the original as it is seen, px. */
  width: number
  height: number
}

/** Looks into media files and makes renditions. None of these decodes anything that has more pixels than allowed. */
export type PictureTools = {
  /** What the content says it is; null for anything that is not taken. The file's name has no say. */
  sniff(path: string): Promise<MediaType | null>
  /** Throws `too_many_pixels` before decoding, `media_unreadable` where decoding fails. */
  inspectImage(path: string, limits: { maxPixels: number }): Promise<ImageFacts>
  /**
   * Puts a JPEG of it in the place of a HEIC, upright, without metadata. Throws `too_many_pixels` before decoding, `media_unreadable`. Answers the
   * size of the new file in bytes.
   */
  convertHeic(path: string, limits: { maxPixels: number }): Promise<number>
  /** Throws `media_unreadable` where the file has no video track. */
  inspectFilm(path: string): Promise<FilmFacts>
  /** Without any metadata of the original. Throws `media_unreadable`. */
  render(input: RenderInput): Promise<Rendition[]>
}

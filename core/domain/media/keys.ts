import type { DocumentExtension } from '#contract/download.ts'
import { RENDER_VERSION, type RenditionFormat } from '#core/ports/pictures/port.ts'

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
}

/** Originals of pictures are never public: they carry what the camera wrote into them. */
export function originalKey(sha256: string, extension: string): string {
  return `original/${sha256.slice(0, 2)}/${sha256}.${extension}`
}

/** Files of the download centre; `publicContentType` knows none of them, so `/media` never gives one out. */
export function documentKey(sha256: string, extension: DocumentExtension): string {
  return `document/${sha256.slice(0, 2)}/${sha256}.${extension}`
}

/** Films are shown as they came. */
export function filmKey(sha256: string): string {
  return `film/${sha256.slice(0, 2)}/${sha256}.mp4`
}

export function renditionKey(sha256: string, width: number, format: RenditionFormat): string {
  return `picture/${sha256.slice(0, 2)}/${sha256.slice(0, 32)}-${RENDER_VERSION}-${width}.${format}`
}

/** Content type of a key that visitors may read; null for every other text. */
export function publicContentType(key: string): string | null {
  if (!/^(film|picture)\//.test(key)) return null
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? null
}

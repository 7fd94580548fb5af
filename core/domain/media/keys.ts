import type { DocumentExtension } from '#contract/document-values.ts'
import { newFileKey, renditionStem } from '#core/domain/stored-file/index.ts'
import { RENDER_VERSION, type RenditionFormat } from '#core/ports/pictures/port.ts'

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
}

/** Originals of pictures are never public: they carry what the camera wrote into them. */
export function originalKey(extension: string): string {
  return newFileKey('original', extension)
}

/** Files of the download centre; `publicContentType` knows none of them, so `/media` never gives one out. */
export function documentKey(extension: DocumentExtension): string {
  return newFileKey('document', extension)
}

/** Films are shown as they came. */
export function filmKey(): string {
  return newFileKey('film', 'mp4')
}

/** Of the picture whose original has this key; made again, a rendition has the same. */
export function renditionKey(original: string, width: number, format: RenditionFormat): string {
  const stem = renditionStem(original)
  return `picture/${stem.slice(0, 2)}/${stem}-${RENDER_VERSION}-${width}.${format}`
}

/** Content type of a key that visitors may read; null for every other text. */
export function publicContentType(key: string): string | null {
  if (!/^(film|picture)\//.test(key)) return null
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? null
}

import type { Picture } from '#contract/car.ts'

/** A rendition as the database answers it, sizes in px. */
export type VariantRow = { format: string; width: number; height: number; key: string }
/** An original with its renditions and its text in one language. */
export type PictureRow = {
  kind: string
  key: string
  width: number | null
  height: number | null
  colour: string | null
  alt: string | null
  variants: readonly VariantRow[]
}

/** Best compression first: a browser takes the first `<source>` it can read. */
const SOURCE_FORMATS = ['avif', 'webp'] as const
/** What every browser can show, best first; the fallback is the largest of its format. */
const FALLBACK_FORMATS = ['jpeg', 'png', 'webp', 'svg', 'avif'] as const

/** Public address of a stored file; a key is used once and names one content, so an address never changes its content. */
export function mediaUrl(storageKey: string): string {
  return `/media/${storageKey.split('/').map(encodeURIComponent).join('/')}`
}

/** A picture of the contract; null while it has no rendition to show. Originals of photographs are never shown: they hold what the camera wrote into them. */
export function toPicture(row: PictureRow): Picture | null {
  const fallback = chooseFallback(row)
  if (!fallback) return null
  const sources = SOURCE_FORMATS.flatMap((format) => {
    const srcset = row.variants
      .filter((variant) => variant.format === format)
      .toSorted((a, b) => a.width - b.width)
      .map((variant) => `${mediaUrl(variant.key)} ${variant.width}w`)
    return srcset.length > 0 ? [{ type: `image/${format}`, srcset: srcset.join(', ') }] : []
  })
  return { src: mediaUrl(fallback.key), width: fallback.width, height: fallback.height, alt: row.alt ?? '', colour: row.colour, sources }
}

function chooseFallback(row: PictureRow): { key: string; width: number; height: number } | null {
  for (const format of FALLBACK_FORMATS) {
    const [largest] = row.variants.filter((variant) => variant.format === format).toSorted((a, b) => b.width - a.width)
    if (largest) return largest
  }
  return row.kind === 'drawing' && row.width !== null && row.height !== null ? { key: row.key, width: row.width, height: row.height } : null
}

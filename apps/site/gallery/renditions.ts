import type { Picture } from '#contract/car.ts'

export type Rendition = { src: string; width: number }

/** The renditions that every browser of today shows (WebP), narrowest first, widths in px; the picture itself where it has none. */
export function renditions({ src, width, sources }: Picture): readonly [Rendition, ...Rendition[]] {
  const webp = sources.find(({ type }) => type === 'image/webp')
  const [first, ...rest] = (webp?.srcset.split(', ') ?? []).map((part) => {
    const [address = '', wide = ''] = part.split(' ')
    return { src: address, width: Number.parseInt(wide, 10) }
  })
  return first ? [first, ...rest] : [{ src, width }]
}

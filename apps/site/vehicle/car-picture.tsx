import { clsx } from 'clsx'
import type { Picture } from '#contract/car.ts'

export type CarPictureProps = {
  picture: Picture
  /** Width on the page, as in `sizes`. */
  sizes: string
  /** The largest picture of the first view: fetched first. */
  isFirst?: boolean
  /** Seen at once, but not the largest. */
  isEarly?: boolean
  /** Whole in its box, or filling it. */
  fit?: 'cover' | 'contain'
  className?: string
}

/** Drawings that look along the page, as `VehiclePicture` shows them; fronts, rears and photographs are never mirrored. */
const MIRRORED = /^\/drawing\/\d+\/(side|top)\//

/**
 * A picture with its renditions; dimensions are given, so nothing moves when it arrives. The renditions of the fallback's own format
 * stand in the picture itself: a list holds dozens of them.
 */
export function CarPicture({ picture, sizes, isFirst, isEarly, fit = 'cover', className }: CarPictureProps) {
  const own = picture.sources.find(({ srcset }) => srcset.includes(picture.src))
  return (
    <picture>
      {picture.sources.map((source) => (source === own ? null : <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />))}
      <img
        src={picture.src}
        srcSet={own?.srcset}
        sizes={own && sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isFirst || isEarly ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        className={clsx(
          picture.src.startsWith('/drawing/') ? 'picture-drawn' : 'photo',
          fit === 'contain' && 'object-contain',
          MIRRORED.test(picture.src) && 'rtl:mirrored',
          className,
        )}
      />
    </picture>
  )
}

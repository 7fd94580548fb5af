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

/** A picture with its renditions; dimensions are given, so nothing moves when it arrives. */
export function CarPicture({ picture, sizes, isFirst, isEarly, fit = 'cover', className }: CarPictureProps) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isFirst || isEarly ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        className={clsx(
          'h-full w-full',
          fit === 'contain' ? 'object-contain' : 'object-cover',
          MIRRORED.test(picture.src) && 'rtl:-scale-x-100',
          !picture.src.startsWith('/drawing/') && 'photo',
          className,
        )}
      />
    </picture>
  )
}

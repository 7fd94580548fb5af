import { clsx } from 'clsx'

export type VehiclePictureProps = {
  /** Address of a drawing, and its size in px. */
  drawing: { src: string; width: number; height: number }
  /** The accessible name; null where the text beside it says the same. */
  alt: string | null
  /** The largest picture of the first view: fetched first. */
  isFirst?: boolean
  /** Seen at once, but not the largest: loading is not put off. */
  isEarly?: boolean
  /** Figures stand in it: the address has a version for right-to-left pages, and nothing is mirrored here. */
  hasFigures?: boolean
  className?: string
}

/** The drawing of a vehicle. On a stage it fills it, its ground on the ground line; it looks against the reading direction. */
export function VehiclePicture({ drawing, alt, isFirst, isEarly, hasFigures, className }: VehiclePictureProps) {
  const { src, width, height } = drawing
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt ?? ''}
      loading={isFirst || isEarly ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
      className={clsx('vehicle-picture', hasFigures ? null : 'rtl:mirrored', className)}
    />
  )
}

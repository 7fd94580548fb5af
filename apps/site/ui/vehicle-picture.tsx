import { createElement } from 'react'
import { clsx } from 'clsx'
import { bodyTypeSilhouette } from './silhouettes/index.tsx'

export type VehiclePictureProps = {
  bodyType: string | null
  /** The accessible name; null where the text beside it says the same. */
  alt?: string | null
  className?: string
}

/** The drawing of a body type, set on the ground line of its stage. */
export function VehiclePicture({ bodyType, alt, className }: VehiclePictureProps) {
  return createElement(bodyTypeSilhouette(bodyType), { title: alt ?? undefined, className: clsx('w-[86%]', className) })
}

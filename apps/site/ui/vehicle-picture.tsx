import { createElement } from 'react'
import { clsx } from 'clsx'
import { useSheetDrawing } from './drawing-sheet.tsx'
import { bodyTypeSilhouette } from './silhouettes/index.tsx'

export type VehiclePictureProps = {
  bodyType: string | null
  /** The accessible name; null where the text beside it says the same. */
  alt?: string | null
  className?: string
}

/** The drawing of a body type, set on the ground line of its stage; taken from the sheet of the list where there is one. */
export function VehiclePicture({ bodyType, alt, className }: VehiclePictureProps) {
  const drawing = useSheetDrawing(bodyType)
  const look = clsx('w-[86%]', className)
  if (drawing === null) return createElement(bodyTypeSilhouette(bodyType), { title: alt ?? undefined, className: look })
  return (
    <svg viewBox="0 0 480 200" className={look} role={alt ? 'img' : undefined} aria-label={alt ?? undefined} aria-hidden={alt ? undefined : true}>
      <use href={`#${drawing}`} />
    </svg>
  )
}

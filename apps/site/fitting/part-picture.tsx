import { VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { FittingView } from './fitting-view.ts'

const CARD_SIZES = '(width < 480px) 92vw, (width < 1080px) 46vw, 400px'

/** The staff's photograph, else the drawing of its kind; never mirrored, because left and right parts differ. */
export function PartPicture({ part, sizes = CARD_SIZES }: { part: Pick<FittingView, 'photograph' | 'drawing' | 'name'>; sizes?: string }) {
  if (part.photograph !== null) return <CarPicture picture={part.photograph} sizes={sizes} />
  return <VehiclePicture drawing={part.drawing} alt={part.name} hasFigures />
}

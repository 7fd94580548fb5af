import { VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { FittingCardView } from './fitting-card-view.ts'

const CARD_SIZES = '(width < 480px) 92vw, (width < 1080px) 46vw, 400px'

/** The staff's photograph, else the drawing of its kind; never mirrored, because left and right parts differ. */
export function FittingPicture({ fitting, sizes = CARD_SIZES }: { fitting: Pick<FittingCardView, 'photograph' | 'drawing' | 'name'>; sizes?: string }) {
  if (fitting.photograph !== null) return <CarPicture picture={fitting.photograph} sizes={sizes} />
  return <VehiclePicture drawing={fitting.drawing} alt={fitting.name} hasFigures />
}

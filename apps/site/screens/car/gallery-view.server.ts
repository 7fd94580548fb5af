import type { CarDetail, Picture } from '#contract/car.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import { drawingView, vehicleOf } from '#apps/site/vehicle/drawing-view.server.ts'
import type { GalleryView } from './gallery-view.ts'

/** Media of the detail page by tab. A car without pictures of its outside is shown by its drawings. */
export function galleryView(t: SiteTranslator, car: CarDetail): GalleryView {
  const { exterior, interior, spin, video } = car.media
  const isDrawn = exterior.length === 0
  return { exterior: isDrawn ? drawings(t, car) : exterior, interior, spin, video, isDrawn }
}

function drawings(t: SiteTranslator, car: CarDetail): Picture[] {
  const vehicle = vehicleOf(car)
  const name = `${car.brand_name} ${car.model_name}`
  return (['side', 'front', 'rear', 'top'] as const).map((view) => ({
    ...drawingView({ kind: view, vehicle, framing: 'stage' }, 1600),
    alt: t(`drawing.${view}`, { car: name }),
    colour: null,
    sources: [],
  }))
}

import type { CarDetail } from '#contract/car.ts'
import type { GalleryView } from './gallery-view.ts'

/** Media of the detail page by tab. */
export function galleryView({ media }: CarDetail): GalleryView {
  return { exterior: media.exterior, interior: media.interior, spin: media.spin, video: media.video, isDrawn: false }
}

import type { CarDetail, Picture } from '#contract/car.ts'
import type { PaintedVehicle } from '#drawing/address.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { drawingView } from '#apps/site/vehicle/drawing-view.server.ts'
import type { GalleryView, SpinView } from './gallery-view.ts'
import { renditions } from './renditions.ts'

export type GalleryInput = {
  media: CarDetail['media']
  vehicle: PaintedVehicle
  name: string
  /** Address of the page. */
  path: string
}

/** Media of a detail page by tab. A vehicle without pictures of its outside is shown by its drawings. */
export function galleryView(t: SiteTranslator, { media, vehicle, name, path }: GalleryInput): GalleryView {
  const { exterior, interior, spin, video } = media
  const isDrawn = exterior.length === 0
  return {
    exterior: isDrawn ? VIEWS.map((view) => drawnPicture(t, { vehicle, name, view })) : exterior,
    interior,
    spin: spinView(spin, path),
    video: video.map(({ src, poster }) => ({ src, poster: poster === null ? undefined : posterOf(poster) })),
    isDrawn,
  }
}

function spinView(frames: readonly Picture[], path: string): SpinView | null {
  const [first] = frames
  return first ? { first, count: frames.length, href: `${path}/spin.json` } : null
}

/** It loads with the page although its tab is closed: one step below the largest is enough. */
function posterOf(picture: Picture): string {
  const sizes = renditions(picture)
  return (sizes.at(-2) ?? sizes[0]).src
}

/** A drawing of the vehicle as a picture of its gallery. */
export function drawnPicture(t: SiteTranslator, { vehicle, name, view }: Omit<GalleryInput, 'media' | 'path'> & { view: (typeof VIEWS)[number] }): Picture {
  return {
    ...drawingView({ kind: view, vehicle, framing: 'stage' }, 1600),
    alt: t(`drawing.${view}`, { car: name }),
    colour: null,
    sources: [],
  }
}

const VIEWS = ['side', 'front', 'rear', 'top'] as const

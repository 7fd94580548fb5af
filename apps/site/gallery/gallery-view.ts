import type { Picture } from '#contract/car.ts'

/** The media of a car by the tabs of its page. A car without photographs shows its drawings and says so. */
export type GalleryView = {
  exterior: Picture[]
  interior: Picture[]
  /** Frames of one turn, clockwise from the front; empty: no turn. */
  spin: Picture[]
  /** `poster`: address of the picture that stands before the film. */
  video: { src: string; poster: string | undefined }[]
  isDrawn: boolean
}

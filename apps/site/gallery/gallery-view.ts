import type { Picture } from '#contract/car.ts'

/** One turn of a vehicle: what stands there until it is touched. The frames themselves are asked for then (`spin-frames.ts`). */
export type SpinView = {
  first: Picture
  count: number
  /** Address of the list of frames, clockwise from the front. */
  href: string
}

/** The media of a car by the tabs of its page. A car without photographs shows its drawings and says so. */
export type GalleryView = {
  exterior: Picture[]
  interior: Picture[]
  spin: SpinView | null
  /** `poster`: address of the picture that stands before the film. */
  video: { src: string; poster: string | undefined }[]
  isDrawn: boolean
}

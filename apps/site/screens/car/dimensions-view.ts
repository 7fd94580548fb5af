import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

/** Drawings of the car's size: the dimensioned sheet for wide and narrow screens, the car beside a person, and what to compare it with. */
export type DimensionsView = {
  /** Null where the catalogue does not know all measures: then nothing is drawn with figures. */
  sheet: { wide: DrawingView; narrow: DrawingView } | null
  person: DrawingView
  compare: { title: string; href: string }[]
}

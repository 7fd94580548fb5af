export type SilhouetteProps = {
  /** The accessible name; without it the drawing is decoration. */
  title?: string
  className?: string
}

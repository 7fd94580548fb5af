/**
 * A place on the side view. `u` runs along the car: −1 the front, 0 the front axle, 1 the rear axle, 2 the tail; `v` is the
 * share of the height above the ground. Further numbers are directions as in the kit's `Knot`.
 */
export type Mark =
  | readonly [u: number, v: number]
  | readonly [u: number, v: number, direction: number]
  | readonly [u: number, v: number, arrive: number | null, leave: number | null]

/** The hard points of a body seen from the side. */
export type Profile = {
  /** Front overhang as a share of both overhangs. */
  frontShare: number
  /** Tyre radius as a share of the height; rim radius as a share of the tyre's. */
  tyre: number
  rim: number
  /** Gap between tyre and arch, mm. */
  gap: number
  /** Lower edge of the sill, share of the height. */
  sill: number
  /** From the lower front corner over the roof to the lower rear corner. */
  outline: readonly Mark[]
  /** Daylight opening, closed; from the front lower corner up, back and along the belt. */
  glass: readonly Mark[]
  /** Pillars between the panes: u at the belt, u at the roof, width in mm. */
  pillars: readonly (readonly [belt: number, roof: number, width: number])[]
  /** Shoulder crease from front to rear. */
  crease: readonly Mark[]
  /** Door gaps at the sill's upper end: leading edge, middle, rear edge (u); two when there is one door a side. */
  doors: readonly number[]
  /** Height of the belt at the doors and of the handles, shares of the height. */
  belt: number
  handle: number
  tail: readonly Mark[]
  /** Dark plastic around the arches and along the sill, mm; 0 for none. */
  cladding: number
  trim: 'chrome' | 'black'
  rails?: boolean
  spare?: boolean
  bed?: boolean
  seats?: boolean
}

/** Reads places written as `u v`, `u v direction` or `u v arrive leave`, with commas between them and `~` for a free direction. */
export function marks(text: string): Mark[] {
  return text.split(',').map(
    (mark) =>
      mark
        .trim()
        .split(/\s+/u)
        .map((part) => (part === '~' ? null : Number(part))) as unknown as Mark,
  )
}

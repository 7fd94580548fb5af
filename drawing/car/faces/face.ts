/** A place on the left half of a face: `s` from the middle to the flank, `t` from the bumper's foot to the bonnet's edge. */
export type FaceMark = readonly [s: number, t: number]

/** How an opening is filled. */
export type GrillePattern = 'bars' | 'slats' | 'mesh' | 'plain'

/** A front design: left halves, mirrored when drawn. */
export type Face = {
  lamp: readonly FaceMark[]
  /** Whether the lamp's contour is smooth or cut. */
  isSoft?: boolean
  /** Day lights as lines. */
  lights: readonly (readonly FaceMark[])[]
  /** Lenses: place and radius as a share of the width. */
  lenses: readonly (readonly [s: number, t: number, radius: number])[]
  grille: readonly FaceMark[]
  pattern: GrillePattern
  hasFrame: boolean
  intake: readonly FaceMark[]
  /** Openings at the corners. */
  corner: readonly FaceMark[]
  /** Tail lamps: contour and light lines; `bridge` joins them across the tailgate. */
  tail: readonly FaceMark[]
  tailLights: readonly (readonly FaceMark[])[]
  bridge: boolean
}

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

/** Marks written as `s t`, with commas between them. */
export function way(text: string): FaceMark[] {
  return text.split(', ').map((mark) => mark.split(' ').map(Number) as unknown as FaceMark)
}

/** The lower intake and the corner openings that several faces share. */
export const WIDE_INTAKE: readonly FaceMark[] = way('0 0.3, 0.6 0.3, 0.68 0.12, 0 0.1')
export const CORNER: readonly FaceMark[] = way('0.74 0.42, 0.9 0.5, 0.92 0.2, 0.78 0.16')

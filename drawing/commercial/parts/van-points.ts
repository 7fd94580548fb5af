import type { Sheet } from '#drawing/commercial/sheet.ts'

/** Hard points of a van or minibus, mm: nose, cowl, head of the windscreen, belt, sill. */
export type VanPoints = { nose: number; cowlX: number; cowlY: number; headX: number; headY: number; belt: number; sill: number; post: number }

/** The points from the measures: a bonnet on a big van, a stub on a small one, one slope on a minibus of the van-with-seats kind. */
export function vanPoints({ gear, height, length, measure }: Sheet): VanPoints {
  const isSlope = measure.shape === 'minibus' && length < 5600 && height > 2100
  const cowlY = Math.round(height * 0.36 + 420)
  const cowlX = Math.round(gear.front * (isSlope ? 0.5 : 0.78))
  const headY = Math.round(Math.min(height - 110, cowlY + 830))
  const headX = Math.round(cowlX + (headY - cowlY) * (isSlope ? 0.72 : 1))
  return {
    nose: cowlY - (isSlope ? 300 : 240),
    cowlX,
    cowlY,
    headX,
    headY,
    belt: cowlY - 20,
    sill: Math.round(gear.radius * 0.72),
    post: Math.round(gear.front + (isSlope ? 560 : 1060)),
  }
}

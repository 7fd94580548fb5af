import type { Shades } from './shades.ts'
import { box, radial, tag } from './svg.ts'

/** A door handle whose middle stands at `x`, `y`: a bar with its recess, or flush with the skin. */
export function doorHandle(x: number, y: number, tones: Shades, isFlush = false): string {
  if (isFlush) return box(x - 95, y - 14, 190, 28, 13, { fill: tones.base, stroke: tones.line, 'stroke-width': 5 })
  return box(x - 60, y - 30, 120, 36, 18, { fill: tones.shade }) + box(x - 95, y - 6, 195, 27, 12, { fill: tones.lit, stroke: tones.line, 'stroke-width': 4 })
}

/** Paint of the soft shadow under a vehicle, for `<defs>`. */
export function shadowPaint(id: string): string {
  return radial(id, [
    [0, '#0a0d10', 0.66],
    [1, '#0a0d10', 0],
  ])
}

/** The contact shadow on the ground from `left` to `right`; it never rises above the sills. */
export function groundShadow(paintId: string, left: number, right: number, depth = 70): string {
  return tag('ellipse', { cx: Math.round((left + right) / 2), cy: 0, rx: Math.round((right - left) / 2), ry: depth, fill: `url(#${paintId})` })
}

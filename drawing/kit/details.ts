import { slab, stroke } from './pen.ts'
import type { Shades } from './shades.ts'
import type { Knot } from './spline.ts'
import { filled, lined, radial, tag } from './svg.ts'

/** A panel gap: a dark hairline with a lit edge beside it. Lines of one colour are cheapest drawn in one call. */
export function seams(lines: readonly (readonly Knot[])[], tones: Shades, width = 7): string {
  const d = lines.map((knots) => stroke(knots)).join('')
  return d === '' ? '' : lined(d, tones.line, width, { 'stroke-opacity': 0.85 })
}

/** A door handle whose middle stands at `x`, `y`: a bar with its recess, or flush with the skin. */
export function doorHandle(x: number, y: number, tones: Shades, isFlush = false): string {
  if (isFlush) return tag('path', { d: slab(x - 95, y - 14, 190, 28, 13), fill: tones.base, stroke: tones.line, 'stroke-width': 5 })
  return (
    filled(slab(x - 55, y - 30, 120, 42, 20), tones.deep, { opacity: 0.55 }) +
    filled(slab(x - 95, y - 6, 195, 27, 12), tones.lit, { stroke: tones.shade, 'stroke-width': 4 })
  )
}

/** Paint of the soft shadow under a vehicle, for `<defs>`. */
export function shadowPaint(id: string): string {
  return radial(id, [
    [0, '#0a0d10', 0.6],
    [0.6, '#0a0d10', 0.34],
    [1, '#0a0d10', 0],
  ])
}

/** The contact shadow on the ground from `left` to `right`; it never rises above the sills. */
export function groundShadow(paintId: string, left: number, right: number, depth = 70): string {
  return tag('ellipse', { cx: Math.round((left + right) / 2), cy: 0, rx: Math.round((right - left) / 2), ry: depth, fill: `url(#${paintId})` })
}

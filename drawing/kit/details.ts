import type { Shades } from './shades.ts'
import { box, lined, radial, tag } from './svg.ts'

/** Door handles about the places given: bars with their recesses, or flush with the skin. */
export function doorHandles(places: readonly (readonly [x: number, y: number])[], tones: Shades, isFlush: boolean): string {
  if (isFlush) return places.map(([x, y]) => box(x - 95, y - 14, 190, 28, 13, { fill: tones.base, stroke: tones.line, 'stroke-width': 5 })).join('')
  const bars = (dx: number, dy: number, width: number) => places.map(([x, y]) => `M${Math.round(x + dx)} ${-Math.round(y + dy)}h${width}`).join('')
  const round = { 'stroke-linecap': 'round' }
  const grips = bars(-84, 8, 172)
  return lined(bars(-42, -12, 84), tones.shade, 38, round) + lined(grips, tones.line, 30, round) + lined(grips, tones.lit, 21, round)
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
  return tag('ellipse', { cx: Math.round((left + right) / 2), rx: Math.round((right - left) / 2), ry: depth, fill: `url(#${paintId})` })
}

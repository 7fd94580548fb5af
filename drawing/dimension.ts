import { figures } from '#drawing/figures.ts'

/** Lengths of a technical drawing's marks in the units of its pixel: what one CSS pixel is at the size it is made for. */
export const MARK = { cap: 11, arrow: 9, beyond: 7, away: 6, air: 5 } as const

/** How marks are put on a sheet: `px` mm per pixel, `flip` maps a distance from the left (mirrored right to left). */
export type Pencil = { px: number; prefix: string; flip: (x: number) => number }

/** A length between `from` and `to` (mm from the left), its line at `at`; extension lines come down from `start`. */
export function horizontalDimension(pencil: Pencil, d: { from: number; to: number; start: number; at: number; value: number }): string {
  const { px, flip, prefix } = pencil
  const [left, right] = [flip(d.from), flip(d.to)].toSorted((a, b) => a - b) as [number, number]
  const reach = d.at + MARK.beyond * px
  const begin = d.start + MARK.away * px
  return (
    extension(left, begin, left, reach) +
    extension(right, begin, right, reach) +
    `<path class="d" d="M${n(left)} ${n(d.at)}H${n(right)}"/>` +
    arrow(left, d.at, 1, 0, px) +
    arrow(right, d.at, -1, 0, px) +
    figures(d.value, { x: (left + right) / 2, y: d.at - MARK.air * px, height: MARK.cap * px, prefix })
  )
}

/** A height between `top` and `bottom`, its line at `at` (mm from the left); extension lines come from `start`. */
export function verticalDimension(pencil: Pencil, d: { top: number; bottom: number; start: number; at: number; value: number }): string {
  const { px, flip, prefix } = pencil
  const begin = flip(d.start + MARK.away * px)
  const reach = flip(d.at + MARK.beyond * px)
  const line = flip(d.at)
  return (
    extension(begin, d.top, reach, d.top) +
    extension(begin, d.bottom, reach, d.bottom) +
    `<path class="d" d="M${n(line)} ${n(d.top)}V${n(d.bottom)}"/>` +
    arrow(line, d.top, 0, 1, px) +
    arrow(line, d.bottom, 0, -1, px) +
    figures(d.value, { x: line - MARK.air * px, y: (d.top + d.bottom) / 2, height: MARK.cap * px, prefix, isTurned: true })
  )
}

function extension(x1: number, y1: number, x2: number, y2: number): string {
  return `<path class="e" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`
}

/** A slender arrow head with its point at `x`, `y`, its body in the direction given. */
function arrow(x: number, y: number, dx: number, dy: number, px: number): string {
  const [long, half] = [MARK.arrow * px, (MARK.arrow * px) / 6]
  const [tailX, tailY] = [x + dx * long, y + dy * long]
  return `<path class="f" d="M${n(x)} ${n(y)}L${n(tailX - dy * half)} ${n(tailY + dx * half)}L${n(tailX + dy * half)} ${n(tailY - dx * half)}z"/>`
}

function n(value: number): number {
  return Math.round(value)
}

import { filled, lined, slab, tag, type Stop } from '#drawing/kit/index.ts'

/** Shades from the top of what it fills down to its lower edge; the shortest gradient there is. */
export function fade(id: string, ...stops: readonly Stop[]): string {
  return tag('linearGradient', { id, x2: '0', y2: 1 }, stops.map(([offset, colour]) => tag('stop', { offset: offset === 0 ? null : offset, 'stop-color': colour })).join(''))
}

/** One colour over several paths. */
export function fill(colour: string, ...paths: readonly string[]): string {
  const d = paths.join('')
  return d === '' ? '' : filled(d, colour)
}

/** One line over several paths. */
export function line(colour: string, width: number, ...paths: readonly string[]): string {
  const d = paths.join('')
  return d === '' ? '' : lined(d, colour, width)
}

/** Straight line between two points, y upward. */
export function rule(x: number, y: number, toX: number, toY: number): string {
  const [ax, ay, bx, by] = [Math.round(x), Math.round(-y) || 0, Math.round(toX), Math.round(-toY) || 0]
  return ay === by ? `M${ax} ${ay}H${bx}` : ax === bx ? `M${ax} ${ay}V${by}` : `M${ax} ${ay}L${bx} ${by}`
}

/** Box between two corners, y upward. */
export function box(left: number, low: number, right: number, high: number, radius = 0): string {
  const [l, b, r, t] = [Math.round(left), Math.round(low), Math.round(right), Math.round(high)]
  return r <= l || t <= b ? '' : slab(l, b, r - l, t - b, radius)
}

/** `count` even shares between two places, both ends left out. */
export function between(from: number, to: number, count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, at) => from + ((to - from) * (at + 1)) / (count + 1))
}

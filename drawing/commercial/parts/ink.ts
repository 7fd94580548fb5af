import { filled, slab, tag, type Stop } from '#drawing/kit/index.ts'

/** Shades from the top of what it fills down to its lower edge; the shortest gradient there is. */
export function fade(id: string, ...stops: readonly Stop[]): string {
  return tag(
    'linearGradient',
    { id, x2: '0', y2: 1 },
    stops.map(([offset, colour]) => tag('stop', { offset: offset === 0 ? null : offset, 'stop-color': colour })).join(''),
  )
}

/** One colour over several paths. */
export function fill(colour: string, ...paths: readonly string[]): string {
  const d = paths.join('')
  return d === '' ? '' : filled(d, colour)
}

/** One line over several paths. */
export function line(colour: string, width: number, ...paths: readonly string[]): string {
  const d = paths.join('')
  // Straight strokes enclose nothing, so that they need not say that they are not filled.
  return d === '' ? '' : tag('path', { d, fill: /[a-z]/u.test(d) ? 'none' : null, stroke: colour, 'stroke-width': Math.round(width) })
}

/** Lines with round ends: pills, tanks, discs. */
export function pills(colour: string, width: number, ...paths: readonly string[]): string {
  return tag('path', { d: paths.join(''), stroke: colour, 'stroke-width': Math.round(width), 'stroke-linecap': 'round' })
}

/** Upright stripes `width` mm wide at even places: one dashed stroke, however many there are. */
export function stripes(colour: string, width: number, places: readonly number[], low: number, high: number): string {
  const [first, second] = places
  if (first === undefined) return ''
  const step = (second ?? first + width * 2) - first
  const middle = (low + high) / 2
  return tag('path', {
    d: rule(first - width / 2, middle, (places.at(-1) ?? first) + width / 2 + 1, middle),
    stroke: colour,
    'stroke-width': Math.round(high - low),
    'stroke-dasharray': `${width} ${Math.round((step - width) * 10) / 10}`,
  })
}

/** Straight line between two points, y upward. */
export function rule(x: number, y: number, toX: number, toY: number): string {
  const [ax, ay, bx, by] = [Math.round(x), Math.round(-y) || 0, Math.round(toX), Math.round(-toY) || 0]
  const start = `M${ax}${ay < 0 ? '' : ' '}${ay}`
  return ay === by ? `${start}H${bx}` : ax === bx ? `${start}V${by}` : `${start}L${bx}${by < 0 ? '' : ' '}${by}`
}

/** Box between two corners, y upward. Corners too small to be seen are left square: they would cost more bytes than the box. */
export function box(left: number, low: number, right: number, high: number, radius = 0): string {
  const [l, b, r, t] = [Math.round(left), Math.round(low), Math.round(right), Math.round(high)]
  return r <= l || t <= b ? '' : slab(l, b, r - l, t - b, radius < 30 ? 0 : radius)
}

/** `count` even shares between two places, both ends left out. */
export function between(from: number, to: number, count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, at) => from + ((to - from) * (at + 1)) / (count + 1))
}

/**
 * The direction (degrees) at one end of a circular bend between two points whose direction at the other end is `known`:
 * such a bend never swells beyond an upright tangent, so that an outline keeps to its measure.
 */
export function bend(from: readonly [number, number], to: readonly [number, number], known: number): number {
  return (2 * Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI - known
}

import { GLASS_TINTS, boxGradient, filled, groundShadow, lined, pen, placed, polygon, shadowPaint, slab, tag, type Shades } from '#drawing/kit/index.ts'
import { stanceOutline, type StanceFrame } from './stance.ts'

/** Gradients, outline, tyres and painted body that the front and the rear view share. */
export function endDefs(frame: StanceFrame, tones: Shades, p: string): string {
  const [sky, middle, cabin] = GLASS_TINTS.clear
  const [first, ...rest] = stanceOutline(frame)
  const outline =
    first === undefined
      ? ''
      : pen(frame)
          .move(first[0], first[1])
          .curve(rest, first[3] ?? null)
          .close()
          .toString()
  return (
    tag('path', { id: `${p}b`, d: outline }) +
    boxGradient(`${p}g`, [
      [0, tones.sheen],
      [0.05, tones.lit],
      [0.3, tones.base],
      [0.34, tones.lit],
      [0.46, tones.base],
      [0.56, tones.shade],
      [0.74, tones.base],
      [1, tones.deep],
    ]) +
    boxGradient(
      `${p}e`,
      [
        [0, '#000', 0.5],
        [0.14, '#000', 0.06],
        [0.3, '#000', 0],
        [0.7, '#000', 0],
        [0.86, '#000', 0.06],
        [1, '#000', 0.5],
      ],
      false,
    ) +
    boxGradient(`${p}v`, [
      [0, sky],
      [0.5, middle],
      [1, cabin],
    ]) +
    shadowPaint(`${p}s`)
  )
}

export function endBody(frame: StanceFrame, tones: Shades, p: string): string {
  const { width, height, stance } = frame
  const tyre = stance.tyreWidth * width
  const tread = slab(width * 0.022, 0, tyre, height * 0.3, tyre * 0.2) + slab(width * 0.978 - tyre, 0, tyre, height * 0.3, tyre * 0.2)
  return (
    groundShadow(`${p}s`, -width * 0.03, width * 1.03, 80) +
    filled(
      tread +
        polygon([
          frame.at(0.55, stance.foot * 0.52),
          frame.at(-0.55, stance.foot * 0.52),
          frame.at(-0.72, stance.foot * 0.72),
          frame.at(-0.86, stance.foot + 0.04),
          frame.at(0.86, stance.foot + 0.04),
          frame.at(0.72, stance.foot * 0.72),
        ]),
      '#111316',
    ) +
    placed(`${p}b`, 0, 0, { fill: `url(#${p}g)` }) +
    placed(`${p}b`, 0, 0, { fill: `url(#${p}e)`, stroke: tones.deep, 'stroke-width': 5 })
  )
}

/** A windscreen or rear window with its reflection. */
export function endScreen(frame: StanceFrame, p: string, screen: { baseWidth: number; base: number; topWidth: number; top: number }): string {
  const { baseWidth, base, topWidth, top } = screen
  const pane = pen()
    .move(...frame.at(baseWidth, base))
    .curve([
      [...frame.at(topWidth, top - 0.012), null, 60],
      [...frame.at(topWidth - 0.06, top), null, 4],
      [...frame.at(0, top + 0.014), 0],
      [...frame.at(-topWidth + 0.06, top), -4, null],
      [...frame.at(-topWidth, top - 0.012), -60, null],
      [...frame.at(-baseWidth, base), null, 184],
      [...frame.at(0, base - 0.022), 180],
      [...frame.at(baseWidth, base), 176, null],
    ])
    .close()
    .toString()
  const streak = polygon([frame.at(0.3, top), frame.at(0.08, top + 0.01), frame.at(0.34, base - 0.01), frame.at(0.62, base)])
  return filled(pane, `url(#${p}v)`, { stroke: '#0c0f11', 'stroke-width': 16 }) + filled(streak, '#fff', { opacity: 0.1 })
}

/** Mirrors stand outside of the width. */
export function endMirrors(frame: StanceFrame, tones: Shades): string {
  const { height, stance, width } = frame
  const v = stance.screen.base
  const size = height * 0.075
  const half = (side: 1 | -1) => {
    const [x, y] = frame.at(side * 0.93, v)
    const along = (dx: number, dy: number): [number, number] => [x - side * dx * width, y + dy * size]
    return pen()
      .move(...along(0.012, 0.1))
      .curve([along(0.03, 0.72), along(0.06, 0.88), along(0.112, 0.86), along(0.126, 0.5), along(0.112, 0.16), along(0.06, 0.06), along(0.012, 0.1)])
      .close()
      .toString()
  }
  const foot = (side: 1 | -1) =>
    polygon([frame.at(side * 0.86, v - 0.012), frame.at(side * 0.99, v + 0.006), frame.at(side * 0.99, v + 0.022), frame.at(side * 0.86, v + 0.012)])
  return filled(foot(1) + foot(-1), '#15181b') + filled(half(1) + half(-1), tones.base, { stroke: tones.line, 'stroke-width': 5 })
}

/** Left half points as a closed shape with its mirror image. */
export function bothSides(frame: StanceFrame, points: readonly (readonly [number, number])[], place = frame.face): string {
  return polygon(points.map(([s, t]) => place(s, t))) + polygon(points.map(([s, t]) => place(-s, t)))
}

/** Left half points, from the middle outward and back to the middle, closed over the middle into one shape. */
export function across(frame: StanceFrame, points: readonly (readonly [number, number])[], place = frame.face): string {
  return polygon([...points.map(([s, t]) => place(s, t)), ...[...points].reverse().map(([s, t]) => place(-s, t))])
}

/** A line and its mirror image. */
export function bothLines(frame: StanceFrame, points: readonly (readonly [number, number])[], place = frame.face): string {
  return [1, -1]
    .map((side) => {
      const [first, ...rest] = points.map(([s, t]) => place(s * side, t))
      return first === undefined
        ? ''
        : pen()
            .move(...first)
            .line(...rest)
            .toString()
    })
    .join('')
}

export function hair(d: string, tones: Shades): string {
  return lined(d, tones.line, 6)
}

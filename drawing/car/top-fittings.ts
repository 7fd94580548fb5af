import { filled, lined, pen, stroke, tag, type Knot, type Shades } from '#drawing/kit/index.ts'
import type { Frame } from './frame.ts'
import type { CarShape } from './profiles/index.ts'
import type { Plan } from './top-plans.ts'

/** Bonnet, boot and bed seen from above. */
export function panels(frame: Frame, plan: Plan, tones: Shades, shape: CarShape): string {
  const { width } = frame
  const x = frame.x
  const both = (knots: Knot[]) =>
    stroke(knots) +
    stroke(knots.map(([px, py, direction]): Knot => (direction === undefined || direction === null ? [px, width - py] : [px, width - py, -direction])))
  const bonnet = both([
    [x(plan.cowl) - 10, width * 0.085],
    [x(-0.5), width * 0.12],
    [x(-0.86), width * 0.3],
    [x(-0.9), width * 0.5, 90],
  ])
  const crease = both([
    [x(plan.cowl) - 90, width * 0.27],
    [x(-0.7), width * 0.36],
  ])
  const boot =
    shape === 'sedan' || shape === 'coupe' || shape === 'convertible'
      ? both([
          [x(plan.screenEnd) + 30, width * 0.13],
          [x(1.7), width * 0.15],
          [x(1.95), width * 0.24],
        ])
      : ''
  const bed =
    shape === 'pickup'
      ? tag('path', {
          d: `M${Math.round(x(0.93))} ${-Math.round(width * 0.1)}H${Math.round(x(1.93))}V${-Math.round(width * 0.9)}H${Math.round(x(0.93))}z`,
          fill: '#24282b',
          stroke: '#101315',
          'stroke-width': 14,
        }) +
        lined(
          [0.26, 0.42, 0.58, 0.74]
            .map((share) =>
              stroke([
                [x(0.95), width * share],
                [x(1.91), width * share],
              ]),
            )
            .join(''),
          '#3b4146',
          22,
        )
      : ''
  return bed + lined(crease, tones.sheen, 14, { opacity: tones.gloss * 0.6 }) + lined(bonnet + boot, tones.line, 7)
}

/** Lamps wrapped round the corners; clipped by the outline when placed. */
export function topLamps(frame: Frame, shape: CarShape): string {
  const { width } = frame
  const end = shape === 'off-road' ? 1.8 : 1.985
  const lamp = (u: number, to: number, inner: number, outer: number) =>
    [1, -1]
      .map((side) => {
        const y = (share: number) => (side === 1 ? width * share : width * (1 - share))
        return stroke([
          [frame.x(u), y(inner)],
          [frame.x((u + to) / 2), y((inner + outer) / 2 - 0.012)],
          [frame.x(to), y(outer)],
        ])
      })
      .join('')
  return (
    lined(lamp(-0.95, -0.6, 0.2, 0.05), '#dfe9ef', 60, { 'stroke-linecap': 'round' }) +
    lined(lamp(end - 0.02, end - 0.3, 0.2, 0.03), '#a3161c', 60, { 'stroke-linecap': 'round' })
  )
}

/** Mirrors, outside of the width. */
export function topMirrors(frame: Frame, plan: Plan, tones: Shades): string {
  const { width } = frame
  const x = frame.x(plan.cowl) + frame.height * 0.16
  const half = (side: 1 | -1) => {
    const y = (away: number) => (side === 1 ? -away : width + away)
    return pen()
      .move(x + 20, y(-90))
      .curve([
        [x + 10, y(60)],
        [x + 60, y(150)],
        [x + 150, y(160)],
        [x + 150, y(40)],
        [x + 110, y(-90)],
      ])
      .close()
      .toString()
  }
  return filled(half(1) + half(-1), tones.base, { stroke: tones.line, 'stroke-width': 6 })
}

/** The spare wheel on the tailgate. */
export function spareFromAbove(frame: Frame): string {
  const left = Math.round(frame.x(1.8))
  return tag('rect', {
    x: left,
    y: -Math.round(frame.width * 0.68),
    width: frame.length - left,
    height: Math.round(frame.width * 0.36),
    rx: 50,
    fill: '#16181b',
  })
}

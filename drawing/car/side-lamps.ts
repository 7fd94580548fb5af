import { LAMP, blob, filled, lampLens, lined, polygon, stroke, type Knot, type Shades } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { Frame } from './frame.ts'

/** Head and tail lamps wrapped round the corners, the light line of the design, and the bumpers' dark openings. */
export function sideLamps(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const lamp = frame.knots(frame.profile.lamp)
  const tail = frame.knots(frame.profile.tail)
  return (
    filled(openings(frame), '#14171a', { stroke: tones.shade, 'stroke-width': 5 }) +
    lampLens(blob(lamp)) +
    headLine(lamp, measure) +
    filled(blob(tail), LAMP.red) +
    tailLine(tail)
  )
}

function headLine(lamp: readonly Knot[], measure: VehicleMeasure): string {
  const [a, b, c, d] = lamp
  if (a === undefined || b === undefined || c === undefined || d === undefined) return ''
  const isLow = ['shield', 'block', 'round', 'split'].includes(measure.design)
  const line: [number, number][] = isLow
    ? [
        [a[0] + 22, a[1] + 10],
        [d[0], d[1] + 16],
      ]
    : [
        [a[0] + 18, a[1] + 24],
        [b[0] + 14, b[1] - 14],
        [c[0] - 60, c[1] - 16],
      ]
  return lined(stroke(line), LAMP.glow, 13, { 'stroke-linecap': 'round' })
}

function tailLine(tail: readonly Knot[]): string {
  const [a, b] = tail
  if (a === undefined || b === undefined) return ''
  return lined(
    stroke([
      [a[0] + 45, a[1] - 24],
      [b[0] - 22, b[1] - 24],
    ]),
    LAMP.redGlow,
    13,
    { 'stroke-linecap': 'round' },
  )
}

// A slim air curtain at the front corner.
function openings(frame: Frame): string {
  return polygon(
    frame
      .knots([
        [-0.985, 0.33],
        [-0.93, 0.35],
        [-0.885, 0.24],
        [-0.96, 0.225],
      ])
      .map(([x, y]): [number, number] => [x, y]),
  )
}

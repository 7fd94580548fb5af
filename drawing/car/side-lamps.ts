import { LAMP, blob, filled, lampLens, lampLine, stroke, type Knot, type Shades } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { Frame } from './frame.ts'

/** Head and tail lamps wrapped round the corners, the light line of the design, and the bumpers' dark openings. */
export function sideLamps(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const lamp = frame.knots(frame.profile.lamp)
  const tail = frame.knots(frame.profile.tail)
  return lampLens(blob(lamp)) + headLine(lamp, measure) + filled(blob(tail), LAMP.red, { stroke: LAMP.redLens, 'stroke-width': 8 }) + tailLine(tail) + openings(frame, tones)
}

function headLine(lamp: readonly Knot[], measure: VehicleMeasure): string {
  const [a, b, c, d] = lamp.map(([x, y]) => [x, y] as [number, number])
  if (a === undefined || b === undefined || c === undefined || d === undefined) return ''
  const isLow = measure.design === 'shield' || measure.design === 'block' || measure.design === 'round'
  const line: [number, number][] = isLow ? [[a[0] + 22, a[1] + 8], [d[0], d[1] + 14]] : [[a[0] + 18, a[1] + 24], [b[0] + 10, b[1] - 14], [c[0] - 50, c[1] - 16]]
  return lampLine(stroke(line), 12)
}

function tailLine(tail: readonly Knot[]): string {
  const [a, b] = tail
  if (a === undefined || b === undefined) return ''
  return lampLine(stroke([[a[0] + 45, a[1] - 22], [b[0] - 22, b[1] - 22]]), 11, LAMP.redGlow, '#ff8a7a')
}

function openings(frame: Frame, tones: Shades): string {
  const vent = blob(frame.knots([[-0.955, 0.3], [-0.9, 0.35], [-0.78, 0.3], [-0.86, 0.23], [-0.955, 0.3]]).slice(0, 4))
  const reflector = blob(frame.knots([[1.86, 0.3], [1.95, 0.31], [1.955, 0.285], [1.86, 0.275]]))
  return filled(vent, '#15181b', { stroke: tones.shade, 'stroke-width': 6 }) + (frame.profile.spare === true ? '' : filled(reflector, '#7d1a1a'))
}

import { LAMP, blob, filled, lined, polygon, slab, stroke, type Knot } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { Frame } from './frame.ts'
import { SIGNATURES, type SideMark } from './side-signatures.ts'

/** Head and tail lamps wrapped round the corners with the light lines of the design, and the bumper's dark opening; clipped by the skin when placed. */
export function sideLamps(frame: Frame, measure: VehicleMeasure): string {
  const { shells, lights, lens } = SIGNATURES[measure.design]
  const at = placer(frame)
  const tail = frame.knots(frame.profile.tail)
  const opening = polygon(frame.knots(OPENING).map(([x, y]): [number, number] => [x, y]))
  return (
    filled(opening + (measure.power === 'bev' ? '' : polygon(GRILLE_EDGE.map(at))), '#111417') +
    (shells.length === 0 ? '' : filled(shells.map((shell) => polygon(shell.map(at))).join(''), LAMP.lens, { stroke: '#0b0e10' })) +
    (lens === undefined ? '' : roundLens(at(lens), frame.height)) +
    (lights.length === 0 ? '' : lined(lights.map((line) => stroke(line.map((mark): Knot => at(mark)))).join(''), LAMP.glow, 15)) +
    filled(blob(tail), LAMP.red) +
    tailLine(tail)
  )
}

/** From a place on the face to the flank behind it: between the bumper's foot and the bonnet's edge, rising with the bonnet. */
function placer(frame: Frame): (mark: SideMark) => [number, number] {
  const { outline, sill } = frame.profile
  const [low, high] = [outline[4] ?? [-0.8, 0.55], outline[5] ?? [-0.3, 0.63]]
  const rise = (high[1] - low[1]) / (high[0] - low[0])
  const edge = low[1] - rise * (low[0] + 1)
  return ([u, t]) => [frame.x(u), frame.y(sill + t * (edge - sill) + rise * (u + 1))]
}

function roundLens([x, y]: readonly [number, number], height: number): string {
  const size = Math.round(height * 0.125)
  const ring = (share: number) => slab(x - size * share * 0.42, y - size * share * 0.5, size * share * 0.84, size * share, size)
  return filled(ring(1), LAMP.lens, { stroke: '#0b0e10', 'stroke-width': 14 }) + lined(ring(0.72), LAMP.glow, 13)
}

// The rim of the grille that wraps round the corner.
const GRILLE_EDGE: readonly SideMark[] = [
  [-1, 0.8],
  [-0.975, 0.76],
  [-0.985, 0.3],
  [-1, 0.28],
]

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
  )
}

// A slim air curtain at the front corner.
const OPENING = [
  [-0.985, 0.33],
  [-0.93, 0.345],
  [-0.9, 0.24],
  [-0.965, 0.22],
] as const

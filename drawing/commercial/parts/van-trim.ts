import { FACES } from '#drawing/commercial/face.ts'
import { MATERIAL, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import { fill, line, rule } from './ink.ts'
import type { VanPoints } from './van-points.ts'

/** Lamps, bumpers and the tail of a van from its left side. */
export function ends({ tones, gear, length, measure }: Sheet, { nose, belt, sill }: VanPoints): Piece {
  const { lamp } = FACES[measure.design]
  const high = lamp === 'slim' ? 80 : lamp === 'tall' ? 260 : 170
  const wide = lamp === 'tall' ? 260 : 400
  const y = nose - 130
  const lens = pen()
    .move(22, y - high * 0.35)
    .line([wide * 0.6, y - high * 0.25])
    .curve([[wide, y + high * 0.62, 50]], 20)
    .line([60, y + high * 0.5])
    .close()
    .toString()
  return {
    front:
      tag('path', { d: lens, fill: '#2a333a', stroke: '#0b0e10', 'stroke-width': 6 }) +
      line('#f7fbff', 18, rule(60, y, wide * 0.62, y + high * 0.14)) +
      line(tones.line, 6, rule(14, sill + 350, gear.front - gear.radius - 60, sill + 370)) +
      fill(
        MATERIAL.dark,
        polygon([
          [50, sill + 30],
          [110, sill],
          [gear.front - gear.radius - 40, sill],
          [gear.front - gear.radius - 60, sill + 110],
          [14, sill + 130],
        ]),
      ) +
      tag('path', {
        d: polygon([
          [length - 14, belt - 60],
          [length - 90, belt - 40],
          [length - 84, belt - 560],
          [length - 4, belt - 540],
        ]),
        fill: '#b3161c',
        stroke: '#5c0f14',
        'stroke-width': 6,
      }) +
      fill(
        MATERIAL.dark,
        polygon([
          [length - 40, sill + 60],
          [length - 110, sill],
          [gear.last + gear.radius + 60, sill],
          [gear.last + gear.radius + 60, sill + 90],
          [length - 30, sill + 150],
        ]),
      ),
  }
}

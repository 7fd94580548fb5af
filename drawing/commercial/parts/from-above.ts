import { finished, MATERIAL, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { busLevels } from './bus-side.ts'
import { bow } from './bow.ts'
import { cargoTop } from './cargo-top.ts'
import { between, box, fade, fill, line, rule } from './ink.ts'
import { vanPoints } from './van-points.ts'

/** Any commercial vehicle from above: the left flank at y = 0, the front at x = 0. */
export function fromAbove(sheet: Sheet): DrawnView {
  const { shape } = sheet.measure
  const parts = shape === 'bus' ? [busTop(sheet)] : shape === 'van' || shape === 'minibus' ? [vanTop(sheet)] : cargoTop(sheet)
  return finished(sheet, [sheet.length, sheet.width], [{ defs: roofFade(sheet) }, ...parts], false)
}

/** Paint across a roof: lit along the middle, turning away at both flanks. */
function roofFade({ id, tones }: Sheet): string {
  return fade(id('k'), [0, tones.shade], [0.08, tones.base], [0.3, tones.lit], [0.6, tones.base], [0.94, tones.shade], [1, tones.deep])
}

function hullTop(length: number, width: number, blunt: number, tail: number): string {
  return pen()
    .move(0, width / 2)
    .curve([...bow(0, width, blunt), [blunt * 1.8, width, 0]], 90)
    .line([length - tail, width])
    .curve([[length, width - tail, -90]], 0)
    .line([length, tail])
    .curve([[length - tail, 0, 180]], -90)
    .line([blunt * 1.8, 0])
    .curve([...bow(0, width, blunt).map(([x, y, turn]) => [x, width - y, 180 - turn] as const), [0, width / 2, 90]], 180)
    .close()
    .toString()
}

function busTop(sheet: Sheet): Piece {
  const { length, width: w, tones, url, measure } = sheet
  const hull = hullTop(length, w, 260, 240)
  const { isCoach } = busLevels(sheet)
  const pods =
    measure.power === 'bev'
      ? [box(length * 0.14, w * 0.16, length * 0.52, w * 0.84, 60), box(length * 0.56, w * 0.16, length * 0.8, w * 0.84, 60)]
      : [box(length * 0.42, w * 0.18, length * 0.66, w * 0.82, 90)]
  const fans = between(length * (isCoach ? 0.42 : 0.56), length * (isCoach ? 0.66 : 0.8), 4)
  return {
    outline: hull,
    front:
      tag('path', { d: hull, fill: url('k'), stroke: tones.line, 'stroke-width': 9 }) +
      fill(
        '#26323a',
        polygon([
          [70, w * 0.3],
          [230, 130],
          [430, 190],
          [300, w * 0.32],
          [270, w / 2],
          [300, w * 0.68],
          [430, w - 190],
          [230, w - 130],
          [70, w * 0.7],
          [40, w / 2],
        ]),
      ) +
      line(`${tones.sheen}88`, 12, rule(620, w - 150, length - 200, w - 150)) +
      line(tones.line, 8, rule(620, 150, length - 200, 150), rule(620, w - 130, length - 200, w - 130)) +
      tag('path', { d: pods.join(''), fill: '#ccd2d5', stroke: '#8d959b', 'stroke-width': 10 }) +
      line(
        '#8d959b',
        16,
        ...fans.flatMap((x) => [
          rule(x - 130, w * 0.36, x + 130, w * 0.36),
          rule(x - 130, w * 0.5, x + 130, w * 0.5),
          rule(x - 130, w * 0.64, x + 130, w * 0.64),
        ]),
      ) +
      tag('path', {
        d:
          box(length * 0.86 - 300, w / 2 - 300, length * 0.86 + 300, w / 2 + 300, 80) +
          (measure.power === 'bev' ? '' : box(length * 0.22 - 300, w / 2 - 300, length * 0.22 + 300, w / 2 + 300, 80)),
        fill: tones.shade,
        'fill-opacity': 0.4,
        stroke: tones.line,
        'stroke-width': 10,
      }),
  }
}

function vanTop(sheet: Sheet): Piece {
  const { length, width: w, tones, url, measure } = sheet
  const { cowlX, headX, post } = vanPoints(sheet)
  const hull = hullTop(length, w, 250, 180)
  const screen = pen()
    .move(cowlX - 40, w / 2)
    .curve([[cowlX + 130, w - 130]], 90)
    .line([headX + 20, w - 240])
    .curve(
      [
        [headX - 70, w / 2, -90],
        [headX + 20, 240],
      ],
      -110,
    )
    .line([cowlX + 130, 130])
    .curve([[cowlX - 40, w / 2, 90]], 112)
    .close()
    .toString()
  const side = polygon([
    [cowlX + 380, 100],
    [headX + 160, 190],
    [post, 190],
    [post, 100],
  ])
  const ribs = between(headX + 350, length - 200, measure.shape === 'van' ? 7 : 5)
  return {
    outline: hull,
    front:
      tag('path', { d: hull, fill: url('k'), stroke: tones.line, 'stroke-width': 6 }) +
      fill(`${tones.deep}44`, box(headX + 100, 60, length - 60, 190, 60), box(headX + 100, w - 190, length - 60, w - 60, 60)) +
      tag('path', { d: screen, fill: '#2b3841', stroke: '#0b0e10', 'stroke-width': 14 }) +
      fill(
        '#fff2',
        polygon([
          [cowlX + 20, w * 0.62],
          [headX - 40, w * 0.6],
          [headX - 60, w * 0.72],
          [cowlX + 60, w * 0.78],
        ]),
      ) +
      tag('g', { fill: '#2b3841' }, tag('path', { d: side }) + tag('path', { d: side, transform: `matrix(1 0 0-1 0 ${-w})` })) +
      line(
        tones.line,
        6,
        pen()
          .move(130, w * 0.2)
          .curve([[cowlX, w * 0.12]], 0)
          .toString(),
        pen()
          .move(130, w * 0.8)
          .curve([[cowlX, w * 0.88]], 0)
          .toString(),
      ) +
      line(`${tones.line}77`, 10, ...ribs.map((x) => rule(x, 230, x, w - 230))) +
      line(`${tones.sheen}99`, 8, ...ribs.map((x) => rule(x + 14, 230, x + 14, w - 230))) +
      fill(
        MATERIAL.dark,
        polygon([
          [24, w * 0.36],
          [60, w * 0.36],
          [60, w * 0.64],
          [24, w * 0.64],
        ]),
      ) +
      fill('#b3161c', box(length - 40, 60, length - 8, 170, 8), box(length - 40, w - 170, length - 8, w - 60, 8)),
  }
}

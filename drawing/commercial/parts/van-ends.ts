import { finished, glassFade, MATERIAL, pair, paintFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { bend, box, fill, line, rule } from './ink.ts'
import { nose, plate } from './nose.ts'
import { tyres } from './truck-front.ts'
import { vanPoints, type VanPoints } from './van-points.ts'

/** Van or minibus from ahead. */
export function vanFront(sheet: Sheet): DrawnView {
  return finished(sheet, [sheet.width, sheet.height], [tyres(sheet), front(sheet, vanPoints(sheet))])
}

/** Van or minibus from behind: two doors on a van, a tailgate where the trade counts five. */
export function vanRear(sheet: Sheet): DrawnView {
  return finished(sheet, [sheet.width, sheet.height], [tyres(sheet), rear(sheet, vanPoints(sheet))])
}

function hull({ width: w, height }: Sheet, { belt, sill }: VanPoints): string {
  const tilt = Math.round(w * 0.06)
  const hip = (belt + sill) * 0.5
  const upper = bend([0, hip], [40, belt + 60], 90)
  const lower = bend([90, sill], [0, hip], 90)
  return pen()
    .move(90, sill)
    .curve(
      [
        [0, hip, 90],
        [40, belt + 60, upper],
        [tilt + 50, height - 190, 83],
        [tilt + 300, height, 0],
      ],
      lower,
    )
    .line([w - tilt - 300, height])
    .curve(
      [
        [w - tilt - 50, height - 190, -83],
        [w - 40, belt + 60, -upper],
        [w, hip, -90],
        [w - 90, sill, -lower],
      ],
      0,
    )
    .close()
    .toString()
}

function front(sheet: Sheet, points: VanPoints): Piece {
  const { width: w, height, tones, url } = sheet
  const { cowlY, headY, nose: tip, sill } = points
  const shell = hull(sheet, points)
  const tilt = w * 0.06
  const screen = pen()
    .move(w * 0.08, cowlY)
    .line([w * 0.06 + tilt + 50, headY - 60])
    .curve([[w * 0.06 + tilt + 130, headY - 10, 0]], 76)
    .line([w * 0.94 - tilt - 130, headY - 10])
    .curve([[w * 0.94 - tilt - 50, headY - 60, -76]], 0)
    .line([w * 0.92, cowlY])
    .curve(
      [
        [w / 2, cowlY - 60, 180],
        [w * 0.08, cowlY, 172],
      ],
      188,
    )
    .close()
    .toString()
  const hood = pen()
    .move(w * 0.05, cowlY - 30)
    .curve([[w * 0.17, tip - 20]], -70)
    .line([w * 0.83, tip - 20])
    .curve([[w * 0.95, cowlY - 30]], 40)
    .toString()
  const low = sill + (tip - sill) * 0.44
  return {
    defs: paintFade(sheet) + glassFade(sheet),
    outline: shell,
    front:
      tag('path', { d: shell, fill: url('k'), stroke: tones.line, 'stroke-width': 5 }) +
      line(`${tones.sheen}99`, 9, rule(tilt + 320, height - 14, w - tilt - 320, height - 14)) +
      fill(
        `${tones.sheen}55`,
        polygon([
          [w * 0.1, cowlY - 70],
          [w * 0.9, cowlY - 70],
          [w * 0.84, tip + 40],
          [w * 0.16, tip + 40],
        ]),
      ) +
      tag('path', { d: screen, fill: url('g'), stroke: '#0b0e10', 'stroke-width': 18 }) +
      fill(
        '#fff2',
        polygon([
          [w * 0.22, cowlY - 20],
          [w * 0.42, headY - 12],
          [w * 0.55, headY - 12],
          [w * 0.35, cowlY - 40],
        ]),
      ) +
      line('#0b0e10', 11, rule(w * 0.2, cowlY - 16, w * 0.46, cowlY + 80), rule(w * 0.52, cowlY - 40, w * 0.78, cowlY + 70)) +
      line(tones.line, 6, hood, rule(w * 0.03, low - 50, w * 0.97, low - 50)) +
      nose(sheet, { low, high: tip - 60, lampY: tip - 60 - w * 0.09, inset: w * 0.035 }) +
      fill(
        MATERIAL.dark,
        polygon([
          [w * 0.045, sill],
          [w * 0.955, sill],
          [w * 0.99, sill + 130],
          [w * 0.01, sill + 130],
        ]),
      ) +
      fill(
        MATERIAL.deep,
        polygon([
          [w * 0.2, sill + 60],
          [w * 0.8, sill + 60],
          [w * 0.76, low - 80],
          [w * 0.24, low - 80],
        ]),
      ) +
      plate(w / 2, sill + 130) +
      pair(
        sheet,
        'i',
        tag('path', { d: box(-170, cowlY + 10, -10, cowlY + 230, 50), fill: MATERIAL.dark }) +
          line(MATERIAL.dark, 40, rule(-40, cowlY + 50, 80, cowlY + 30)) +
          fill(MATERIAL.lit, box(-154, cowlY + 50, -138, cowlY + 190, 8)),
      ),
  }
}

function rear(sheet: Sheet, points: VanPoints): Piece {
  const { width: w, height, tones, url, measure } = sheet
  const { belt, headY, sill } = points
  const shell = hull(sheet, points)
  const isGate = measure.doors >= 5 || measure.shape === 'minibus'
  const tilt = w * 0.06
  const top = Math.min(headY - 40, height - 180)
  const pane = isGate
    ? polygon([
        [w * 0.13, belt + 40],
        [w * 0.13 + tilt * 0.7, top],
        [w * 0.87 - tilt * 0.7, top],
        [w * 0.87, belt + 40],
      ])
    : polygon([
        [w * 0.13, belt + 60],
        [w * 0.13 + tilt * 0.7, top],
        [w * 0.47, top],
        [w * 0.47, belt + 60],
      ]) +
      polygon([
        [w * 0.53, belt + 60],
        [w * 0.53, top],
        [w * 0.87 - tilt * 0.7, top],
        [w * 0.87, belt + 60],
      ])
  const door = polygon([
    [w * 0.09, sill + 190],
    [w * 0.09, belt],
    [w * 0.09 + tilt, height - 90],
    [w * 0.91 - tilt, height - 90],
    [w * 0.91, belt],
    [w * 0.91, sill + 190],
  ])
  const lampAt = polygon([
    [14, belt - 520],
    [w * 0.075, belt - 500],
    [w * 0.08, belt - 40],
    [26, belt - 10],
  ])
  return {
    defs: paintFade(sheet) + glassFade(sheet),
    outline: shell,
    front:
      tag('path', { d: shell, fill: url('k'), stroke: tones.line, 'stroke-width': 5 }) +
      line(`${tones.sheen}99`, 9, rule(tilt + 320, height - 14, w - tilt - 320, height - 14)) +
      tag('path', { d: pane, fill: url('g'), stroke: '#0b0e10', 'stroke-width': 20, 'stroke-linejoin': 'round' }) +
      fill(
        '#ffffff1c',
        polygon([
          [w * 0.2, belt + 50],
          [w * 0.32, top],
          [w * 0.4, top],
          [w * 0.28, belt + 50],
        ]),
      ) +
      fill(
        `${tones.sheen}66`,
        polygon([
          [w * 0.1, belt - 130],
          [w * 0.9, belt - 130],
          [w * 0.9, belt - 165],
          [w * 0.1, belt - 165],
        ]),
      ) +
      line(tones.line, 7, door, isGate ? '' : rule(w / 2, sill + 190, w / 2, height - 90)) +
      fill(
        MATERIAL.dark,
        polygon([
          [90, sill],
          [w - 90, sill],
          [w - 20, sill + 180],
          [20, sill + 180],
        ]),
        isGate ? box(w / 2 - 190, belt - 110, w / 2 + 190, belt - 60, 20) : box(w / 2 + 40, belt - 190, w / 2 + 84, belt - 10, 18),
      ) +
      pair(
        sheet,
        'l',
        tag('path', { d: lampAt, fill: '#b3161c', stroke: '#5c0f14', 'stroke-width': 7 }) +
          fill('#ff6a5c', box(44, belt - 230, w * 0.06, belt - 90, 16)) +
          fill('#f0952d', box(44, belt - 330, w * 0.06, belt - 260, 16)),
      ) +
      plate(w * (isGate ? 0.5 : 0.3), belt - 400) +
      line('#b3161c', 22, rule(w / 2 - 130, height - 60, w / 2 + 130, height - 60)),
  }
}

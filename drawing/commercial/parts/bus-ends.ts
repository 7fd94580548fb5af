import { finished, glassFade, MATERIAL, pair, paintFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { busLevels, type BusLevels } from './bus-side.ts'
import { bend, between, box, fill, line, rule } from './ink.ts'
import { nose, plate } from './nose.ts'
import { tyres } from './truck-front.ts'

/** Bus from ahead. */
export function busFront(sheet: Sheet): DrawnView {
  const levels = busLevels(sheet)
  return finished(sheet, [sheet.width, sheet.height], [tyres(sheet), pod(sheet, levels), front(sheet, levels)])
}

/** Bus from behind. */
export function busRear(sheet: Sheet): DrawnView {
  const levels = busLevels(sheet)
  return finished(sheet, [sheet.width, sheet.height], [tyres(sheet), pod(sheet, levels), rear(sheet, levels)])
}

function hull(w: number, { roof, belt, skirt }: BusLevels): string {
  const hip = belt * 0.62
  const upper = bend([0, hip], [60, roof - 260], 90)
  const lower = bend([70, skirt], [0, hip], 90)
  return pen()
    .move(70, skirt)
    .curve(
      [
        [0, hip, 90],
        [60, roof - 260, upper],
        [380, roof, 0],
      ],
      lower,
    )
    .line([w - 380, roof])
    .curve(
      [
        [w - 60, roof - 260, -upper],
        [w, hip, -90],
        [w - 70, skirt, -lower],
      ],
      0,
    )
    .close()
    .toString()
}

function front(sheet: Sheet, levels: BusLevels): Piece {
  const { width: w, tones, url } = sheet
  const { roof, belt, skirt, isCoach } = levels
  const low = belt - (isCoach ? 420 : 100)
  const shell = hull(w, levels)
  const screen = pen()
    .move(50, low)
    .curve([[110, roof - 300, 86]], 92)
    .curve([[360, roof - 130, 0]], 84)
    .line([w - 360, roof - 130])
    .curve([[w - 110, roof - 300, -86]], -4)
    .curve([[w - 50, low, -92]], -86)
    .curve(
      [
        [w / 2, low - 110, 180],
        [50, low, 170],
      ],
      190,
    )
    .close()
    .toString()
  return {
    defs: paintFade(sheet) + glassFade(sheet),
    outline: shell,
    front:
      tag('path', { d: shell, fill: url('k'), stroke: tones.line, 'stroke-width': 6 }) +
      tag('path', { d: screen, fill: url('g'), stroke: '#0b0e10', 'stroke-width': 22 }) +
      fill(
        '#fff2',
        polygon([
          [w * 0.16, low],
          [w * 0.4, roof - 140],
          [w * 0.54, roof - 140],
          [w * 0.3, low - 40],
        ]),
      ) +
      line('#0b0e10', 12, rule(w / 2, low - 100, w / 2, roof - 400)) +
      fill(
        '#0b0e10cc',
        polygon([
          [100, roof - 330],
          [w - 100, roof - 330],
          [w - 320, roof - 132],
          [320, roof - 132],
        ]),
      ) +
      fill('#f0952d', ...between(w * 0.3, w * 0.7, 8).map((x) => box(x - 34, roof - 270, x + 34, roof - 220, 6))) +
      line('#0b0e10', 14, rule(w * 0.16, low - 40, w * 0.44, low + 110), rule(w * 0.56, low - 60, w * 0.84, low + 90)) +
      line(`${tones.sheen}99`, 12, rule(420, roof - 18, w - 420, roof - 18)) +
      nose(sheet, { low: skirt + 480, high: low - 230, lampY: skirt + 430, inset: 70 }) +
      fill(
        MATERIAL.deep,
        polygon([
          [w * 0.2, skirt + 70],
          [w * 0.8, skirt + 70],
          [w * 0.83, skirt + 330],
          [w * 0.17, skirt + 330],
        ]),
      ) +
      line(tones.line, 7, rule(40, skirt + 400, w - 40, skirt + 400)) +
      plate(w / 2, skirt + 130) +
      pair(
        sheet,
        'i',
        line(
          MATERIAL.dark,
          46,
          pen()
            .move(300, roof - 210)
            .curve([[-60, roof - 330, 250]], 170)
            .toString(),
        ) +
          fill(MATERIAL.dark, box(-150, roof - 900, 10, roof - 320, 60)) +
          fill(MATERIAL.lit, box(-134, roof - 840, -114, roof - 400, 10)),
      ),
  }
}

function rear(sheet: Sheet, levels: BusLevels): Piece {
  const { width: w, tones, url, measure } = sheet
  const { roof, belt, skirt, isCoach } = levels
  const shell = hull(w, levels)
  const base = isCoach ? belt + 120 : belt + 260
  const pane = pen()
    .move(200, base)
    .line([240, roof - 330])
    .curve([[360, roof - 250, 0]], 90)
    .line([w - 360, roof - 250])
    .curve([[w - 240, roof - 330, -90]], 0)
    .line([w - 200, base])
    .close()
    .toString()
  const lids = [box(330, skirt + 560, w - 330, base - 150, 50), box(330, skirt + 90, w - 330, skirt + 520, 30)]
  const lamps =
    fill('#5c0f14', box(70, skirt + 620, 250, base - 120, 60)) +
    fill('#c31d22', box(90, skirt + 800, 230, base - 320, 40)) +
    fill('#f0952d', box(90, base - 300, 230, base - 150, 30)) +
    fill('#ff6a5c', box(120, skirt + 650, 200, skirt + 770, 40))
  const slats = between(skirt + 560, base - 150, 9).map((y) => rule(w * 0.26, y, w * 0.74, y))
  return {
    defs: paintFade(sheet) + glassFade(sheet),
    outline: shell,
    front:
      tag('path', { d: shell, fill: url('k'), stroke: tones.line, 'stroke-width': 6 }) +
      tag('path', { d: pane, fill: url('g'), stroke: '#0b0e10', 'stroke-width': 20 }) +
      fill(
        '#ffffff1c',
        polygon([
          [w * 0.5, base],
          [w * 0.62, roof - 250],
          [w * 0.72, roof - 250],
          [w * 0.6, base],
        ]),
      ) +
      tag('path', { d: lids.join(''), fill: tones.deep, 'fill-opacity': 0.12, stroke: tones.line, 'stroke-width': 8 }) +
      (measure.power === 'bev' ? '' : line(tones.line, 20, ...slats)) +
      line(`${tones.sheen}99`, 12, rule(420, roof - 18, w - 420, roof - 18)) +
      pair(sheet, 'l', lamps) +
      fill('#b3161c', box(w / 2 - 260, roof - 170, w / 2 + 260, roof - 130, 12)) +
      plate(w / 2, skirt + 250),
  }
}

function pod({ width: w, height }: Sheet, { roof }: BusLevels): Piece {
  const body = polygon([
    [w * 0.14, roof - 30],
    [w * 0.2, height],
    [w * 0.8, height],
    [w * 0.86, roof - 30],
  ])
  return { outline: body, front: fill('#cfd4d7', body) + line('#fff', 12, rule(w * 0.21, height - 10, w * 0.79, height - 10)) }
}

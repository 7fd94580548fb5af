import { finished, glassFade, MATERIAL, paintFade, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { bend, between, box, fill, line, rule } from './ink.ts'
import { vanPoints, type VanPoints } from './van-points.ts'
import { ends } from './van-trim.ts'

/** Van or minibus from its left side; the sliding door is on the other. */
export function vanSide(sheet: Sheet): DrawnView {
  const points = vanPoints(sheet)
  return finished(
    sheet,
    [sheet.length, sheet.height],
    [shell(sheet, points), glazing(sheet, points), panels(sheet, points), ends(sheet, points), sideWheels(sheet, false, 60)],
  )
}

function shell(sheet: Sheet, { nose, cowlX, cowlY, headX, headY, sill }: VanPoints): Piece {
  const { tones, length, height, gear } = sheet
  const reach = gear.radius + 48
  const half = Math.sqrt(Math.max(reach * reach - (gear.radius - sill) ** 2, 0))
  const path = pen()
    .move(length - 50, sill + 60)
    .line([length - 110, sill])
  for (const x of [...gear.axles].reverse()) path.line([x + half, sill]).arc(reach, x - half, sill, false, true)
  const roofX = headX + 520 + (height - headY - 110) * 1.5
  const d = path
    .line([110, sill])
    .curve(
      [
        [0, sill + 300, 90],
        [60, nose, bend([0, sill + 300], [60, nose], 90)],
        [cowlX, cowlY, 24, 46],
        [headX, headY, 36],
        [roofX, height, 0],
      ],
      bend([110, sill], [0, sill + 300], 90),
    )
    .line([length - 420, height])
    .curve(
      [
        [length - 80, height - 170, bend([length - 80, height - 170], [length, sill + 560], -90)],
        [length, sill + 560, -90],
        [length - 50, sill + 60, bend([length, sill + 560], [length - 50, sill + 60], -90)],
      ],
      0,
    )
    .close()
    .toString()
  return {
    defs: paintFade(sheet) + glassFade(sheet),
    outline: d,
    front:
      tag('path', { d, fill: sheet.url('k'), stroke: tones.line, 'stroke-width': 4 }) +
      line(`${tones.sheen}aa`, 9, rule(roofX - 60, height - 16, length - 400, height - 16)) +
      fill(MATERIAL.dark, box(gear.front + reach - 6, sill, gear.firstDriven - reach + 6, sill + 90)) +
      line(
        MATERIAL.deep,
        26,
        ...gear.axles.map((x) =>
          pen()
            .move(x - reach + 10, gear.radius - 60)
            .arc(reach - 9, x + reach - 10, gear.radius - 60, true, true)
            .toString(),
        ),
      ),
  }
}

function glazing(sheet: Sheet, { cowlX, cowlY, headX, headY, belt, post }: VanPoints): Piece {
  const { length, height, measure } = sheet
  const top = headY - 60
  const foot = cowlX + 330
  const front = pen()
    .move(foot, belt - 30)
    .line([headX + 110, top], [post - 60, top])
    .curve([[post - 30, top - 40, -90]], 0)
    .line([post - 30, belt + 20], [foot + 420, belt])
    .close()
    .toString()
  const screen = polygon([
    [cowlX + 14, cowlY],
    [headX + 6, headY - 8],
    [headX + 70, headY - 40],
    [cowlX + 150, cowlY - 10],
  ])
  const rear = measure.shape === 'minibus' ? sideWindows(post + 50, length - 230, belt + 20, Math.min(top + 30, height - 230)) : []
  const beams = [foot + 520, ...(rear.length > 0 ? [post + 500, post + 1500] : [])].map((x) =>
    polygon([
      [x, belt + 10],
      [x + 330, top],
      [x + 480, top],
      [x + 150, belt + 10],
    ]),
  )
  return {
    front:
      tag('path', { d: front + screen + rear.join(''), fill: sheet.url('g'), stroke: '#0b0e10', 'stroke-width': 16, 'stroke-linejoin': 'round' }) +
      fill('#ffffff1c', ...beams) +
      line(
        '#0b0e10',
        14,
        rule(
          foot + 330,
          belt - 10,
          foot + 350 + (headX - cowlX) * 0.1,
          Math.min(top, belt + 10 + ((foot + 330 - foot) / Math.max(headX + 110 - foot, 1)) * (top - belt)),
        ),
      ) +
      fill(MATERIAL.dark, box(foot + 70, belt + 10, foot + 230, belt + 210, 50)) +
      fill(MATERIAL.lit, box(foot + 84, belt + 40, foot + 104, belt + 170, 9)),
  }
}

function sideWindows(from: number, to: number, low: number, high: number): string[] {
  const count = Math.max(Math.round((to - from) / 1150), 2)
  const wide = (to - from) / count
  return Array.from({ length: count }, (_, at) => box(from + at * wide + 14, low, from + (at + 1) * wide - 14, high, 50))
}

function panels({ tones, gear, length, height, measure }: Sheet, { cowlX, headX, headY, belt, post, sill, nose }: VanPoints): Piece {
  const lead = Math.max(cowlX + 250, gear.front + gear.radius + 40 > post - 500 ? cowlX + 250 : cowlX + 250)
  const door = pen()
    .move(Math.max(lead, gear.front - 60), sill + gear.radius * 2 - 100)
    .line([lead + 20, belt - 60], [headX + 60, headY - 20])
    .curve([[headX + 150, headY + 6, 0]], 50)
    .line([post, headY + 6], [post, sill + 90])
    .toString()
  const end = length - 190
  const recess =
    measure.shape === 'van'
      ? [box(post + 110, belt + 20, (post + end) / 2 - 30, headY - 50, 60), box((post + end) / 2 + 30, belt + 20, end, headY - 50, 60)]
      : []
  const flap = measure.power === 'bev' ? box(150, nose - 190, 290, nose - 50, 26) : box(post + 90, belt - 300, post + 260, belt - 130, 26)
  return {
    front:
      tag('path', { d: recess.join(''), fill: tones.shade, 'fill-opacity': 0.25, stroke: tones.line, 'stroke-width': 5, 'stroke-opacity': 0.6 }) +
      fill(
        `${tones.sheen}77`,
        polygon([
          [gear.front + 120, belt - 200],
          [length - 120, belt - 160],
          [length - 120, belt - 186],
          [gear.front + 120, belt - 240],
        ]),
      ) +
      fill(
        `${tones.deep}44`,
        polygon([
          [gear.front + 480, sill + 330],
          [length - 60, sill + 350],
          [length - 60, sill + 280],
          [gear.front + 480, sill + 280],
        ]),
      ) +
      line(
        tones.line,
        6,
        door,
        flap,
        measure.shape === 'van' ? rule(post + 60, belt - 90, length - 150, belt - 90) : '',
        rule(length - 150, height - 260, length - 110, sill + 40),
      ) +
      fill(MATERIAL.dark, box(post - 230, belt - 150, post - 70, belt - 108, 18)) +
      line(
        tones.line,
        5,
        ...(measure.shape === 'van' && height > 2350 ? between(headX + 700, length - 300, 3).map((x) => rule(x, headY + 40, x, height - 60)) : []),
      ),
  }
}

import { finished, MATERIAL, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { airTanks, frameSide, fuelTank, mudguards, tailSide } from './chassis-side.ts'
import { heavyCabSide } from './heavy-cab-side.ts'
import { heavyCab } from './heavy-cab.ts'
import { between, box, fill, line, rule, stripes } from './ink.ts'

/** Dump truck from its left side. */
export function dumpSide(sheet: Sheet): DrawnView {
  const { gear, height, length } = sheet
  const cab = heavyCab(sheet, { top: height - 170, rear: Math.min(gear.front + 700, 2240) })
  const left = gear.lastSteered + gear.radius + 130
  const driven = gear.firstDriven - gear.radius - 120
  const split = left + (driven - left) * 0.42
  return finished(
    sheet,
    [length, height],
    [
      frameSide(sheet, gear.front, length - 260),
      ram(sheet, cab.rear + 90),
      heavyCabSide(sheet, cab),
      airTanks(sheet, left, split - 60),
      fuelTank(sheet, split, driven),
      tub(sheet, cab.rear + 270),
      tailSide({ ...sheet, length: length - 160 }),
      mudguards(sheet),
      sideWheels(sheet),
    ],
  )
}

/** Ribbed tub, raised guard over the cab, tailgate leaning back. */
function tub({ url, tones, length, height, gear }: Sheet, from: number): Piece {
  const floor = gear.radius * 2 + 230
  const rim = height - 90
  const shell = polygon([
    [from + 60, floor],
    [from, floor + 200],
    [from - 30, rim],
    [from - 30, rim + 10],
    [640, height - 60],
    [640, height],
    [from, height],
    [length - 40, rim + 30],
    [length, rim - 60],
    [length - 150, floor],
  ])
  const count = Math.max(Math.round((length - from) / 620), 4)
  const ribs = between(from - 20, length - 60, count)
  return {
    outline:
      shell +
      polygon([
        [from - 100, floor - 110],
        [length - 320, floor - 110],
        [length - 200, floor],
        [from, floor],
      ]),
    front:
      tag('path', { d: shell, fill: url('k'), stroke: tones.line, 'stroke-width': 7 }) +
      stripes(
        `${tones.deep}88`,
        60,
        ribs.map((x) => x + 86),
        floor + 110,
        rim - 110,
      ) +
      stripes(`${tones.sheen}30`, 112, ribs, floor + 110, rim - 110) +
      stripes(
        `${tones.sheen}99`,
        10,
        ribs.map((x) => x - 52),
        floor + 130,
        rim - 120,
      ) +
      tag('path', {
        d:
          box(from - 26, rim - 120, length - 46, rim, 10) +
          polygon([
            [from + 50, floor],
            [from + 10, floor + 130],
            [length - 110, floor + 130],
            [length - 150, floor],
          ]),
        fill: url('k'),
        stroke: tones.shade,
        'stroke-width': 6,
      }) +
      line(`${tones.sheen}88`, 9, rule(from, rim - 14, length - 60, rim - 14)) +
      line(tones.line, 10, rule(length - 90, rim - 10, length - 230, floor + 6)),
  }
}

/** Front-mounted telescopic ram between cab and tub. */
function ram({ gear, height }: Sheet, x: number): Piece {
  const base = gear.radius * 2 - 120
  const top = height - 330
  return {
    outline: box(x, base, x + 170, top - 500, 20),
    front:
      fill('#b9c0c5', box(x + 30, base + 300, x + 140, top - 200, 10), box(x + 50, base + 500, x + 120, top, 10)) +
      fill(MATERIAL.dark, box(x + 20, base, x + 150, base + 620, 16)) +
      line('#fff8', 14, rule(x + 66, base + 640, x + 66, top - 20)),
  }
}

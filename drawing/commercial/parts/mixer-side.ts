import { finished, MATERIAL, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, stroke, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { frameSide, fuelTank, mudguards } from './chassis-side.ts'
import { heavyCabSide } from './heavy-cab-side.ts'
import { heavyCab } from './heavy-cab.ts'
import { box, fill, line, pills, rule } from './ink.ts'

/** Mixer truck from its left side. */
export function mixerSide(sheet: Sheet): DrawnView {
  const { gear, height, length } = sheet
  const cab = heavyCab(sheet, { top: Math.min(height - 500, 3020), rear: Math.min(gear.front + 390, 1930) })
  const left = gear.lastSteered + gear.radius + 160
  const driven = gear.firstDriven - gear.radius - 120
  return finished(
    sheet,
    [length, height],
    [
      frameSide(sheet, gear.front, length - 620),
      heavyCabSide(sheet, cab),
      fuelTank(sheet, Math.max(left, driven - 1500), driven),
      drum(sheet, cab.rear + 620),
      waterTank(sheet, cab.rear + 110),
      hopper(sheet),
      mudguards(sheet),
      sideWheels(sheet),
    ],
  )
}

/** The drum leans up to the rear; its spiral wears the cab's paint. */
function drum({ id, url, tones, length, height, gear }: Sheet, from: number): Piece {
  const deck = gear.radius * 2 - 60
  const mouth = length - 1180
  const long = mouth - from
  const [front, tail] = [deck + 1090, height - 830]
  const belly = Math.min((height - deck) * 0.4, 1190)
  const peak = Math.min(height - 190, front + belly + 330)
  const shell = pen()
    .move(from, front - 430)
    .curve(
      [
        [from - 90, front, 90],
        [from + 40, front + 500],
        [from + long * 0.46, peak, 6],
        [mouth, tail + 460, -34, null],
      ],
      100,
    )
    .line([mouth + 80, tail - 320])
    .curve(
      [
        [from + long * 0.6, deck + 210, 186],
        [from, front - 430, 118, null],
      ],
      212,
    )
    .close()
    .toString()
  const bands = [0.16, 0.36, 0.56, 0.76].map((share) => {
    const x = from + long * share
    return stroke([
      [x - 190, peak + 300],
      [x + 90, front + 300, -78],
      [x + 130, deck - 100],
    ])
  })
  return {
    defs: tag('clipPath', { id: id('c') }, tag('path', { id: id('d'), d: shell })),
    outline:
      polygon([
        [from, front - 430],
        [from - 60, front],
        [from + long * 0.46, peak - 40],
        [mouth, tail + 460],
        [mouth + 80, tail - 320],
        [from + long * 0.6, deck + 230],
      ]) +
      polygon([
        [from - 160, deck],
        [from + 40, front - 300],
        [from + 160, front - 520],
        [from + 330, deck],
      ]) +
      polygon([
        [mouth - 560, deck],
        [mouth - 330, deck + 900],
        [mouth + 30, deck + 940],
        [mouth + 280, deck],
      ]),
    front:
      tag('use', { href: `#${id('d')}`, fill: url('t') }) +
      tag('g', { 'clip-path': url('c') }, line(tones.base, 210, ...bands) + fill('#0003', box(from - 200, deck, mouth + 200, deck + 620))) +
      tag('use', { href: `#${id('d')}`, fill: 'none', stroke: '#7f888e', 'stroke-width': 8 }),
  }
}

function waterTank({ gear }: Sheet, x: number): Piece {
  const base = gear.radius * 2
  return {
    outline: box(x + 40, base - 100, x + 340, base + 100),
    front:
      pills('#c9cfd3', 380, rule(x + 190, base + 250, x + 190, base + 890)) +
      line('#59626a', 20, rule(x, base + 330, x + 380, base + 330), rule(x, base + 820, x + 380, base + 820)),
  }
}

/** Filling hopper at the height of the vehicle, chute down to its end, ladder and frame. */
function hopper({ tones, length, height, gear }: Sheet): Piece {
  const deck = gear.radius * 2 - 60
  const x = length - 1180
  const funnel = polygon([
    [x - 60, height],
    [x + 780, height],
    [x + 600, height - 480],
    [x + 210, height - 620],
    [x + 90, height - 480],
  ])
  const chute = pen()
    .move(x + 330, height - 1150)
    .line([x + 640, height - 1120])
    .curve([[length, deck + 520, -68]], -50)
    .line([length - 110, deck + 460])
    .curve([[x + 330, height - 1330, 150]], 112)
    .close()
    .toString()
  const stand =
    polygon([
      [x + 60, deck],
      [x + 130, deck],
      [x + 520, height - 500],
      [x + 420, height - 500],
    ]) +
    polygon([
      [x + 480, deck],
      [x + 560, deck],
      [x + 560, height - 500],
      [x + 480, height - 500],
    ])
  return {
    outline:
      polygon([
        [x - 60, height],
        [x + 780, height],
        [x + 300, height - 500],
      ]) +
      polygon([
        [x + 640, height - 1120],
        [length, deck + 520],
        [length - 110, deck + 460],
      ]) +
      stand,
    front:
      tag('path', { d: funnel + chute, fill: tones.base, stroke: tones.line, 'stroke-width': 8 }) +
      fill(
        `${tones.deep}66`,
        polygon([
          [x + 460, height],
          [x + 780, height],
          [x + 600, height - 480],
          [x + 400, height - 560],
        ]),
      ) +
      line(`${tones.sheen}99`, 12, rule(x - 40, height - 16, x + 760, height - 16)) +
      line(MATERIAL.steel, 22, rule(x + 660, deck + 60, x + 660, height - 420)) +
      ladder(x + 610, deck + 80, height - 480),
  }
}

function ladder(x: number, low: number, high: number): string {
  return tag('path', { d: rule(x, low, x, high), stroke: MATERIAL.steel, 'stroke-width': 100, 'stroke-dasharray': '22 280' })
}

import { disc, MATERIAL, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import { craneFront } from './crane-side.ts'
import { bow } from './bow.ts'
import { crane, drum, tub } from './load-top.ts'
import { between, box, fill, line, rule } from './ink.ts'

/** A lorry from above: frame and tyres, cab, and what it carries. */
export function cargoTop(sheet: Sheet): Piece[] {
  const { shape } = sheet.measure
  const { gear, length } = sheet
  const front = shape === 'special' ? craneFront(sheet) : 0
  const isLight = shape === 'light-truck'
  const rear = shape === 'tractor' ? gear.front + 760 : gear.front + (isLight ? (length < 5000 ? 760 : 620) : shape === 'special' ? 500 : 700)
  const load =
    { tractor: coupling, dump: tub, mixer: drum, special: crane, 'light-truck': length < 5000 ? boards : boxRoof, 'heavy-truck': boards }[shape as string] ??
    boards
  return [frame(sheet, front), cab(sheet, front, Math.min(rear, front + 2280)), load(sheet, Math.min(rear, front + 2280))]
}

function frame({ gear, width: w, length }: Sheet, front: number): Piece {
  const wide = gear.radius * 0.56
  const tyres = gear.axles.flatMap((x, at) => {
    const deep = at < gear.steered ? wide : wide * 2.1
    return [box(x - gear.radius, 20, x + gear.radius, 20 + deep, 40), box(x - gear.radius, w - 20 - deep, x + gear.radius, w - 20, 40)]
  })
  const rails = box(front + 300, w * 0.33, length - 20, w * 0.37) + box(front + 300, w * 0.63, length - 20, w * 0.67)
  const cross = [...between(front + 600, length - 60, 7), length - 40].map((x) => box(x - 40, w * 0.35, x + 40, w * 0.65)).join('')
  const tail = box(length - 90, 0, length, w, 12)
  return {
    outline: rails + cross + tail + tyres.join(''),
    front:
      fill('#2c3136', ...tyres) +
      line(MATERIAL.lit, 10, rule(front + 400, w * 0.365, length - 60, w * 0.365), rule(front + 400, w * 0.665, length - 60, w * 0.665)) +
      fill('#b3161c', box(length - 40, 60, length - 4, 420, 8), box(length - 40, w - 420, length - 4, w - 60, 8)),
  }
}

function cab({ width: w, tones, url, measure, height }: Sheet, front: number, rear: number): Piece {
  const isLight = measure.shape === 'light-truck'
  const blunt = isLight ? 200 : 160
  const turn = bow(front, w, blunt)
  const shell = pen()
    .move(front, w / 2)
    .curve([...turn, [front + blunt * 1.8, w, 0]], 90)
    .line([rear - 60, w])
    .curve([[rear, w - 70, -90]], 0)
    .line([rear, 70])
    .curve([[rear - 60, 0, 180]], -90)
    .line([front + blunt * 1.8, 0])
    .curve([...turn.map(([at, y, angle]) => [at, w - y, 180 - angle] as const), [front, w / 2, 90]], 180)
    .close()
    .toString()
  const x = front + blunt * 0.35
  const deep = isLight ? 330 : 210
  const screen = pen()
    .move(x + 30, w / 2)
    .curve([[x + 130, w - 140]], 90)
    .line([x + deep + 60, w - 200])
    .curve(
      [
        [x + deep, w / 2, -90],
        [x + deep + 60, 200],
      ],
      -100,
    )
    .line([x + 130, 140])
    .curve([[x + 30, w / 2, 90]], 98)
    .close()
    .toString()
  const isHigh = height > 3300 && measure.shape === 'tractor'
  return {
    outline: shell,
    front:
      tag('path', { d: shell, fill: url('k'), stroke: tones.line, 'stroke-width': 8 }) +
      tag('path', { d: screen, fill: '#2b3841', stroke: '#0b0e10', 'stroke-width': 14 }) +
      fill(
        '#fff2',
        polygon([
          [x + 60, w * 0.62],
          [x + deep, w * 0.6],
          [x + deep, w * 0.72],
          [x + 90, w * 0.76],
        ]),
      ) +
      tag('path', {
        d: box(x + deep + 240, w * 0.14, rear - 130, w * 0.86, 120),
        fill: tones.lit,
        'fill-opacity': 0.35,
        stroke: tones.line,
        'stroke-width': 7,
      }) +
      (isHigh ? fill(MATERIAL.dark, box(rear, 40, rear + 280, 110, 20), box(rear, w - 110, rear + 280, w - 40, 20)) : '') +
      tag('path', {
        d: box((x + deep + rear) / 2 - 170, w / 2 - 260, (x + deep + rear) / 2 + 250, w / 2 + 260, 60),
        fill: tones.shade,
        'fill-opacity': 0.4,
        stroke: tones.line,
        'stroke-width': 8,
      }),
  }
}

function coupling({ gear, width: w, measure }: Sheet, rear: number): Piece {
  const driven = gear.axles.slice(gear.steered)
  const x = driven.reduce((sum, axle) => sum + axle, 0) / driven.length - 120
  const from = gear.lastSteered + gear.radius + 160
  const to = gear.firstDriven - gear.radius - 120
  const guards = driven.flatMap((axle) => [
    box(axle - gear.radius - 40, 10, axle + gear.radius + 40, 640, 90),
    box(axle - gear.radius - 40, w - 640, axle + gear.radius + 40, w - 10, 90),
  ])
  const plate = polygon([
    [x - 430, w / 2 - 470],
    [x + 250, w / 2 - 470],
    [x + 640, w / 2 - 330],
    [x + 300, w / 2],
    [x + 640, w / 2 + 330],
    [x + 250, w / 2 + 470],
    [x - 430, w / 2 + 470],
  ])
  return {
    outline: guards.join('') + plate,
    front:
      tag('path', { d: guards.join(''), fill: MATERIAL.dark, stroke: MATERIAL.lit, 'stroke-width': 8 }) +
      (measure.power === 'bev' ? cases(Math.max(rear + 60, from), to, w) : tanks(Math.max(rear + 60, from), to, w)) +
      (measure.power === 'bev'
        ? tag('path', { d: box(rear + 320, 60, rear + 1060, w - 60, 50), fill: '#59636a', stroke: MATERIAL.dark, 'stroke-width': 10 }) +
          line(MATERIAL.dark, 10, rule(rear + 560, 60, rear + 560, w - 60), rule(rear + 810, 60, rear + 810, w - 60))
        : fill('#8d959b', disc(rear + 380, w - 400, 70))) +
      tag('path', { d: plate, fill: '#566068', stroke: '#1b2024', 'stroke-width': 10 }) +
      fill('#1b2024', disc(x + 90, w / 2, 90)),
  }
}

/** Fuel on both sides of the frame, round and bright. */
function tanks(from: number, to: number, w: number): string {
  return (
    fill('#c3c9cd', box(from, 30, to, 640, 120), box(from, w - 640, to, w - 30, 120)) +
    line('#fff9', 40, rule(from + 80, 420, to - 80, 420), rule(from + 80, w - 260, to - 80, w - 260))
  )
}

/** Batteries in their place, in dark cases with lids. */
function cases(from: number, to: number, w: number): string {
  const seams = between(from, to, 2)
  return (
    fill('#59636a', box(from, 30, to, 660), box(from, w - 660, to, w - 30)) +
    line(MATERIAL.dark, 10, ...seams.map((x) => rule(x, 30, x, 660)), ...seams.map((x) => rule(x, w - 660, x, w - 30))) +
    line('#fff3', 14, rule(from + 30, 620, to - 30, 620), rule(from + 30, w - 70, to - 30, w - 70))
  )
}

function boxRoof({ width: w, length }: Sheet, rear: number): Piece {
  const body = box(rear + 90, 0, length, w, 24)
  const ribs = between(rear + 90, length, 7)
  return {
    outline: body,
    front:
      tag('path', { d: body, fill: '#e6e9ea', stroke: '#7f888e', 'stroke-width': 8 }) +
      fill(
        '#c5cbcf',
        box(rear + 90, 0, length, 70, 20),
        box(rear + 90, w - 70, length, w, 20),
        box(rear + 90, 0, rear + 160, w, 20),
        box(length - 70, 0, length, w, 20),
      ) +
      line('#b4bbc0', 10, ...ribs.map((x) => rule(x, 80, x, w - 80))) +
      line('#fff', 8, ...ribs.map((x) => rule(x + 12, 80, x + 12, w - 80))),
  }
}

function boards({ width: w, length, tones, url }: Sheet, rear: number): Piece {
  const from = rear + 80
  const body = box(from, 0, length, w, 12)
  return {
    outline: body,
    front:
      tag('path', { d: body, fill: url('k'), stroke: tones.line, 'stroke-width': 8 }) +
      fill('#59524a', box(from + 60, 60, length - 60, w - 60)) +
      line('#403a34', 8, ...between(60, w - 60, 9).map((y) => rule(from + 60, y, length - 60, y))) +
      fill('#0004', box(from + 60, w - 150, length - 60, w - 60), box(from + 60, 60, from + 150, w - 60)) +
      line(`${tones.sheen}88`, 8, rule(from, 30, length, 30), rule(from, w - 30, length, w - 30)),
  }
}

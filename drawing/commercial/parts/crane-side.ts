import { finished, MATERIAL, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { frameSide, mudguards, tailSide } from './chassis-side.ts'
import { heavyCabSide } from './heavy-cab-side.ts'
import { heavyCab } from './heavy-cab.ts'
import { between, box, fill, line, pills, rule, stripes } from './ink.ts'

/** Truck crane from its left side: low cab, boom laid over it, outriggers drawn in. */
export function craneSide(sheet: Sheet): DrawnView {
  const { gear, height, length } = sheet
  const front = craneFront(sheet)
  const cab = heavyCab(sheet, { top: Math.min(height - 640, 2760), front, rear: front + Math.min(1960, gear.front - front + 500) })
  return finished(
    sheet,
    [length, height],
    [
      frameSide(sheet, front + 600, length - 60, gear.radius * 2 + 130),
      deck(sheet, cab.rear + 70),
      heavyCabSide(sheet, cab),
      upper(sheet),
      boom(sheet),
      outriggers(sheet),
      tailSide(sheet),
      mudguards(sheet),
      sideWheels(sheet),
    ],
  )
}

/** Where the cab of a crane begins: the head of the boom reaches ahead of it. */
export function craneFront({ gear }: Sheet): number {
  return Math.round(gear.front * 0.46)
}

function deck({ url, tones, length, gear }: Sheet, from: number): Piece {
  const base = gear.radius * 2 + 90
  const body = polygon([
    [from, base],
    [from, base + 260],
    [length - 200, base + 260],
    [length, base + 120],
    [length, base],
  ])
  return {
    outline: body,
    front:
      tag('path', { d: body, fill: url('k'), stroke: tones.line, 'stroke-width': 7 }) +
      stripes(tones.line, 7, between(from, length - 300, 5), base, base + 260),
  }
}

/** Slewing table, operator's cab, counterweight with winch. */
function upper({ url, tones, length, gear, height }: Sheet): Piece {
  const base = gear.radius * 2 + 350
  const x = gear.last - 1500
  const cab = polygon([
    [x - 900, base + 90],
    [x - 860, base + 860],
    [x - 650, height - 130],
    [x + 60, height - 130],
    [x + 110, base + 90],
  ])
  const weight = polygon([
    [x + 200, base + 60],
    [x + 200, base + 760],
    [x + 1500, base + 900],
    [Math.min(x + 2900, length - 250), base + 760],
    [Math.min(x + 2960, length - 190), base + 160],
    [x + 1900, base + 60],
  ])
  const root = Math.min(gear.last + 900, length - 300)
  const frame = polygon([
    [x + 360, base + 700],
    [root - 420, height - 420],
    [root - 60, height - 420],
    [root + 160, base + 700],
  ])
  const pane = polygon([
    [x - 810, base + 420],
    [x - 780, base + 850],
    [x - 610, height - 200],
    [x - 20, height - 200],
    [x + 10, base + 420],
  ])
  return {
    outline: cab + weight + box(x - 300, base - 20, x + 900, base + 80),
    front:
      tag('path', { d: frame + cab + weight, fill: url('k'), stroke: tones.line, 'stroke-width': 8 }) +
      tag('path', { d: pane, fill: url('g'), stroke: '#0b0e10', 'stroke-width': 14 }) +
      line('#b9c0c5', 170, rule(x - 1000, base + 60, x - 2500, height - 640)) +
      line(tones.shade, 270, rule(x - 960, base + 40, x - 1600, base + 40 + (height - 580 - base) * 0.5)) +
      pills(MATERIAL.dark, 400, rule(x + 1900, base + 420, x + 1901, base + 420)),
  }
}

/** Telescopic boom: four sections with their collars, the rope over them, and the head with its sheaves and hook ahead of the vehicle. */
function boom({ url, tones, length, gear, height }: Sheet): Piece {
  const root = Math.min(gear.last + 900, length - 300)
  const [top, low] = [height - 60, height - 700]
  const head = 330
  const main = polygon([
    [1700, low + 60],
    [root - 900, low],
    [root, low + 170],
    [root, height - 70],
    [root - 240, height],
    [1700, height],
  ])
  const sections = main + box(1280, low + 130, 1720, top + 10) + box(880, low + 170, 1300, top - 30) + box(head, low + 210, 900, top - 70)
  const sheaves = polygon([
    [0, low + 10],
    [0, top - 120],
    [120, top - 20],
    [head + 60, top - 50],
    [head + 60, low + 190],
    [180, low - 40],
  ])
  const hook = box(60, low - 400, 260, low - 150)
  return {
    outline: sections + sheaves,
    front:
      tag('path', { d: sections, fill: url('k'), stroke: tones.line, 'stroke-width': 8 }) +
      fill(tones.deep, box(1660, low + 50, 1760, height), box(1250, low + 120, 1320, top + 20), box(850, low + 160, 920, top - 20)) +
      pills(MATERIAL.steel, 180, rule(160, low + 160, 161, low + 160), rule(150, top - 180, 151, top - 180)) +
      line('#8d959b', 16, rule(200, top - 30, root - 300, top - 30), rule(160, low - 150, 160, low + 100)) +
      fill('#f0952d', hook),
  }
}

function outriggers({ tones, gear, length }: Sheet): Piece {
  const base = gear.radius * 0.75
  const places = [gear.front + gear.radius + 620, Math.min(gear.last + gear.radius + 420, length - 500)]
  return {
    outline: places.map((x) => box(x - 190, base, x + 190, base + 900, 20)).join(''),
    front: places
      .map(
        (x) =>
          fill(tones.base, box(x - 170, base + 360, x + 170, base + 880, 16)) +
          fill('#c5cbcf', box(x - 60, base + 60, x + 60, base + 370)) +
          fill('#f0952d', box(x - 170, base + 380, x + 170, base + 440)),
      )
      .join(''),
  }
}

import { fade, between, box, fill, line, rule, stripes } from './ink.ts'
import { finished, MATERIAL, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { airTanks, batteryCase, frameSide, fuelTank, mudguards, sideGuard, tailSide } from './chassis-side.ts'
import { heavyCabSide } from './heavy-cab-side.ts'
import { heavyCab } from './heavy-cab.ts'
import { lightCab, lightCabSide } from './light-cab.ts'

/** Light lorry: a closed box, or a dropside on the smallest. */
export function lightTruckSide(sheet: Sheet): DrawnView {
  const { gear, height, length, measure } = sheet
  const isMini = length < 5000
  const cab = lightCab(sheet, isMini ? height : Math.min(height - 50, 2290))
  const from = cab.rear + (isMini ? 40 : 90)
  const floor = Math.round(gear.radius * 2 + (isMini ? 60 : 120))
  const left = gear.front + gear.radius + 130
  const driven = gear.firstDriven - gear.radius - 100
  const isBattery = measure.power === 'bev'
  return finished(
    sheet,
    [length, height],
    [
      frameSide(sheet, gear.front, length - 40, floor - 50),
      isBattery ? batteryCase(sheet, left, driven) : fuelTank(sheet, left + 60, Math.min(left + 900, driven)),
      isBattery ? {} : sideGuard(sheet, left + 1000, driven),
      lightCabSide(sheet, cab),
      isMini ? dropside(sheet, from, floor, Math.min(floor + 380, height)) : boxBody(sheet, from, floor),
      tailSide(sheet, gear.radius * 1.8),
      sideWheels(sheet, true, 62, gear.axles.slice(0, 1)),
    ],
  )
}

/** Heavy or medium lorry with a fenced body. */
export function heavyTruckSide(sheet: Sheet): DrawnView {
  const { gear, height, length } = sheet
  const cab = heavyCab(sheet, { top: height, rear: gear.front + (height > 3200 ? 800 : 620) })
  const floor = Math.round(gear.radius * 2 + 190)
  const left = gear.lastSteered + gear.radius + 130
  const driven = gear.firstDriven - gear.radius - 120
  const tank = Math.min(1150, (driven - left) * 0.3)
  return finished(
    sheet,
    [length, height],
    [
      frameSide(sheet, gear.front, length - 60),
      heavyCabSide(sheet, cab),
      airTanks(sheet, left, left + tank * 0.6),
      fuelTank(sheet, left + tank * 0.7, left + tank * 1.7),
      sideGuard(sheet, left + tank * 1.8, driven),
      stakeBody(sheet, cab.rear + 120, floor, Math.min(height, floor + 1900)),
      tailSide(sheet),
      mudguards(sheet),
      sideWheels(sheet),
    ],
  )
}

/** Closed box with corner posts, roof and floor rails. */
function boxBody({ id, url, length, height }: Sheet, from: number, floor: number): Piece {
  const body = box(from, floor, length, height, 24)
  return {
    defs: fade(id('x'), [0, '#f6f7f7'], [0.4, '#e6e9ea'], [1, '#b9c0c5']),
    outline: body,
    front:
      tag('path', { d: body, fill: url('x'), stroke: '#7f888e', 'stroke-width': 6 }) +
      stripes('#fff9', 7, between(from + 6, length + 6, 7), floor + 70, height - 60) +
      stripes('#9aa2a8', 5, between(from, length, 7), floor + 70, height - 60) +
      fill('#a4acb2', box(from, floor, from + 56, height, 20), box(length - 56, floor, length, height, 20), box(from, floor, length, floor + 70)) +
      fill('#d5dadd', box(from, height - 64, length, height, 20)) +
      fill('#e07c1f', ...between(from, length, 3).map((x) => box(x - 45, floor + 20, x + 45, floor + 48, 8))),
  }
}

function dropside({ id, url, tones, length }: Sheet, from: number, floor: number, top: number): Piece {
  const body = box(from, floor, length, top, 12)
  const joints = [from + 6, ...between(from, length, 2), length - 6]
  return {
    defs: fade(id('x'), [0, tones.lit], [0.25, tones.base], [1, tones.shade]),
    outline: body + box(from + 10, floor, from + 70, top + 330, 12) + box(from + 60, floor - 60, length - 60, floor),
    front:
      fill(MATERIAL.lit, box(from + 24, top, from + 34, top + 320)) +
      tag('path', { d: body, fill: url('x'), stroke: tones.line, 'stroke-width': 6 }) +
      line(tones.shade, 8, ...[0.34, 0.67].map((share) => rule(from, floor + (top - floor) * share, length, floor + (top - floor) * share))) +
      line(`${tones.sheen}99`, 7, rule(from, top - 12, length, top - 12)) +
      line(tones.line, 12, ...joints.map((x) => rule(x, floor, x, top))),
  }
}

/** Boards below, fence above, open to the sky. */
function stakeBody({ id, url, tones, length }: Sheet, from: number, floor: number, top: number): Piece {
  const board = Math.min(floor + 620, top - 200)
  const posts = [from + 35, ...between(from + 35, length - 35, 7), length - 35]
  const bars = between(board + 40, top, 3)
  const body = box(from, floor, length, board)
  return {
    defs: fade(id('x'), [0, tones.lit], [0.25, tones.base], [1, tones.shade]),
    outline: body + box(from, top - 60, length, top) + box(from + 100, floor - 130, length - 100, floor),
    front:
      line(tones.shade, 54, ...bars.map((y) => rule(from, y, length, y))) +
      line(`${tones.sheen}66`, 8, ...bars.map((y) => rule(from, y + 20, length, y + 20))) +
      fill(tones.base, box(from, top - 60, length, top)) +
      stripes(tones.base, 66, posts, board, top) +
      tag('path', { d: body, fill: url('x'), stroke: tones.line, 'stroke-width': 6 }) +
      stripes(
        tones.line,
        8,
        posts.map((x) => x + 29),
        floor,
        top,
      ) +
      stripes(`${tones.sheen}55`, 60, posts, floor, board) +
      line(tones.shade, 12, ...between(floor, board, 2).map((y) => rule(from, y, length, y))) +
      line(`${tones.sheen}99`, 8, rule(from, board - 14, length, board - 14)),
  }
}

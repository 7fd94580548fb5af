import { finished, MATERIAL, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { polygon } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { airTanks, batteryCase, frameSide, fuelTank, mudguards, tailSide } from './chassis-side.ts'
import { heavyCabSide } from './heavy-cab-side.ts'
import { heavyCab } from './heavy-cab.ts'
import { between, box, fill, line, rule } from './ink.ts'

/** Tractor unit from its left side. */
export function tractorSide(sheet: Sheet): DrawnView {
  const { gear, height, length, measure } = sheet
  const cab = heavyCab(sheet, { top: height, hasFlanks: height > 3300 })
  const driven = gear.firstDriven - gear.radius - 120
  const from = gear.lastSteered + gear.radius + 140
  const split = from + (driven - from) * 0.36
  return finished(
    sheet,
    [length, height],
    [
      frameSide(sheet, gear.front, length - 60),
      measure.power === 'bev' ? batteryTower(sheet, cab.rear + 320, Math.min(cab.rear + 1060, driven + 500)) : exhaust(sheet, cab.rear + 310),
      heavyCabSide(sheet, cab),
      ...(measure.power === 'bev' ? [batteryCase(sheet, from, driven)] : [airTanks(sheet, from, split - 50), fuelTank(sheet, split, driven)]),
      fifthWheel(sheet),
      tailSide(sheet),
      mudguards(sheet),
      sideWheels(sheet),
    ],
  )
}

function fifthWheel({ gear }: Sheet): Piece {
  const rear = gear.axles.slice(gear.steered)
  const x = rear.reduce((sum, axle) => sum + axle, 0) / rear.length - 120
  const y = gear.radius * 2 + 120
  const plate = polygon([
    [x - 430, y + 60],
    [x + 300, y + 100],
    [x + 620, y - 40],
    [x + 620, y - 80],
    [x + 240, y + 10],
    [x - 430, y - 10],
  ])
  return {
    outline:
      plate +
      polygon([
        [x - 260, y + 20],
        [x + 200, y + 30],
        [x + 260, y - 220],
        [x - 330, y - 220],
      ]),
    front: fill('#4a5258', plate) + line('#a7afb5', 12, rule(x - 420, y + 56, x + 290, y + 94)),
  }
}

function exhaust({ gear, height }: Sheet, x: number): Piece {
  const [base, top] = [gear.radius * 2 - 80, Math.min(height - 700, 2500)]
  return { outline: box(x, base, x + 130, top, 40), front: line('#8d959b', 20, rule(x + 40, base + 60, x + 40, top - 60)) }
}

/** Traction batteries stand behind an electric tractor's cab. */
function batteryTower({ gear, height }: Sheet, from: number, to: number): Piece {
  const [base, top] = [gear.radius * 2 - 80, Math.min(height - 620, 3100)]
  const body = box(from, base, to, top, 50)
  return {
    outline: body,
    front:
      fill('#59636a', body) +
      fill('#fff2', box(from + 16, base + 20, from + 90, top - 20, 30)) +
      line(MATERIAL.dark, 12, ...between(base, top, 4).map((y) => rule(from + 50, y, to - 50, y))) +
      fill(MATERIAL.dark, box(to - 190, base + 90, to - 60, base + 240, 20)),
  }
}

import { FACES } from '#drawing/commercial/face.ts'
import { glassFade, MATERIAL, paintFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import type { HeavyCab } from './heavy-cab.ts'
import { bend, box, fill, line, pills, rule } from './ink.ts'

/** The heavy cab from its left side. */
export function heavyCabSide(sheet: Sheet, cab: HeavyCab): Piece {
  const { tones } = sheet
  const flank = cab.hasFlanks
    ? polygon([
        [cab.rear + 20, cab.floor + 60],
        [cab.rear + 20, cab.top - 40],
        [cab.rear + 290, cab.top - 110],
        [cab.rear + 290, cab.floor + 180],
        [cab.rear + 210, cab.floor + 60],
      ])
    : ''
  const shell = shellPath(cab)
  return {
    defs: paintFade(sheet) + glassFade(sheet),
    outline: hullOf(cab) + flank,
    front:
      tag('path', { d: shell + flank, fill: sheet.url('k'), stroke: tones.line, 'stroke-width': 5 }) +
      light(sheet, cab) +
      steps(cab) +
      face(sheet, cab) +
      glazing(sheet, cab) +
      doorLines(sheet, cab) +
      mirror(cab) +
      arch(cab),
  }
}

/** Shell, bumper and step fairing in one, with the wheel cut out. */
function shellPath({ front, rear, top, brow, sill, floor, lip, axle, radius }: HeavyCab): string {
  const reach = radius + 90
  const foot = axle - Math.sqrt(Math.max(reach * reach - (radius - lip) ** 2, 0))
  const crown = crownOf(front, top, brow)
  const chin = lip + (floor - lip) * 0.4
  return pen()
    .move(rear, floor)
    .line([axle, floor])
    .line([axle, radius + reach])
    .arc(reach, Math.max(foot, front + 60), lip, false)
    .line([front + 46, lip])
    .curve(
      [
        [front, chin, 90],
        [front + 40, sill, bend([front, chin], [front + 40, sill], 90)],
        [front + 175, brow, 80],
        [crown, top, 0],
      ],
      bend([front + 46, lip], [front, chin], 90),
    )
    .line([rear - 60, top])
    .curve([[rear, top - 80, -90]], 0)
    .close()
    .toString()
}

/** The corners that the shell reaches: its box in few bytes. */
function hullOf({ front, rear, top, brow, sill, floor, lip }: HeavyCab): string {
  return polygon([
    [rear, floor],
    [rear, top - 80],
    [rear - 60, top],
    [crownOf(front, top, brow), top],
    [front + 40, sill],
    [front, lip + (floor - lip) * 0.4],
    [front + 46, lip],
  ])
}

function crownOf(front: number, top: number, brow: number): number {
  return front + 520 + Math.max(top - brow - 350, 0) * 0.55
}

function light({ tones }: Sheet, { front, rear, top, sill, floor }: HeavyCab): string {
  return (
    fill(
      `${tones.sheen}66`,
      polygon([
        [front + 330, sill - 150],
        [rear, sill - 118],
        [rear, sill - 170],
        [front + 330, sill - 215],
      ]),
    ) +
    line(`${tones.sheen}aa`, 12, rule(front + 700, top - 22, rear - 60, top - 22)) +
    fill(`${tones.deep}55`, box(rear - 80, floor, rear, top - 80), box(front + 30, floor, rear, floor + 120))
  )
}

function arch({ axle, radius }: HeavyCab): string {
  const reach = radius + 66
  return line(
    MATERIAL.dark,
    56,
    pen()
      .move(axle - reach * 0.96, radius + 60)
      .arc(reach, axle + reach * 0.94, radius + reach * 0.3, true)
      .toString(),
  )
}

function steps({ front, floor, lip, axle, radius }: HeavyCab): string {
  const [left, right] = [front + 370, axle - radius - 110]
  if (right - left < 120) return ''
  const rise = (floor - lip - 60) / 2
  const low = (at: number) => lip + 50 + rise * at
  return (
    fill(MATERIAL.deep, ...[0, 1].map((at) => box(left, low(at), right, low(at) + rise * 0.62))) +
    fill(MATERIAL.steel, ...[0, 1].map((at) => box(left + 18, low(at), right - 18, low(at) + 40, 8)))
  )
}

function glazing(sheet: Sheet, { front, brow, sill }: HeavyCab): string {
  const at = (y: number) => front + 40 + ((y - sill) * 135) / (brow - sill)
  const top = brow - 70
  const screen = polygon([
    [at(sill) + 6, sill],
    [at(brow) + 6, brow],
    [at(brow) + 130, brow],
    [at(sill) + 150, sill],
  ])
  const pane = pen()
    .move(at(sill) + 250, sill - 80)
    .line([at(top) + 235, top], [front + 1290, top])
    .curve([[front + 1330, top - 40, -90]], 0)
    .line([front + 1345, sill + 50], [front + 740, sill + 34])
    .close()
    .toString()
  return (
    tag('path', { d: screen + pane, fill: sheet.url('g'), stroke: '#0b0e10', 'stroke-width': 18 }) +
    fill(
      '#fff2',
      polygon([
        [front + 640, sill + 34],
        [front + 880, top],
        [front + 1120, top],
        [front + 850, sill + 36],
      ]),
    ) +
    line('#0b0e10', 16, rule(front + 452, sill - 60, front + 470, top)) +
    fill(
      '#20262bdd',
      pen()
        .move(front + 90, brow - 70)
        .line([front + 20, brow - 40], [front + 110, brow + 70])
        .curve([[front + 340, brow + 110, 0]], 40)
        .line([front + 340, brow + 50])
        .close()
        .toString(),
    )
  )
}

function doorLines({ tones }: Sheet, { front, rear, top, brow, sill, floor, lip, isSleeper }: HeavyCab): string {
  const door = pen()
    .move(front + 322, lip + 40)
    .line([front + 322, sill - 130], [front + 405, brow - 20])
    .curve([[front + 470, brow + 20, 0]], 80)
    .line([front + 1400, brow + 20], [front + 1400, floor])
    .toString()
  const hatch = isSleeper
    ? box(front + 1500, floor + 90, rear - 110, Math.min(sill - 240, floor + 420), 26) + box(front + 1500, sill + 60, rear - 110, brow - 50, 60)
    : ''
  const seam = top - brow > 380 ? rule(front + 350, brow + 130, rear, brow + 130) : ''
  return (
    line(tones.line, 8, door, hatch, seam, rule(front + 322, floor, rear, floor)) +
    line(`${tones.sheen}88`, 4, rule(front + 1412, floor, front + 1412, brow)) +
    fill(MATERIAL.dark, box(front + 1170, sill - 200, front + 1350, sill - 150, 20))
  )
}

/** What of the face wraps round the corner: grille, lamp, bumper. */
function face(sheet: Sheet, { front, sill, floor, lip }: HeavyCab): string {
  const { lamp, isPaintedBumper } = FACES[sheet.measure.design]
  const isTall = lamp === 'tall' || lamp === 'corner'
  const base = lip + (floor - lip) * (isTall ? 0.36 : 0.5)
  const high = isTall ? 300 : lamp === 'slim' ? 110 : 190
  const wide = lamp === 'slim' ? 300 : isTall ? 200 : 260
  const lens = polygon([
    [front + 8, base],
    [front + wide, base + 20],
    [front + wide - 40, base + high],
    [front + 16, base + high - 20],
  ])
  return (
    (isPaintedBumper
      ? ''
      : fill(
          MATERIAL.dark,
          polygon([
            [front + 4, base - 30],
            [front + 322, base - 30],
            [front + 322, lip],
            [front + 46, lip],
            [front + 12, lip + 90],
          ]),
        )) +
    fill(
      '#14181b',
      polygon([
        [front + 26, floor],
        [front + 76, floor],
        [front + 92, sill - 70],
        [front + 40, sill - 70],
      ]),
    ) +
    tag('path', { d: lens, fill: '#2a333a', stroke: '#0b0e10', 'stroke-width': 8 }) +
    line('#f7fbff', 30, rule(front + 40, base + high * 0.34, front + wide - 60, base + high * 0.42))
  )
}

function mirror({ front, brow, sill }: HeavyCab): string {
  const high = brow - sill
  const x = front + 185
  return (
    pills(MATERIAL.dark, 136, rule(x + 70, sill + high * 0.44 + 70, x + 70, brow - 130), rule(x + 70, sill + 90, x + 70, sill + high * 0.4 - 70)) +
    fill(MATERIAL.dark, box(x + 90, sill + 60, x + 240, sill + 90)) +
    fill(MATERIAL.lit, box(x + 12, sill + high * 0.5, x + 32, brow - 110, 10), box(x + 18, sill + 60, x + 36, sill + high * 0.34, 9))
  )
}

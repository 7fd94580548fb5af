import { FACES } from '#drawing/commercial/face.ts'
import { glassFade, MATERIAL, paintFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import { bend, box, fill, line, rule } from './ink.ts'

/** The one light cab (forward control), as every view draws it; mm from the front of the vehicle. */
export type LightCab = { rear: number; top: number; brow: number; sill: number; floor: number; lip: number; lean: number }

/** The cab of a light lorry under a roof `top` mm high; the smallest have a short nose and a flatter windscreen. */
export function lightCab({ gear, length }: Sheet, top: number): LightCab {
  const isMini = length < 5000
  const { front, radius } = gear
  const floor = Math.round(radius * 1.45)
  return {
    rear: Math.round(front + (isMini ? 760 : 620)),
    top: Math.round(top),
    brow: Math.round(top - 150),
    sill: Math.round(floor + (top - floor) * (isMini ? 0.42 : 0.45)),
    floor,
    lip: Math.round(radius * 0.72),
    lean: isMini ? 430 : 260,
  }
}

/** The light cab from its left side. */
export function lightCabSide(sheet: Sheet, cab: LightCab): Piece {
  const { tones } = sheet
  const { rear, top, brow, sill, floor } = cab
  const shell = shellPath(sheet, cab)
  const foot = (share: number) => 40 + cab.lean * share
  const post = foot(0.35) + 160
  const head = brow - 40
  const pane = pen()
    .move(post, sill - 30)
    .line([foot(1) + 150, head], [rear - 170, head])
    .curve([[rear - 130, head - 50, -90]], 0)
    .line([rear - 130, sill + 30], [post + 380, sill + 10])
    .close()
    .toString()
  const door = pen()
    .move(post - 60, floor)
    .line([post - 60, sill - 60], [foot(1) + 90, brow - 10])
    .curve([[foot(1) + 150, brow + 26, 0]], 60)
    .line([rear - 70, brow + 26], [rear - 70, floor])
    .toString()
  return {
    defs: paintFade(sheet) + glassFade(sheet),
    outline: shell,
    front:
      tag('path', { d: shell, fill: sheet.url('k'), stroke: tones.line, 'stroke-width': 4 }) +
      fill(
        `${tones.sheen}66`,
        polygon([
          [post - 20, sill - 130],
          [rear, sill - 105],
          [rear, sill - 145],
          [post - 20, sill - 175],
        ]),
      ) +
      line(`${tones.sheen}aa`, 9, rule(foot(1) + 260, top - 16, rear - 40, top - 16)) +
      fill(`${tones.deep}55`, box(rear - 50, floor, rear, top - 60)) +
      tag('path', {
        d:
          pane +
          polygon([
            [48, sill - 6],
            [foot(1) + 2, brow],
            [foot(1) + 90, brow],
            [130, sill - 6],
          ]),
        fill: sheet.url('g'),
        stroke: '#0b0e10',
        'stroke-width': 14,
      }) +
      fill(
        '#fff2',
        polygon([
          [post + 300, sill + 12],
          [post + 500, head],
          [post + 640, head],
          [post + 440, sill + 14],
        ]),
      ) +
      line(tones.line, 7, door) +
      fill(
        MATERIAL.dark,
        box(rear - 260, sill - 150, rear - 110, sill - 112, 16),
        box(foot(0.6) + 60, sill + 30, foot(0.6) + 160, brow - 170, 36),
        box(foot(0.6) + 130, sill + 60, foot(0.6) + 230, sill + 84),
      ) +
      corner(sheet, cab),
  }
}

function shellPath({ gear: { front, radius } }: Sheet, { rear, top, brow, sill, floor, lip, lean }: LightCab): string {
  const reach = radius + 55
  const step = Math.min(floor, radius + reach * 0.5)
  const half = Math.sqrt(reach * reach - (step - radius) ** 2)
  const chin = lip + (sill - lip) * 0.35
  const foot = front - Math.sqrt(Math.max(reach * reach - (radius - lip) ** 2, 0))
  return pen()
    .move(rear, step)
    .line([front + half, step])
    .arc(reach, Math.max(foot, 60), lip, false)
    .line([34, lip])
    .curve(
      [
        [0, chin, 90],
        [42, sill, bend([0, chin], [42, sill], 90), lean > 300 ? 66 : 82],
        [40 + lean, brow, 66],
        [40 + lean + 330, top, 0],
      ],
      bend([34, lip], [0, chin], 90),
    )
    .line([rear - 40, top])
    .curve([[rear, top - 60, -90]], 0)
    .close()
    .toString()
}

function corner(sheet: Sheet, { sill, lip }: LightCab): string {
  const { lamp, isPaintedBumper } = FACES[sheet.measure.design]
  const high = lamp === 'slim' ? 90 : 170
  const base = lip + (sill - lip) * 0.4
  const lens = polygon([
    [10, base],
    [170, base + 16],
    [250, base + high],
    [14, base + high - 14],
  ])
  const reach = sheet.gear.front - sheet.gear.radius - 70
  return (
    (isPaintedBumper
      ? ''
      : fill(
          MATERIAL.dark,
          polygon([
            [3, base - 60],
            [reach, base - 60],
            [reach, lip],
            [34, lip],
            [8, lip + 60],
          ]),
        )) +
    tag('path', { d: lens, fill: '#2a333a', stroke: '#0b0e10', 'stroke-width': 6 }) +
    line('#f7fbff', 20, rule(34, base + high * 0.36, 150, base + high * 0.46)) +
    line(sheet.tones.line, 6, rule(8, base - 60, reach, base - 60)) +
    fill(MATERIAL.deep, box(40, lip + 36, 170, lip + 86, 16))
  )
}

import { FACES } from '#drawing/commercial/face.ts'
import { finished, glassFade, MATERIAL, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { bend, between, box, fade, fill, line, rule } from './ink.ts'

/** Levels of a bus, mm: a coach's high floor over luggage, or a city bus's low one. */
export type BusLevels = { isCoach: boolean; roof: number; head: number; belt: number; skirt: number }

/** The levels of a bus from its height; what stands on the roof reaches the full height. */
export function busLevels({ height, measure }: Sheet): BusLevels {
  const isCoach = measure.power !== 'bev' && height >= 3450
  const roof = Math.round(height - (isCoach ? 190 : Math.min(300, height * 0.09)))
  return { isCoach, roof, head: roof - (isCoach ? 330 : 290), belt: Math.round(roof * (isCoach ? 0.51 : 0.4)), skirt: 300 }
}

/** Bus from its left side: the passengers' doors are on the other. */
export function busSide(sheet: Sheet): DrawnView {
  const levels = busLevels(sheet)
  return finished(
    sheet,
    [sheet.length, sheet.height],
    [roofUnits(sheet, levels), hull(sheet, levels), windows(sheet, levels), flank(sheet, levels), ends(sheet, levels), sideWheels(sheet, true, 80)],
  )
}

function hull(sheet: Sheet, { roof, belt, skirt, isCoach }: BusLevels): Piece {
  const { tones, length, gear } = sheet
  const reach = gear.radius + 75
  const rise = Math.sqrt(Math.max(reach * reach - (gear.radius - skirt) ** 2, 0))
  const path = pen().move(length - 60, skirt)
  for (const x of [...gear.axles].reverse()) path.line([x + rise, skirt]).arc(reach, x - rise, skirt, false, skirt < gear.radius)
  const lean = isCoach ? 250 : 130
  const shell = path
    .line([130, skirt])
    .curve(
      [
        [0, 720, 90],
        [lean * 0.42, belt, 82],
        [lean + 170, roof - 190, 60],
        [lean + 640, roof, 0],
      ],
      bend([130, skirt], [0, 720], 90),
    )
    .line([length - 330, roof])
    .curve(
      [
        [length - 70, roof - 210, bend([length - 70, roof - 210], [length, belt - 330], -90)],
        [length, belt - 330, -90],
        [length - 60, skirt, bend([length, belt - 330], [length - 60, skirt], -90)],
      ],
      0,
    )
    .close()
    .toString()
  return {
    defs:
      fade(sheet.id('k'), [0, tones.lit], [0.06, tones.base], [0.5, tones.base], [0.62, tones.lit], [0.72, tones.base], [0.86, tones.shade], [1, tones.deep]) +
      glassFade(sheet),
    outline: shell,
    front:
      tag('path', { d: shell, fill: sheet.url('k'), stroke: tones.line, 'stroke-width': 6 }) +
      line(`${tones.sheen}aa`, 14, rule(lean + 600, roof - 24, length - 320, roof - 24)),
  }
}

function windows(sheet: Sheet, { head, belt, isCoach, roof }: BusLevels): Piece {
  const { length, gear } = sheet
  const lean = isCoach ? 250 : 130
  const start = isCoach ? 1850 : 1500
  const end = length - (isCoach ? 420 : 520)
  const band = pen()
    .move(lean + 420, head)
    .line([end, head])
    .curve([[end + 70, head - 90, -84]], 0)
    .line([end + 90, belt], [start, belt])
    .curve([[lean * 0.4 + 190, belt - (isCoach ? 260 : 60), 188]], 184)
    .close()
    .toString()
  const screen = polygon([
    [lean * 0.42 + 10, belt - 20],
    [lean + 160, roof - 210],
    [lean + 300, roof - 210],
    [lean * 0.5 + 180, belt - 20],
  ])
  const count = Math.max(Math.round((end - start) / 1500), 3)
  const posts = [start, ...between(start, end, count)]
  const beams = posts.slice(1, -1).map((x) =>
    polygon([
      [x + 260, belt],
      [x + 620, head],
      [x + 900, head],
      [x + 540, belt],
    ]),
  )
  return {
    front:
      tag('path', { d: band + screen, fill: sheet.url('g'), stroke: '#0b0e10', 'stroke-width': 26 }) +
      fill('#ffffff14', ...beams) +
      line('#0b0e10', 26, ...posts.map((x) => rule(x, belt, x, head)), isCoach ? '' : rule(start, head - 300, end, head - 300)) +
      line(MATERIAL.line, 9, isCoach ? rule(start, belt - 26, end + 80, belt - 26) : rule(gear.front + 600, belt - 26, end + 80, belt - 26)),
  }
}

/** Luggage flaps, hatches, engine grille, arches. */
function flank({ gear, tones, length, measure }: Sheet, { belt, skirt: low, isCoach }: BusLevels): Piece {
  const reach = gear.radius + 60
  const [ahead, behind] = [gear.front + reach + 130, gear.firstDriven - reach - 130]
  const top = isCoach ? belt - 420 : low + 560
  const flaps = isCoach ? Math.max(Math.round((behind - ahead) / 1150), 1) : 2
  const edges = [ahead, ...between(ahead, behind, flaps - 1), behind]
  const rear = gear.last + reach + 140
  const engine = [box(rear, low + 60, Math.min(rear + 900, length - 700), top, 20), box(length - 620, low + 200, length - 190, top + 60, 20)]
  const slats = measure.power === 'bev' ? [] : between(low + 250, top, 5).map((y) => rule(length - 580, y, length - 230, y))
  const rims = gear.axles.map((x) =>
    pen()
      .move(x - reach, gear.radius)
      .arc(reach, x + reach, gear.radius, true)
      .toString(),
  )
  return {
    front:
      line(
        tones.line,
        8,
        ...edges.map((x) => rule(x, low, x, top)),
        rule(ahead, top, behind, top),
        ...engine,
        rule(gear.front - reach - 150, low, gear.front - reach - 150, top),
      ) +
      line(`${tones.sheen}66`, 5, ...edges.map((x) => rule(x + 9, low, x + 9, top))) +
      line(MATERIAL.deep, 34, ...rims, ...slats) +
      fill(MATERIAL.dark, ...(isCoach ? edges.slice(0, -1).map((x) => box(x + 480, low + 110, x + 640, low + 146, 14)) : [])) +
      fill('#f0952d', ...between(ahead, behind, 3).map((x) => box(x - 60, top + 60, x + 60, top + 96, 12))),
  }
}

/** Lamps at both ends, mirror, maker's sweep along the flank. */
function ends({ tones, length, measure }: Sheet, { belt, head, isCoach }: BusLevels): Piece {
  const { lamp } = FACES[measure.design]
  const high = lamp === 'slim' ? 150 : 300
  const lens = polygon([
    [10, 760],
    [230, 790],
    [lamp === 'wide' ? 460 : 330, 800 + high],
    [24, 740 + high],
  ])
  const sweep = isCoach
    ? polygon([
        [1500, belt - 30],
        [2050, belt - 30],
        [2900, 800],
        [2600, 800],
      ])
    : polygon([
        [length - 1900, belt - 40],
        [length - 1500, belt - 40],
        [length - 900, 860],
        [length - 1250, 860],
      ])
  return {
    front:
      fill(`${tones.deep}55`, sweep) +
      tag('path', { d: lens, fill: '#2a333a', stroke: '#0b0e10', 'stroke-width': 9 }) +
      line('#f7fbff', 34, rule(60, 850, 240, 880)) +
      fill('#b3161c', box(length - 62, belt - 800, length - 16, belt - 330, 20)) +
      fill(
        MATERIAL.dark,
        box(330, belt + 160, 470, head - 240, 60),
        polygon([
          [370, head - 120],
          [560, head],
          [590, head - 40],
          [410, head - 280],
          [370, head - 280],
        ]),
      ) +
      fill(MATERIAL.deep, box(150, 420, 420, 500, 36)),
  }
}

function roofUnits({ length, height, measure }: Sheet, { roof }: BusLevels): Piece {
  const isBattery = measure.power === 'bev'
  const spans: readonly (readonly [number, number])[] = isBattery
    ? [
        [0.14, 0.52],
        [0.56, 0.8],
      ]
    : [[0.42, 0.66]]
  const pods = spans.map(([from, to]) =>
    polygon([
      [length * from, roof - 20],
      [length * from + 200, height],
      [length * to - 200, height],
      [length * to, roof - 20],
    ]),
  )
  return {
    outline: pods.join(''),
    front:
      fill('#cfd4d7', ...pods) +
      fill('#8d959b', ...spans.map(([from, to]) => box(length * from, roof - 20, length * to, roof + (height - roof) * 0.35))) +
      line('#fff', 12, ...spans.map(([from, to]) => rule(length * from + 210, height - 10, length * to - 210, height - 10))),
  }
}

import { circle, rect, rounded, times, X, Z, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

/** A pane that leans back: corners as seen from ahead, with the light that slants over it. */
function pane(d: Drafter, points: readonly Point[], lean: number, edge: number): void {
  const stand = (list: readonly Point[]): Vec[] => list.map(([x, z]) => [x, z * lean, z])
  const middle: Point = [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, z]) => sum + z, 0) / points.length]
  const inset = points.map(([x, z]): Point => [x + Math.sign(middle[0] - x) * edge, z + Math.sign(middle[1] - z) * edge])
  d.face(
    stand(points).map(([x, y, z]): Vec => [x + 5, y + 10, z]),
    'g5',
  )
  d.face(stand(rounded(points, 40, 4)), 'k5')
  d.face(stand(rounded(inset, 34, 4)), 'g2')
  const [w, h] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, z]) => z))]
  d.face(
    stand([
      [w * 0.26, h * 0.14],
      [w * 0.36, h * 0.14],
      [w * 0.56, h * 0.86],
      [w * 0.46, h * 0.86],
    ]),
    'w1 n',
  )
  d.face(
    stand([
      [w * 0.4, h * 0.14],
      [w * 0.43, h * 0.14],
      [w * 0.63, h * 0.86],
      [w * 0.6, h * 0.86],
    ]),
    'w1 n',
  )
}

function bumper(d: Drafter, isRear: boolean): void {
  const outline = (lift: number, push: number): Vec[] =>
    times(17, (step): Vec => [(step - 8) * 100, push + 260 * ((step - 8) / 8) ** 4 + 26 * ((step - 8) / 8) ** 2, lift])
  const band = (low: number, high: number, lowPush: number, highPush: number, look: string): void =>
    d.face([...outline(low, lowPush), ...outline(high, highPush).toReversed()], look)
  band(0, 60, 60, 30, 'i5')
  band(60, 190, 30, 0, 'i2')
  band(190, 330, 0, 0, 'i3')
  band(330, 430, 0, 90, 'i1')
  const hole = (x: number, z: number, w: number, h: number): void =>
    d.front([x, -2 + 26 * ((x + w / 2) / 800) ** 2, z], rounded(rect(0, 0, w, h), 22), 1, 'k', 'k5')
  if (isRear) {
    hole(-190, 210, 380, 96)
    hole(-560, 90, 1120, 60)
    for (const x of [-520, 430]) d.front([x, 14, 230], rounded(rect(0, 0, 90, 22), 8), 1, 'v', 'v3')
  } else {
    hole(-400, 80, 800, 120)
    d.lines(
      times(2, (at): Vec[] => [
        [-390, -4, 120 + at * 40],
        [390, -4, 120 + at * 40],
      ]),
      'h',
    )
    for (const x of [-640, 520]) hole(x, 110, 120, 70)
    d.front([-150, -2, 250], rounded(rect(0, 0, 300, 60), 8), 1, 'i', 'i4')
  }
}

function strut(d: Drafter, at: Vec, length: number, radius: number): void {
  d.turned(
    [at[0], at[1], at[2]],
    X,
    [
      [0, radius],
      [length * 0.56, radius],
    ],
    'k',
  )
  d.turned(
    [at[0] + length * 0.56, at[1], at[2]],
    X,
    [
      [0, radius * 0.42],
      [length * 0.4, radius * 0.42],
    ],
    's',
  )
  for (const x of [at[0] - radius, at[0] + length]) {
    d.turned(
      [x, at[1] + radius * 0.7, at[2]],
      TOWARD,
      [
        [0, radius],
        [radius * 1.4, radius],
      ],
      'k',
    )
    d.disc([x, at[1] - radius * 0.7, at[2]], TOWARD, radius * 0.5, 's3')
  }
}

export const BODY = {
  'bumper-front': { draw: (d) => bumper(d, false), turn: 16, rise: 16 },
  'bumper-rear': { draw: (d) => bumper(d, true), turn: -16, rise: 16 },
  bonnet: {
    draw: (d) => {
      const arch = (x: number): number => 90 * (1 - (x / 700) ** 2)
      const rows = [-700, -350, 0, 350, 700]
      const edge = (y: number, squeeze: number, drop: number): Vec[] => rows.map((x) => [x * squeeze, y, arch(x) - drop])
      d.face([...edge(-10, 0.9, 120), ...edge(0, 0.9, 80).toReversed()], 'i4')
      d.face([...edge(0, 0.9, 80), [700, 900, 30], ...edge(1000, 1, 0).toReversed(), [-700, 900, 30]], 's2')
      d.face(triples('-420 30 -10, -300 980 72, -250 980 78, -340 30 2'), 's4 n')
      d.face(triples('420 30 -10, 300 980 72, 250 980 78, 340 30 2'), 's1 n')
      d.curve([
        [-630, 0, -80 + arch(630)],
        [-420, 20, 5],
        [-300, 980, 74],
      ])
      d.curve(triples('420 20 5, 300 980 74'))
    },
    turn: 30,
    rise: 30,
  },
  'wing-left': {
    draw: (d) => {
      const arch = circle(300, 60, 250, { from: 180, to: 0, steps: 10 })
      d.front([0, 0, 0], [[0, 40], [50, 60], ...arch, [560, 10], [800, 10], [830, 330], [780, 470], [500, 440], [180, 380], [30, 260]], 26, 's')
      d.curve(triples('40 -1 250, 300 -1 360, 560 -1 390, 820 -1 400'))
      d.curve(circle(300, 60, 268, { from: 172, to: 4, steps: 7 }).map(([x, z]): Vec => [x, -1, z]))
      d.front([660, -2, 290], rounded(rect(0, 0, 70, 22), 8), 2, 'v', 'v3')
    },
    turn: 18,
    rise: 14,
  },
  'door-mirror': {
    draw: (d) => {
      d.front([150, 40, 0], rounded(pairs('0 10, 110 0, 130 40, 40 80, 0 60'), 10), 50, 'k')
      d.front([20, 20, 50], rounded(pairs('0 0, 150 6, 190 40, 170 60, 20 40'), 10), 50, 'k')
      d.front([-100, 0, 70], rounded(pairs('0 30, 30 0, 230 14, 250 130, 210 170, 50 164, 6 120'), 40, 4), 90, 's')
      d.front([-86, -1, 84], rounded(pairs('0 24, 26 0, 208 12, 224 106, 190 140, 46 134, 6 98'), 34), 1, 'g', 'g2')
      d.face(triples('-40 -2 110, -16 -2 108, 60 -2 214, 36 -2 212'), 'w1 n')
      d.front([92, -2, 112], rect(0, 0, 22, 22), 1, 'v', 'v2')
    },
    turn: 26,
    rise: 14,
    size: 0.94,
  },
  'windscreen-car': {
    draw: (d) => {
      pane(d, pairs('0 0, 1400 0, 1200 640, 200 640'), 0.8, 34)
      d.front([630, 470, 560], rounded(pairs('0 0, 140 0, 120 -90, 20 -90'), 16), 4, 'k')
    },
    turn: 18,
    rise: 18,
  },
  'windscreen-truck': {
    draw: (d) => pane(d, pairs('0 0, 1900 0, 1860 860, 40 860'), 0.12, 44),
    turn: 20,
    rise: 14,
  },
  'door-glass': {
    draw: (d) => pane(d, pairs('0 0, 640 0, 660 420, 300 450, 90 330'), 0.15, 6),
    turn: 20,
    rise: 14,
    size: 0.84,
  },
  grille: {
    draw: (d) => {
      const shell = rounded(pairs('0 60, 120 0, 780 0, 900 60, 860 250, 760 290, 140 290, 40 250'), 40)
      d.front([0, 0, 0], shell, 70, 'k')
      d.front([0, -1, 0], rounded(pairs('50 72, 140 30, 760 30, 850 72, 816 232, 740 260, 160 260, 84 232'), 30), 1, 'k', 'k6')
      for (const z of [74, 122, 170, 216]) d.front([64 + (z - 74) * 0.1, -8, z], rounded(rect(0, 0, 772 - (z - 74) * 0.2, 20), 8, 2), 7, 'k', 'k2')
      d.front([400, -16, 110], rounded(rect(0, 0, 100, 70), 12), 12, 's')
    },
    turn: 20,
    rise: 14,
  },
  'gas-struts': {
    draw: (d) => {
      strut(d, [20, 80, 14], 520, 13)
      strut(d, [0, 0, 14], 520, 13)
    },
    turn: 22,
    rise: 26,
  },
  'cab-damper': {
    draw: (d) => {
      d.turned([0, 30, 30], TOWARD, pairs('0 30, 60 30'), 's', 'k4')
      d.turned([0, 0, 56], Z, pairs('0 40, 130 40'), 'k')
      d.turned([0, 0, 110], Z, pairs('0 66, 8 66'), 's')
      d.coil([0, 0, 122], { radius: 60, wire: 8, turns: 4, height: 150 }, 'i')
      d.turned([0, 0, 282], Z, pairs('0 64, 10 58, 60 46'), 'k')
      d.turned([0, 30, 366], TOWARD, pairs('0 28, 60 28'), 's', 'k4')
      d.disc([0, -30, 366], TOWARD, 11, 's2')
      d.disc([0, -30, 30], TOWARD, 11, 's2')
    },
    rise: 18,
  },
} satisfies Record<string, Sketch>

import { circle, rounded, times, Z, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

type Tread = 'ribs' | 'blocks' | 'bars' | 'lugs'

/** A standing tyre with its tread on the side away from the face. */
function tyre(d: Drafter, radius: number, width: number, rim: number, tread: Tread): void {
  const at: Vec = [0, width / 2, radius]
  const shoulder = radius * 0.06
  d.turned(
    at,
    TOWARD,
    [
      [0, radius - shoulder],
      [shoulder, radius],
      [width - shoulder, radius],
      [width, radius - shoulder * 1.2],
    ],
    'k',
  )
  const ring = (y: number, reach: number): Vec[] => circle(0, radius, reach, { from: -70, to: 70, steps: 10 }).map(([x, z]): Vec => [x, y, z])
  const ys = [0.3, 0.5, 0.7].map((share) => width / 2 - width * share)
  if (tread === 'ribs' || tread === 'bars') for (const y of ys) d.curve(ring(y, radius), 'h')
  const count = { ribs: 30, blocks: 24, bars: 22, lugs: 18 }[tread]
  const from = width / 2 - shoulder
  const to = -width / 2 + shoulder
  const cut = (angle: number, y: number): Vec => [radius * Math.cos(angle), y, radius + radius * Math.sin(angle)]
  const runs = times(count, (step): Vec[] => {
    const angle = -1.25 + (2.6 * step) / count
    if (tread === 'ribs') return [cut(angle, to), cut(angle + 0.03, to + (from - to) * 0.2)]
    if (tread === 'bars') return [cut(angle, to), cut(angle + 0.05, to + (from - to) * 0.3), cut(angle + 0.05, to + (from - to) * 0.7), cut(angle, from)]
    return [cut(angle, to), cut(angle + 0.09, to + (from - to) * 0.32), cut(angle - 0.02, to + (from - to) * 0.55), cut(angle + 0.07, from)]
  })
  d.lines(runs, tread === 'ribs' ? 'h' : 'u')
  const face = -width / 2
  d.disc([0, face, radius], TOWARD, radius - shoulder * 1.2, 'k5')
  if (tread === 'lugs' || tread === 'blocks') d.bolts([0, face, radius], TOWARD, { radius: radius * 0.9, count: 26, size: radius * 0.02 }, 'k3')
  d.disc([0, face, radius], TOWARD, radius * 0.86, 'h')
  d.disc([0, face, radius], TOWARD, (radius * 0.86 + rim) / 2, 'h')
  d.disc([0, face, radius], TOWARD, rim, 'k2')
  d.disc([0, face, radius], TOWARD, rim * 0.94, 'k4')
  const within = (depth: number, reach: number): Vec[] => circle(0, radius, reach, { from: 110, to: 262, steps: 8 }).map(([x, z]): Vec => [x, face + depth, z])
  d.face([...within(0, rim * 0.94), ...within(width * 0.4, rim * 0.94).toReversed()], 'k6 n')
}

function alloy(d: Drafter): void {
  const radius = 230
  const at = (y: number): Vec => [0, y, radius]
  d.turned(
    at(110),
    TOWARD,
    [
      [0, radius],
      [14, radius],
      [20, radius * 0.9],
      [170, radius * 0.92],
      [182, radius],
      [196, radius],
    ],
    's',
  )
  d.disc(at(-86), TOWARD, radius * 0.93, 'k5')
  d.disc(at(-60), TOWARD, radius * 0.5, 'i5')
  for (const turn of [90, 162, 234, 306, 18]) {
    const spoke = (angle: number, reach: number): Point => [
      radius * reach * Math.cos(((turn + angle) * Math.PI) / 180),
      radius * reach * Math.sin(((turn + angle) * Math.PI) / 180),
    ]
    for (const side of [-1, 1]) d.front(at(-84), [spoke(side * 3, 0.2), spoke(side * 4, 0.93), spoke(side * 15, 0.93), spoke(side * 34, 0.24)], 10, 's', 's1')
  }
  d.turned(
    at(-80),
    TOWARD,
    [
      [0, radius * 0.29],
      [8, radius * 0.27],
    ],
    's',
  )
  d.bolts(at(-88), TOWARD, { radius: radius * 0.18, count: 5, size: 11, first: 90 }, 'k5')
  d.disc(at(-88), TOWARD, radius * 0.085, 'k4')
}

function steel(d: Drafter): void {
  const radius = 286
  const at = (y: number): Vec => [0, y, radius]
  d.turned(
    at(110),
    TOWARD,
    [
      [0, radius],
      [18, radius],
      [26, radius * 0.88],
      [190, radius * 0.9],
      [204, radius],
      [222, radius],
    ],
    'i',
  )
  d.disc(at(-112), TOWARD, radius * 0.92, 'k4')
  d.turned(
    at(-40),
    TOWARD,
    [
      [0, radius * 0.86],
      [40, radius * 0.66],
    ],
    'i',
  )
  d.bolts(at(-62), TOWARD, { radius: radius * 0.755, count: 10, size: 24 }, 'k6')
  d.disc(at(-80), TOWARD, radius * 0.66, 'i2')
  d.bolts(at(-80), TOWARD, { radius: radius * 0.56, count: 10, size: 13, first: 18 }, 'k5')
  d.disc(at(-80), TOWARD, radius * 0.46, 'k6')
}

function nut(d: Drafter, at: Vec): void {
  const up = (z: number): Vec => [at[0], at[1], at[2] + z]
  d.turned(at, Z, pairs('0 13, 8 18, 10 20'), 's')
  d.above(
    up(10),
    circle(0, 0, 18, { steps: 6 }).map(([x, y]): Point => [x + 0, y + 0]),
    1,
    's',
  )
  d.above([at[0], at[1], at[2] + 10], circle(0, 0, 18, { steps: 6 }), 30, 's')
  d.turned(up(40), Z, pairs('0 15, 8 8'), 's')
}

export const WHEELS = {
  'wheel-alloy': { draw: alloy, turn: 32, rise: 14 },
  'wheel-steel': { draw: steel, turn: 32, rise: 14 },
  'tyre-car': { draw: (d) => tyre(d, 330, 215, 216, 'ribs'), turn: 46, rise: 12 },
  'tyre-terrain': { draw: (d) => tyre(d, 388, 265, 216, 'blocks'), turn: 46, rise: 12 },
  'tyre-mining': { draw: (d) => tyre(d, 560, 320, 260, 'lugs'), turn: 46, rise: 12 },
  'tyre-truck': { draw: (d) => tyre(d, 538, 315, 290, 'bars'), turn: 46, rise: 12 },
  'tyre-pressure-sensor': {
    draw: (d) => {
      d.above([-40, -24, 0], rounded(pairs('0 6, 14 0, 82 0, 92 14, 88 44, 20 48, 0 38'), 8), 22, 'k')
      d.disc([20, 2, 22], Z, 9, 's3')
      d.lines([triples('-30 -8 22, -2 -10 22'), triples('-30 0 22, -2 -2 22')], 'h')
      d.turned([-40, 0, 14], [-0.8, 0, 0.6], pairs('0 9, 4 14, 16 14, 18 8, 40 8, 42 10, 52 10, 52 6, 82 5'), 's')
      d.turned([-68, 0, 35], [-0.8, 0, 0.6], pairs('-4 15, 3 15'), 'v')
    },
    rise: 28,
    size: 0.82,
  },
  'wheel-nuts': {
    draw: (d) => {
      d.repeat(triples('70 60 0, -6 46 0, 110 4 0, 20 -16 0'), () => nut(d, [0, 0, 0]))
      d.turned([-70, -20, 0], Z, pairs('0 20, 52 20'), 'k', 'k4')
      d.disc([-70, -20, 52], Z, 11, 'v3', 8)
    },
    rise: 28,
    size: 0.82,
  },
} satisfies Record<string, Sketch>

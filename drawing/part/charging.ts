import { circle, rect, rounded, times, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

type Plug = 'gbt' | 'type-2' | 'ccs-2'

/** The mating face of a plug, seen from ahead: true pin layouts, so that nobody orders the wrong one. */
function matingFace(d: Drafter, at: Vec, radius: number, plug: Plug): void {
  const [x, y, z] = at
  const pins = (spots: readonly Point[], size: number): void =>
    d.bolts([x, y - 1, z], TOWARD, { radius: 0, count: 0, size: size * radius, spots: spots.map(([u, v]): Point => [-u * radius, v * radius]) }, 's3')
  const small = plug === 'gbt' ? 0.36 : 0.3
  if (plug === 'gbt') d.disc(at, TOWARD, radius, 'k6')
  else d.front(at, circle(0, 0, radius, { from: 142, to: 398, steps: 12 }), 0.5, 'k', 'k6')
  pins(
    [
      [-small, small],
      [small, small],
    ],
    0.13,
  )
  pins(pairs('0 -0.04, -0.54 -0.08, 0.54 -0.08, -0.29 -0.52, 0.29 -0.52'), 0.18)
  if (plug === 'gbt') return
  if (plug === 'type-2') return
  d.front([x, y, z - radius * 1.62], rounded(rect(-radius * 0.95, -radius * 0.4, radius * 1.9, radius * 0.85), radius * 0.4), 0.5, 'k', 'k6')
  for (const u of [-0.45, 0.45]) d.disc([x + u * radius, y - 1, z - radius * 1.6], TOWARD, radius * 0.28, 's3')
}

/** A hand-held plug with its grip behind. */
function handle(d: Drafter, [x, y, z]: Vec, plug: Plug): void {
  d.bar(
    [
      [x + 4, y + 60, z - 6],
      [x + 8, y + 110, z - 30],
      [x + 8, y + 150, z - 74],
    ],
    24,
    'k',
  )
  d.turned([x, y + 66, z], TOWARD, pairs('0 34, 46 40, 52 44, 66 44'), plug === 'gbt' ? 'w' : 'k')
  matingFace(d, [x, y - 1, z], 36, plug)
  d.box([x - 10, y + 2, z + 42], [20, 40, 8], 'v', 3)
}

function cable(d: Drafter, from: Vec, to: Vec, radius = 9): void {
  const middle: Vec = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0]
  d.bar(
    [from, [from[0] + 30, from[1] + 30, 10], [middle[0] - 60, middle[1] + 90, 10], [middle[0] + 60, middle[1] + 80, 10], [to[0] - 10, to[1] + 50, 10], to],
    radius,
    'k',
  )
}

/** A portable charger: a box on its cable between the socket's plug and the car's. */
function portable(d: Drafter, plug: Plug, isAdjustable: boolean): void {
  cable(d, [80, 60, 40], [268, 70, 40])
  d.bar(triples('-110 60 30, -180 70 10, -220 20 10, -236 -20 24'), 7, 'k')
  d.box([-262, -70, 6], [54, 50, 44], 'k')
  for (const x of [-246, -226])
    d.bar(
      [
        [x, -70, 30],
        [x, -92, 30],
      ],
      5,
      's',
      false,
    )
  d.front([-110, 20, 0], rounded(rect(0, 0, 200, 116), 24), 70, isAdjustable ? 'k' : 'w')
  d.front([-90, 19, 40], rect(0, 0, 110, 58), 1, 'k', 'k6')
  d.lines(
    times(isAdjustable ? 4 : 2, (step): Vec[] => [
      [-74 + step * 22, 18, 54],
      [-74 + step * 22, 18, 66 + step * 6],
    ]),
    'm',
  )
  d.disc([62, 19, 70], TOWARD, 13, 'v2')
  handle(d, [268, 0, 70], plug)
}

function wallBox(d: Drafter, plug: Plug): void {
  d.front([-120, 20, 60], rounded(rect(0, 0, 240, 330), 46, 4), 90, 'w')
  d.front([-92, 19, 96], rounded(rect(0, 0, 184, 258), 30), 1, 'k', 'k4')
  d.lines([circle(0, 226, 46, { from: 200, to: -20, steps: 12 }).map(([x, z]): Vec => [x, 18, z + 20])], 'm')
  d.disc([0, 18, 246], TOWARD, 12, 'v2')
  d.bar(triples('0 30 62, -6 10 10, 70 -20 4, 180 10 6, 250 40 40, 236 60 130'), 10, 'k')
  handle(d, [236, 0, 170], plug)
}

function adapter(d: Drafter, front: Plug, isHeavy: boolean): void {
  const length = isHeavy ? 210 : 120
  const z = isHeavy ? 150 : 90
  d.turned(
    [0, length, z],
    TOWARD,
    [
      [0, 58],
      [40, 58],
      [44, 66],
      [length - 40, 70],
      [length - 34, 76],
      [length, 76],
    ],
    'k',
  )
  if (isHeavy) {
    d.front([-80, 40, 6], rounded(rect(0, 0, 160, 120), 36), length - 80, 'k')
    d.front([-80, 0, 4], rounded(pairs('6 0, 154 0, 160 100, 140 216, 20 216, 0 100'), 40), 44, 'k')
  }
  matingFace(d, [0, -1, z], 62, front)
  d.box([-14, 30, z + 70], [28, 60, 12], 'v', 4)
}

export const CHARGING = {
  'charger-portable-gbt': { draw: (d) => portable(d, 'gbt', false), turn: 16, rise: 24 },
  'charger-portable-type-2': { draw: (d) => portable(d, 'type-2', true), turn: 16, rise: 24 },
  'wall-box-type-2': { draw: (d) => wallBox(d, 'type-2'), turn: 22, rise: 14 },
  'wall-box-gbt': { draw: (d) => wallBox(d, 'gbt'), turn: -22, rise: 14 },
  'charging-cable': {
    draw: (d) => {
      for (const step of [0, 1, 2])
        d.bar(
          circle(0, 40, 120 - step * 4, { steps: 12 })
            .concat([
              [120 - step * 4, 40],
              [110, 90],
            ])
            .map(([x, y]): Vec => [x, y, 12 + step * 20]),
          9,
          'k',
        )
      d.repeat(triples('-150 -70 50, 120 -90 50'), () => handle(d, [0, 0, 0], 'type-2'))
    },
    turn: 18,
    rise: 30,
  },
  'adapter-gbt-ccs-2': { draw: (d) => adapter(d, 'ccs-2', true), turn: 30, rise: 18 },
  'adapter-gbt-type-2': { draw: (d) => adapter(d, 'type-2', false), turn: 32, rise: 18, size: 0.8 },
  'load-socket': {
    draw: (d) => {
      d.bar(triples('-70 70 50, -20 120 10, 60 110 10, 90 70 30'), 9, 'k')
      d.front([60, 0, 0], rounded(rect(0, 0, 190, 110), 18), 80, 'w')
      for (const x of [106, 204]) {
        d.front([x - 38, -1, 20], rounded(rect(0, 0, 76, 70), 12, 2), 1, 'k', 'k5')
        d.bolts([x, -2, 54], TOWARD, { radius: 17, count: 3, size: 6, first: 90 }, 's2')
      }
      handle(d, [-90, 0, 62], 'gbt')
    },
    turn: 18,
    rise: 22,
  },
} satisfies Record<string, Sketch>

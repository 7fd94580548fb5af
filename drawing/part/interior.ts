import { rect, rounded, times, Z, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

function mat(d: Drafter, at: Vec, points: readonly Point[], isDriver: boolean): void {
  d.above(at, rounded(points, 30), 14, 'k')
  const [x, y, z] = [at[0], at[1], at[2] + 14]
  d.above(
    [x + 12, y + 12, z],
    rounded(
      points.map(([u, v]): Point => [u * 0.92, v * 0.92]),
      24,
    ),
    0.5,
    'k',
    'k4',
  )
  d.lines(
    times(7, (step): Vec[] => [
      [x + 40 + step * 26, y + 40, z + 1],
      [x + 40 + step * 26, y + 230, z + 1],
    ]),
    'h',
  )
  if (isDriver) d.above([x + 140, y + 60, z + 1], rounded(rect(0, 0, 80, 110), 14), 3, 'k', 'k2')
}

/** A floor set lies as the wheel stands: the driver's mat, with its heel pad, to the left or to the right. */
function mats(d: Drafter, isRightHand: boolean): void {
  const shape: Point[] = pairs('0 0, 260 0, 270 260, 200 330, 40 330, -6 220')
  d.above([30, -210, 0], rounded(pairs('0 0, 540 0, 540 150, 330 150, 310 90, 230 90, 210 150, 0 150'), 26), 14, 'k')
  d.above([44, -198, 14], rounded(pairs('0 0, 512 0, 512 126, 340 126, 318 66, 196 66, 174 126, 0 126'), 22), 0.5, 'k', 'k4')
  mat(d, [0, 0, 0], shape, !isRightHand)
  mat(d, [330, 0, 0], shape, isRightHand)
}

function seat(d: Drafter, [x, y, z]: Vec): void {
  d.flank([x, y, z], rounded(pairs('0 0, 230 10, 250 60, 220 86, 10 110, -10 50'), 26), 190, 'k')
  d.flank([x, y, z], rounded(pairs('190 60, 250 50, 320 360, 300 400, 240 390'), 30), 190, 'k')
  d.flank([x + 45, y, z], rounded(pairs('262 410, 300 400, 320 480, 286 492'), 14), 100, 'k')
  d.lines(
    [
      [
        [x + 40, y + 6, z + 110],
        [x + 40, y + 204, z + 90],
        [x + 40, y + 238, z + 380],
      ],
      [
        [x + 150, y + 6, z + 110],
        [x + 150, y + 204, z + 90],
        [x + 150, y + 238, z + 380],
      ],
    ],
    'h',
  )
}

export const INTERIOR = {
  'floor-mats-left': { draw: (d) => mats(d, false), turn: 14, rise: 44 },
  'floor-mats-right': { draw: (d) => mats(d, true), turn: 14, rise: 44 },
  'seat-covers': {
    draw: (d) => {
      seat(d, [240, 60, 0])
      seat(d, [0, 0, 0])
    },
    turn: 34,
    rise: 20,
  },
  'boot-liner': {
    draw: (d) => {
      d.above([0, 0, 0], rounded(pairs('0 0, 600 0, 640 120, 600 400, 0 400, -40 120'), 40), 46, 'k')
      d.above([18, 16, 46], rounded(pairs('0 0, 564 0, 600 116, 564 366, 0 366, -36 116'), 36), 1, 'k', 'k6')
      d.above([36, 34, 47], rounded(pairs('0 0, 528 0, 560 108, 528 330, 0 330, -32 108'), 30), 0.5, 'k', 'k4')
      d.lines(
        times(9, (step): Vec[] => [
          [64 + step * 58, 60, 48],
          [64 + step * 58, 340, 48],
        ]),
        'h',
      )
    },
    turn: 20,
    rise: 34,
  },
  'roof-sunshade': {
    draw: (d) => {
      d.above([0, 0, 0], rounded(rect(0, 0, 620, 420), 60, 4), 10, 'k')
      d.above([16, 16, 10], rounded(rect(0, 0, 588, 388), 50, 4), 0.5, 's', 's3')
      d.lines(
        times(15, (step): Vec[] => [
          [40 + step * 39, 22, 11],
          [40 + step * 39, 398, 11],
        ]),
        'h',
      )
      d.lines(
        times(9, (step): Vec[] => [
          [22, 42 + step * 42, 11],
          [598, 42 + step * 42, 11],
        ]),
        'h',
      )
      d.lines([triples('310 16 11, 310 404 11')])
      for (const [x, y] of pairs('30 200, 590 200')) d.disc([x, y, 12], Z, 11, 'k4')
    },
    turn: 22,
    rise: 36,
  },
  'dash-camera': {
    draw: (d) => {
      d.box([176, 30, 26], [86, 40, 46], 'k', 12)
      d.turned([214, 30, 48], TOWARD, pairs('0 20, 12 18'), 'k', 'k4')
      d.disc([214, 17, 48], TOWARD, 10, 'g3')
      d.bar(triples('262 50 40, 310 60 4, 200 100 4, 120 60 10'), 3, 'k')
      d.box([30, 20, 120], [60, 40, 16], 'k', 6)
      d.front([46, 20, 100], rounded(rect(0, 0, 28, 30), 6), 20, 'k')
      d.front([-20, 0, 20], rounded(rect(0, 0, 170, 88), 26, 4), 46, 'k')
      d.turned([40, 0, 64], TOWARD, pairs('0 36, 22 33'), 'k', 'k5')
      d.disc([40, -23, 64], TOWARD, 24, 's4')
      d.disc([40, -23, 64], TOWARD, 19, 'g4')
      d.disc([34, -24, 72], TOWARD, 6, 'w1 n')
      d.disc([120, -1, 88], TOWARD, 5, 'v2')
      d.lines(
        times(4, (step): Vec[] => [
          [104 + step * 9, -1, 40],
          [104 + step * 9, -1, 62],
        ]),
        'h',
      )
    },
    turn: 22,
    rise: 18,
    size: 0.9,
  },
  'menu-card': {
    draw: (d) => {
      for (const step of [0, 1]) d.above([step * 34, step * 40 - 20, step * 5], rounded(rect(0, 0, 330, 210), 12), 4, 'w')
      const z = 10
      d.face(
        [
          [60, 46, z],
          [180, 46, z],
          [180, 200, z],
          [60, 200, z],
        ],
        'k4',
      )
      for (const [x, y] of pairs('80 160, 130 160, 80 110, 130 110, 80 62, 130 62'))
        d.face(
          [
            [x, y, z + 1],
            [x + 30, y, z + 1],
            [x + 30, y + 24, z + 1],
            [x, y + 24, z + 1],
          ],
          x === 130 && y === 110 ? 'v3 n' : 'k2 n',
        )
      d.lines(
        times(7, (step): Vec[] => [
          [206, 190 - step * 22, z],
          [206 + (step % 3 === 2 ? 80 : 128), 190 - step * 22, z],
        ]),
      )
    },
    turn: 20,
    rise: 42,
  },
} satisfies Record<string, Sketch>

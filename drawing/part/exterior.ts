import { rect, rounded, times, X, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

function crossBar(d: Drafter, y: number): void {
  for (const x of [40, 900]) {
    d.front([x, y - 10, 0], rounded(pairs('-34 0, 34 0, 24 70, 16 96, -16 96, -24 70'), 14), 70, 'k')
    d.disc([x, y - 11, 50], TOWARD, 10, 's3')
  }
  d.flank([-40, y, 96], rounded(rect(0, 0, 60, 30), 14), 1020, 's')
  d.lines([
    [
      [-40, y + 24, 126],
      [980, y + 24, 126],
    ],
  ])
  d.flank([980, y - 2, 94], rounded(rect(0, 0, 64, 34), 14), 12, 'k')
}

function step(d: Drafter, y: number): void {
  for (const x of [120, 760]) d.flank([x, y + 40, 10], rounded(pairs('0 0, 90 40, 110 110, 80 120, 60 60, 0 30'), 8), 30, 'k')
  d.above([0, y, 0], rounded(pairs('0 20, 30 0, 920 0, 950 20, 940 100, 10 100'), 16), 40, 's')
  d.above([60, y + 16, 40], rounded(rect(0, 0, 830, 66), 8), 3, 'k')
  d.lines(
    times(3, (row): Vec[] => [
      [80, y + 32 + row * 17, 44],
      [870, y + 32 + row * 17, 44],
    ]),
    'h',
  )
}

export const EXTERIOR = {
  'roof-bars': {
    draw: (d) => {
      d.repeat(triples('0 420 0, 0 0 0'), () => crossBar(d, 0))
    },
    turn: 24,
    rise: 22,
  },
  'side-steps': {
    draw: (d) => {
      d.repeat(triples('0 300 0, 0 0 0'), () => step(d, 0))
    },
    turn: 24,
    rise: 24,
  },
  'bed-liner': {
    draw: (d) => {
      d.box([0, 0, 0], [20, 700, 230], 'k')
      d.box([20, 680, 0], [900, 20, 230], 'k')
      d.box([20, 0, 0], [900, 680, 16], 'k')
      d.lines(
        times(11, (row): Vec[] => [
          [20, 40 + row * 58, 17],
          [920, 40 + row * 58, 17],
        ]),
        'h',
      )
      d.lines(
        times(11, (row): Vec[] => [
          [70 + row * 80, 680, 40],
          [70 + row * 80, 680, 220],
        ]),
        'h',
      )
      d.box([360, 640, 16], [200, 40, 30], 'k', 8)
      d.flank([920, 0, 0], pairs('0 0, 700 0, 700 230, 0 230'), 20, 'k')
    },
    turn: -32,
    rise: 38,
  },
  'tonneau-cover': {
    draw: (d) => {
      const panel = (at: Vec, dy: number, dz: number): void => {
        const [x, y, z] = at
        d.face(
          [
            [x, y, z],
            [x + 900, y, z],
            [x + 900, y + dy, z + dz],
            [x, y + dy, z + dz],
          ],
          dz === 0 ? 'k3' : 'k2',
        )
        d.face(
          [
            [x, y, z],
            [x + 900, y, z],
            [x + 900, y, z - 20],
            [x, y, z - 20],
          ],
          'k5',
        )
        d.face(
          [
            [x + 900, y, z],
            [x + 900, y + dy, z + dz],
            [x + 900, y + dy, z + dz - 20],
            [x + 900, y, z - 20],
          ],
          'k6',
        )
        d.lines(
          [
            [
              [x + 60, y + dy * 0.14, z + dz * 0.14],
              [x + 840, y + dy * 0.14, z + dz * 0.14],
              [x + 840, y + dy * 0.86, z + dz * 0.86],
              [x + 60, y + dy * 0.86, z + dz * 0.86],
              [x + 60, y + dy * 0.14, z + dz * 0.14],
            ],
          ],
          'h',
        )
      }
      panel([0, 580, 40], 170, 200)
      panel([0, 290, 20], 270, 0)
      panel([0, 0, 20], 272, 0)
      for (const x of [180, 720]) d.box([x, -6, 20], [50, 18, 12], 's')
    },
    turn: 28,
    rise: 30,
  },
  'door-visors': {
    draw: (d) => {
      const visor = (y: number, points: readonly Point[]): void => {
        d.front([0, y, 20], points, 10, 'k', 'k3')
      }
      for (const y of [150, 0]) {
        visor(y + 40, pairs('470 150, 480 112, 640 120, 780 60, 820 66, 660 158'))
        visor(y, pairs('0 20, 30 0, 240 104, 430 116, 440 152, 210 146'))
      }
    },
    turn: 20,
    rise: 22,
  },
  winch: {
    draw: (d) => {
      d.box([-30, -50, 0], [560, 150, 16], 's')
      d.turned([0, 30, 100], X, pairs('-30 62, 110 62, 120 70, 134 70'), 'k')
      d.turned([134, 30, 100], X, pairs('0 46, 220 46'), 's')
      d.lines(
        times(16, (row): Vec[] => [
          [142 + row * 13, -16, 104],
          [146 + row * 13, -10, 76],
        ]),
      )
      d.turned([354, 30, 100], X, pairs('0 76, 16 76, 18 66, 140 66, 150 54'), 'k')
      d.bolts([504, 30, 100], X, { radius: 42, count: 6, size: 6 }, 's3')
      d.box([150, -40, 150], [190, 110, 46], 'k', 14)
      d.front([150, -64, 14], rounded(rect(0, 0, 200, 60), 20), 14, 's')
      d.front([170, -65, 34], rounded(rect(0, 0, 160, 20), 8), 1, 'k', 'k5')
      d.bar(triples('250 -66 44, 256 -110 26, 250 -140 10'), 5, 's')
      d.bar(triples('250 -140 16, 268 -152 10, 262 -172 6, 242 -168 8, 240 -150 14'), 7, 'v')
    },
    turn: 26,
    rise: 22,
  },
} satisfies Record<string, Sketch>

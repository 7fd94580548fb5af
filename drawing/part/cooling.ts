import { rounded, times, X, Z, type Drafter, type Point, type Vec, places, points } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

/** A finned core between tanks: rows of tubes as fine lines. */
function core(d: Drafter, at: Vec, width: number, height: number, depth: number, rows: number): void {
  d.box(at, [width, depth, height], 's')
  const [x, y, z] = at
  d.lines(
    times(rows, (row): Vec[] => [
      [x, y, z + (height * (row + 0.5)) / rows],
      [x + width, y, z + (height * (row + 0.5)) / rows],
    ]),
  )
  d.lines(
    times(9, (step): Vec[] => [
      [x + (width * (step + 0.5)) / 9, y, z],
      [x + (width * (step + 0.5)) / 9, y, z + height],
    ]),
    'h',
  )
}

function clutchDisc(d: Drafter, at: Vec, radius: number): void {
  d.turned(
    at,
    TOWARD,
    [
      [0, radius],
      [7, radius],
    ],
    'i',
  )
  const [x, y, z] = [at[0], at[1] - 7, at[2]]
  d.disc([x, y, z], TOWARD, radius * 0.62, 's2')
  d.bolts([x, y, z], TOWARD, { radius: radius * 0.8, count: 9, size: radius * 0.035 }, 'k4')
  for (const angle of [0, 60, 120, 180, 240, 300]) {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    d.turned(
      [x + radius * 0.42 * c, y + 2, z + radius * 0.42 * s],
      [-s, 0, c],
      [
        [-radius * 0.11, radius * 0.075],
        [radius * 0.11, radius * 0.075],
      ],
      's',
    )
  }
  d.turned(
    [x, y, z],
    TOWARD,
    [
      [0, radius * 0.2],
      [10, radius * 0.2],
    ],
    's',
  )
  d.disc([x, y - 10, z], TOWARD, radius * 0.13, 'k5')
}

function pressurePlate(d: Drafter, at: Vec, radius: number): void {
  d.turned(
    at,
    TOWARD,
    [
      [0, radius * 1.08],
      [10, radius * 1.08],
      [12, radius * 0.98],
      [46, radius * 0.7],
    ],
    'i',
  )
  const [x, y, z] = [at[0], at[1] - 46, at[2]]
  d.disc([x, y, z], TOWARD, radius * 0.62, 's3')
  d.lines(
    times(12, (step): Vec[] => {
      const [c, s] = [Math.cos((step * Math.PI) / 6), Math.sin((step * Math.PI) / 6)]
      return [
        [x + radius * 0.24 * c, y, z + radius * 0.24 * s],
        [x + radius * 0.6 * c, y, z + radius * 0.6 * s],
      ]
    }),
  )
  d.disc([x, y, z], TOWARD, radius * 0.24, 'k5')
  d.bolts([at[0], at[1] - 11, at[2]], TOWARD, { radius: radius * 1.03, count: 8, size: radius * 0.035, first: 22 }, 'k4')
}

function gear(radius: number, inner: number, teeth: number): Point[] {
  return times(teeth * 2, (step): Point => {
    const angle = (step * Math.PI) / teeth
    return step % 2 ? [inner * Math.cos(angle), inner * Math.sin(angle)] : [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

export const COOLING = {
  'radiator-car': {
    draw: (d) => {
      d.box([-26, -6, 0], [26, 46, 330], 'k', 8)
      core(d, [0, 0, 14], 520, 300, 30, 22)
      d.box([520, -6, 0], [26, 46, 330], 'k', 8)
      d.turned([-13, -6, 280], TOWARD, points('0 18, 34 18'), 'k', 'k6')
      d.turned([533, -6, 50], TOWARD, points('0 18, 34 18'), 'k', 'k6')
      d.turned([533, 16, 330], Z, points('0 12, 10 12, 10 18, 22 18'), 'k')
    },
    turn: 24,
    rise: 16,
  },
  'radiator-truck': {
    draw: (d) => {
      d.box([-12, -8, 0], [520, 90, 44], 's', 10)
      core(d, [0, 0, 44], 496, 400, 72, 18)
      d.box([-12, -8, 444], [520, 90, 56], 's', 10)
      d.turned([90, 30, 500], Z, points('0 26, 18 26, 18 20, 30 20'), 's')
      d.turned([420, -8, 472], TOWARD, points('0 28, 46 28'), 's', 'k5')
      d.turned([60, -8, 22], TOWARD, points('0 24, 46 24'), 's', 'k5')
      for (const x of [-30, 508]) d.box([x, 10, 40], [18, 50, 420], 'i')
    },
    turn: 26,
    rise: 16,
  },
  'water-pump': {
    draw: (d) => {
      d.turned([0, 60, 90], TOWARD, points('0 44, 20 46'), 's')
      d.front([0, 24, 90], rounded(points('-86 -40, -30 -84, 60 -70, 92 10, 60 80, -40 76'), 26), 18, 's')
      d.bolts([0, 24, 90], TOWARD, { radius: 70, count: 5, size: 7, first: 15 }, 'k5')
      d.turned([0, 24, 90], TOWARD, points('0 42, 34 32, 40 22'), 's')
      d.turned([0, -18, 90], TOWARD, points('0 62, 6 62, 6 56, 12 58, 18 56, 24 58, 30 56, 34 62, 40 62'), 'i')
      d.disc([0, -58, 90], TOWARD, 44, 'i4')
      d.disc([0, -58, 90], TOWARD, 20, 's2')
      d.bolts([0, -58, 90], TOWARD, { radius: 32, count: 4, size: 5 }, 'k5')
    },
    turn: 36,
    rise: 16,
    size: 0.9,
  },
  'coolant-pump-electric': {
    draw: (d) => {
      d.turned([70, 0, 64], X, points('0 46, 84 46, 90 40'), 'k')
      d.turned([58, 0, 64], X, points('0 50, 12 50'), 's')
      d.turned([0, 0, 64], X, points('0 44, 10 52, 58 54'), 'k')
      d.turned([0, 0, 64], [-1, 0, 0], points('0 20, 50 18, 50 21, 58 21'), 'k', 'k6')
      d.turned([30, -20, 104], Z, points('0 18, 40 17, 40 20, 48 20'), 'k', 'k6')
      d.box([104, -62, 46], [40, 26, 30], 'k', 4)
      d.box([114, -66, 56], [20, 5, 10], 'v')
      for (const x of [50, 96]) d.front([x, -30, 0], rounded(points('0 0, 30 0, 30 26, 0 26'), 5), 60, 's')
    },
    turn: -28,
    rise: 20,
    size: 0.9,
  },
  thermostat: {
    draw: (d) => {
      d.turned([0, 0, 0], Z, points('0 22, 6 26, 12 10, 40 10, 44 24, 50 30'), 's')
      d.above([0, 0, 50], rounded(points('-96 -30, 96 -30, 96 30, 40 54, -40 54, -96 30'), 24), 14, 'k')
      for (const x of [-76, 76]) d.disc([x, 0, 64], Z, 10, 's3')
      d.turned([0, 6, 64], Z, points('0 48, 26 44, 44 26'), 'k')
      d.turned([30, 0, 92], [1, -0.2, 0.35], points('0 26, 70 24, 70 28, 80 28'), 'k', 'k6')
      d.turned([-40, -20, 84], [-0.7, -0.7, 0.1], points('0 12, 30 12'), 's', 'k5')
    },
    rise: 24,
    size: 0.9,
  },
  'compressor-electric': {
    draw: (d) => {
      d.turned([0, 0, 80], X, points('0 66, 60 70, 64 76, 74 76, 78 70, 170 70'), 's')
      d.turned([170, 0, 80], X, points('0 76, 10 76, 14 68, 44 62, 50 48'), 's')
      d.box([10, -40, 140], [140, 90, 30], 's', 10)
      d.lines(
        times(6, (step): Vec[] => [
          [30 + step * 20, -40, 170],
          [30 + step * 20, 50, 170],
        ]),
      )
      d.turned([186, -10, 140], Z, points('0 14, 26 14'), 's', 'k5')
      d.box([-6, -60, 130], [50, 26, 30], 'v', 5)
      for (const x of [30, 140]) d.turned([x, -36, 20], TOWARD, points('0 20, 40 20'), 's', 'k5')
    },
    turn: 28,
    rise: 22,
  },
  condenser: {
    draw: (d) => {
      core(d, [0, 0, 0], 600, 330, 14, 26)
      d.turned([-8, 7, -4], Z, points('0 12, 338 12'), 's')
      d.turned([608, 7, -4], Z, points('0 12, 338 12'), 's')
      d.turned([640, 7, 20], Z, points('0 18, 250 18, 254 12'), 's')
      d.box([588, -14, 280], [34, 16, 30], 's')
      d.bar(places('606 -14 290, 606 -50 300, 640 -60 330'), 7, 's')
    },
    turn: 22,
    rise: 14,
  },
  'clutch-kit': {
    draw: (d) => {
      pressurePlate(d, [110, 90, 122], 112)
      clutchDisc(d, [-60, -10, 114], 114)
      d.turned([150, -70, 40], TOWARD, points('0 40, 16 40, 20 30, 40 30'), 's')
      d.disc([150, -110, 40], TOWARD, 20, 'k5')
    },
    turn: 26,
    rise: 14,
  },
  'clutch-kit-truck': {
    draw: (d) => {
      pressurePlate(d, [190, 90, 226], 208)
      clutchDisc(d, [-130, 0, 214], 214)
      d.turned([250, -150, 74], TOWARD, points('0 60, 30 60, 34 76, 50 76, 54 54, 90 54'), 'i')
      d.disc([250, -240, 74], TOWARD, 38, 'k5')
    },
    turn: 22,
    rise: 14,
  },
  'drive-shaft': {
    draw: (d) => {
      d.turned([330, 0, 44], X, points('0 42, 60 42, 60 20, 84 20, 84 13, 130 13'), 's')
      d.turned([262, 0, 44], X, points('0 16, 14 26, 22 20, 34 32, 44 26, 56 40, 68 42'), 'k')
      d.turned([-230, 0, 44], X, points('0 13, 494 13'), 'i')
      d.turned([-300, 0, 44], X, points('0 42, 12 40, 24 26, 34 32, 46 20, 54 26, 70 16'), 'k')
      d.turned([-300, 0, 44], [-1, 0, 0], points('0 44, 56 44, 56 14, 76 14, 76 16, 112 16'), 's')
    },
    turn: -24,
    rise: 18,
  },
  'universal-joint': {
    draw: (d) => {
      d.turned([0, 0, 70], [-1, 0, 0], points('0 22, 44 20, 46 30, 84 30'), 's')
      d.turned([0, 10, 70], [0, 1, 0], points('0 22, 44 20, 46 30, 84 30'), 's')
      d.box([-26, -26, 46], [52, 52, 48], 's', 14)
      d.turned([0, 0, 70], X, points('20 22, 44 20, 46 30, 84 30'), 's')
      d.turned([0, 0, 70], TOWARD, points('20 22, 44 20, 46 30, 84 30'), 's')
      d.turned([0, 0, 94], Z, points('0 6, 8 6, 8 4, 16 4'), 's')
      d.disc([84, 0, 70], X, 22, 'd')
      d.disc([0, -84, 70], TOWARD, 22, 'd')
    },
    turn: 40,
    rise: 26,
    size: 0.9,
  },
  'differential-gears': {
    draw: (d) => {
      d.turned([40, 120, 150], TOWARD, points('0 150, 36 150'), 'i')
      d.front([40, 70, 150], gear(150, 134, 26), 20, 's')
      d.turned([40, 70, 150], TOWARD, points('0 118, 6 112'), 's')
      d.bolts([40, 64, 150], TOWARD, { radius: 92, count: 8, size: 9 }, 'k5')
      d.disc([40, 64, 150], TOWARD, 70, 'k5')
      d.turned([-110, -40, 56], X, points('0 22, 70 22, 70 30, 120 34, 126 56, 186 42'), 's')
      d.turned([230, -80, 50], TOWARD, points('0 30, 20 50, 44 36'), 's', 'k5')
    },
    turn: 32,
    rise: 18,
  },
  'transfer-motor': {
    draw: (d) => {
      d.turned([-20, 10, 66], [-1, 0, 0], points('0 44, 110 44, 116 38, 126 16'), 'k')
      d.front([-20, -30, 10], rounded(points('0 0, 110 0, 150 50, 110 112, 0 112'), 22), 70, 's')
      d.bolts([46, -30, 66], TOWARD, { radius: 50, count: 5, size: 5, first: 30 }, 'k5')
      d.turned([54, -30, 62], TOWARD, points('0 28, 10 28, 10 14, 34 14'), 's')
      d.box([20, -10, 122], [48, 30, 26], 'k', 4)
      d.box([32, -14, 130], [22, 5, 10], 'v')
    },
    turn: 26,
    rise: 20,
    size: 0.9,
  },
} satisfies Record<string, Sketch>

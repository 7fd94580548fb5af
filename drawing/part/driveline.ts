import { rounded, times, X, Z, type Drafter, type Point, type Vec, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

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

export const DRIVELINE = {
  'clutch-kit': {
    draw: (d) => {
      pressurePlate(d, [110, 90, 122], 112)
      clutchDisc(d, [-60, -10, 114], 114)
      d.turned([150, -70, 40], TOWARD, pairs('0 40, 16 40, 20 30, 40 30'), 's')
      d.disc([150, -110, 40], TOWARD, 20, 'k5')
    },
    turn: 26,
    rise: 14,
  },
  'clutch-kit-truck': {
    draw: (d) => {
      pressurePlate(d, [190, 90, 226], 208)
      clutchDisc(d, [-130, 0, 214], 214)
      d.turned([250, -150, 74], TOWARD, pairs('0 60, 30 60, 34 76, 50 76, 54 54, 90 54'), 'i')
      d.disc([250, -240, 74], TOWARD, 38, 'k5')
    },
    turn: 22,
    rise: 14,
  },
  'drive-shaft': {
    draw: (d) => {
      d.turned([330, 0, 44], X, pairs('0 42, 60 42, 60 20, 84 20, 84 13, 130 13'), 's')
      d.turned([262, 0, 44], X, pairs('0 16, 14 26, 22 20, 34 32, 44 26, 56 40, 68 42'), 'k')
      d.turned([-230, 0, 44], X, pairs('0 13, 494 13'), 'i')
      d.turned([-300, 0, 44], X, pairs('0 42, 12 40, 24 26, 34 32, 46 20, 54 26, 70 16'), 'k')
      d.turned([-300, 0, 44], [-1, 0, 0], pairs('0 44, 56 44, 56 14, 76 14, 76 16, 112 16'), 's')
    },
    turn: -24,
    rise: 18,
  },
  'universal-joint': {
    draw: (d) => {
      d.turned([0, 0, 70], [-1, 0, 0], pairs('0 22, 44 20, 46 30, 84 30'), 's')
      d.turned([0, 10, 70], [0, 1, 0], pairs('0 22, 44 20, 46 30, 84 30'), 's')
      d.box([-26, -26, 46], [52, 52, 48], 's', 14)
      d.turned([0, 0, 70], X, pairs('20 22, 44 20, 46 30, 84 30'), 's')
      d.turned([0, 0, 70], TOWARD, pairs('20 22, 44 20, 46 30, 84 30'), 's')
      d.turned([0, 0, 94], Z, pairs('0 6, 8 6, 8 4, 16 4'), 's')
      d.disc([84, 0, 70], X, 22, 'd')
      d.disc([0, -84, 70], TOWARD, 22, 'd')
    },
    turn: 40,
    rise: 26,
    size: 0.9,
  },
  'differential-gears': {
    draw: (d) => {
      d.turned([40, 120, 150], TOWARD, pairs('0 150, 36 150'), 'i')
      d.front([40, 70, 150], gear(150, 134, 26), 20, 's')
      d.turned([40, 70, 150], TOWARD, pairs('0 118, 6 112'), 's')
      d.bolts([40, 64, 150], TOWARD, { radius: 92, count: 8, size: 9 }, 'k5')
      d.disc([40, 64, 150], TOWARD, 70, 'k5')
      d.turned([-110, -40, 56], X, pairs('0 22, 70 22, 70 30, 120 34, 126 56, 186 42'), 's')
      d.turned([230, -80, 50], TOWARD, pairs('0 30, 20 50, 44 36'), 's', 'k5')
    },
    turn: 32,
    rise: 18,
  },
  'transfer-motor': {
    draw: (d) => {
      d.turned([-20, 10, 66], [-1, 0, 0], pairs('0 44, 110 44, 116 38, 126 16'), 'k')
      d.front([-20, -30, 10], rounded(pairs('0 0, 110 0, 150 50, 110 112, 0 112'), 22), 70, 's')
      d.bolts([46, -30, 66], TOWARD, { radius: 50, count: 5, size: 5, first: 30 }, 'k5')
      d.turned([54, -30, 62], TOWARD, pairs('0 28, 10 28, 10 14, 34 14'), 's')
      d.box([20, -10, 122], [48, 30, 26], 'k', 4)
      d.box([32, -14, 130], [22, 5, 10], 'v')
    },
    turn: 26,
    rise: 20,
    size: 0.9,
  },
} satisfies Record<string, Sketch>

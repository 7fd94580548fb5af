import { rounded, times, X, Z, type Drafter, type Vec, triples, pairs } from '#drawing/solid/index.ts'
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

export const COOLING = {
  'radiator-car': {
    draw: (d) => {
      d.box([-26, -6, 0], [26, 46, 330], 'k', 8)
      core(d, [0, 0, 14], 520, 300, 30, 22)
      d.box([520, -6, 0], [26, 46, 330], 'k', 8)
      d.turned([-13, -6, 280], TOWARD, pairs('0 18, 34 18'), 'k', 'k6')
      d.turned([533, -6, 50], TOWARD, pairs('0 18, 34 18'), 'k', 'k6')
      d.turned([533, 16, 330], Z, pairs('0 12, 10 12, 10 18, 22 18'), 'k')
    },
    turn: 24,
    rise: 16,
  },
  'radiator-truck': {
    draw: (d) => {
      d.box([-12, -8, 0], [520, 90, 44], 's', 10)
      core(d, [0, 0, 44], 496, 400, 72, 18)
      d.box([-12, -8, 444], [520, 90, 56], 's', 10)
      d.turned([90, 30, 500], Z, pairs('0 26, 18 26, 18 20, 30 20'), 's')
      d.turned([420, -8, 472], TOWARD, pairs('0 28, 46 28'), 's', 'k5')
      d.turned([60, -8, 22], TOWARD, pairs('0 24, 46 24'), 's', 'k5')
      for (const x of [-30, 508]) d.box([x, 10, 40], [18, 50, 420], 'i')
    },
    turn: 26,
    rise: 16,
  },
  'water-pump': {
    draw: (d) => {
      d.turned([0, 60, 90], TOWARD, pairs('0 44, 20 46'), 's')
      d.front([0, 24, 90], rounded(pairs('-86 -40, -30 -84, 60 -70, 92 10, 60 80, -40 76'), 26), 18, 's')
      d.bolts([0, 24, 90], TOWARD, { radius: 70, count: 5, size: 7, first: 15 }, 'k5')
      d.turned([0, 24, 90], TOWARD, pairs('0 42, 34 32, 40 22'), 's')
      d.turned([0, -18, 90], TOWARD, pairs('0 62, 6 62, 6 56, 12 58, 18 56, 24 58, 30 56, 34 62, 40 62'), 'i')
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
      d.turned([70, 0, 64], X, pairs('0 46, 84 46, 90 40'), 'k')
      d.turned([58, 0, 64], X, pairs('0 50, 12 50'), 's')
      d.turned([0, 0, 64], X, pairs('0 44, 10 52, 58 54'), 'k')
      d.turned([0, 0, 64], [-1, 0, 0], pairs('0 20, 50 18, 50 21, 58 21'), 'k', 'k6')
      d.turned([30, -20, 104], Z, pairs('0 18, 40 17, 40 20, 48 20'), 'k', 'k6')
      d.box([104, -62, 46], [40, 26, 30], 'k', 4)
      d.box([114, -66, 56], [20, 5, 10], 'v')
      for (const x of [50, 96]) d.front([x, -30, 0], rounded(pairs('0 0, 30 0, 30 26, 0 26'), 5), 60, 's')
    },
    turn: -28,
    rise: 20,
    size: 0.9,
  },
  thermostat: {
    draw: (d) => {
      d.turned([0, 0, 0], Z, pairs('0 22, 6 26, 12 10, 40 10, 44 24, 50 30'), 's')
      d.above([0, 0, 50], rounded(pairs('-96 -30, 96 -30, 96 30, 40 54, -40 54, -96 30'), 24), 14, 'k')
      for (const x of [-76, 76]) d.disc([x, 0, 64], Z, 10, 's3')
      d.turned([0, 6, 64], Z, pairs('0 48, 26 44, 44 26'), 'k')
      d.turned([30, 0, 92], [1, -0.2, 0.35], pairs('0 26, 70 24, 70 28, 80 28'), 'k', 'k6')
      d.turned([-40, -20, 84], [-0.7, -0.7, 0.1], pairs('0 12, 30 12'), 's', 'k5')
    },
    rise: 24,
    size: 0.9,
  },
  'compressor-electric': {
    draw: (d) => {
      d.turned([0, 0, 80], X, pairs('0 66, 60 70, 64 76, 74 76, 78 70, 170 70'), 's')
      d.turned([170, 0, 80], X, pairs('0 76, 10 76, 14 68, 44 62, 50 48'), 's')
      d.box([10, -40, 140], [140, 90, 30], 's', 10)
      d.lines(
        times(6, (step): Vec[] => [
          [30 + step * 20, -40, 170],
          [30 + step * 20, 50, 170],
        ]),
      )
      d.turned([186, -10, 140], Z, pairs('0 14, 26 14'), 's', 'k5')
      d.box([-6, -60, 130], [50, 26, 30], 'v', 5)
      for (const x of [30, 140]) d.turned([x, -36, 20], TOWARD, pairs('0 20, 40 20'), 's', 'k5')
    },
    turn: 28,
    rise: 22,
  },
  condenser: {
    draw: (d) => {
      core(d, [0, 0, 0], 600, 330, 14, 26)
      d.turned([-8, 7, -4], Z, pairs('0 12, 338 12'), 's')
      d.turned([608, 7, -4], Z, pairs('0 12, 338 12'), 's')
      d.turned([640, 7, 20], Z, pairs('0 18, 250 18, 254 12'), 's')
      d.box([588, -14, 280], [34, 16, 30], 's')
      d.bar(triples('606 -14 290, 606 -50 300, 640 -60 330'), 7, 's')
    },
    turn: 22,
    rise: 14,
  },
} satisfies Record<string, Sketch>

import { rect, rounded, times, X, Z, type Drafter, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

/** Pleats of a paper element lying flat: fine lines over its upper side. */
function pleats(d: Drafter, [x, y, z]: Vec, width: number, depth: number, count: number): void {
  d.lines(
    times(count, (at): Vec[] => [
      [x + (width * (at + 0.5)) / count, y, z],
      [x + (width * (at + 0.5)) / count, y + depth, z],
    ]),
  )
}

/** Upright pleats round a standing paper cylinder, on the side that shows. */
function uprightPleats(d: Drafter, radius: number, from: number, to: number, at: Vec = [0, 0, 0]): void {
  d.lines(
    times(17, (step): Vec[] => {
      const angle = ((-158 + step * 11.5) * Math.PI) / 180
      const [x, y] = [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)]
      return [
        [x, y, from],
        [x, y, to],
      ]
    }),
  )
}

function oilFilter(d: Drafter, height: number): void {
  d.turned(
    [0, 0, 0],
    Z,
    [
      [0, 30],
      [3, 36],
      [12, 38],
      [height - 14, 38],
      [height - 12, 41],
      [height - 2, 41],
      [height, 38],
    ],
    's',
  )
  d.lines(
    times(12, (step): Vec[] => {
      const angle = ((-150 + step * 14.5) * Math.PI) / 180
      const [x, y] = [38 * Math.cos(angle), 38 * Math.sin(angle)]
      return [
        [x, y, 8],
        [x, y, 22],
      ]
    }),
  )
  d.disc([0, 0, height], Z, 35, 'v3', 29)
  d.bolts([0, 0, height], Z, { radius: 20, count: 8, size: 3.2 }, 'k5 n')
  d.turned([0, 0, height], Z, pairs('0 12, 3 12'), 's')
  d.disc([0, 0, height + 3], Z, 9, 'k5')
}

function panel(d: Drafter, paper: 'w' | 'k', height: number): void {
  d.box([0, 0, 0], [250, 170, height], 'k', 14)
  d.above([12, 12, height], rounded(rect(0, 0, 226, 146), 8), 4, paper)
  pleats(d, [12, 12, height + 4], 226, 146, 24)
}

function cabin(d: Drafter, isCarbon: boolean): void {
  d.box([0, 0, 0], [230, 200, 9], 'w', 4)
  d.box([6, 6, 9], [218, 188, 22], isCarbon ? 'k' : 'w')
  d.lines(
    times(20, (at): Vec[] => [
      [17 + at * 10.4, 6, 9],
      [17 + at * 10.4, 6, 31],
      [17 + at * 10.4, 194, 31],
    ]),
    isCarbon ? 'h' : 'd',
  )
  d.box([0, -2, 3], [230, 4, 26], 'w')
  d.face(triples('100 -2 9, 120 -2 9, 120 -2 13, 128 -2 13, 110 -2 23, 92 -2 13, 100 -2 13'), isCarbon ? 'v3 n' : 's5 n')
}

function truckElement(d: Drafter, at: Vec, radius: number, height: number): void {
  const up = (z: number): Vec => [at[0], at[1], at[2] + z]
  d.turned(
    at,
    Z,
    [
      [0, radius],
      [12, radius],
    ],
    'k',
  )
  d.turned(
    up(12),
    Z,
    [
      [0, radius - 6],
      [height - 26, radius - 6],
    ],
    'w',
  )
  uprightPleats(d, radius - 6, 14, height - 16, at)
  d.turned(
    up(height - 14),
    Z,
    [
      [0, radius],
      [14, radius],
    ],
    'k',
  )
  d.disc(up(height), Z, radius * 0.62, 'k6')
}

export const FILTERS = {
  'oil-filter': { draw: (d) => oilFilter(d, 84), size: 0.9 },
  'oil-filter-diesel': { draw: (d) => oilFilter(d, 138) },
  'air-filter-panel': { draw: (d) => panel(d, 'w', 34), turn: 32, rise: 34 },
  'air-filter-truck': {
    draw: (d) => {
      truckElement(d, [0, 0, 0], 150, 420)
      truckElement(d, [290, -90, 0], 84, 360)
    },
  },
  'cabin-filter-carbon': { draw: (d) => cabin(d, true), turn: 30, rise: 32 },
  'cabin-filter-hepa': { draw: (d) => cabin(d, false), turn: 30, rise: 32 },
  'fuel-filter-inline': {
    draw: (d) => {
      d.turned(
        [-92, 0, 40],
        X,
        pairs(`
          0 6, 20 6, 20 8, 26 8, 26 6, 38 6, 40 16, 50 38, 60 40, 126 40, 136 38, 146 16, 148 6, 160 6, 160 8, 166 8,
          166 6, 184 6
        `),
        's',
      )
      d.face(triples('-8 -38 50, 20 -38 50, 20 -38 46, 32 -36 53, 20 -38 60, 20 -38 56, -8 -38 56'), 'v3 n')
    },
    size: 0.86,
  },
  'fuel-water-separator': {
    draw: (d) => {
      d.turned([0, 0, 0], Z, pairs('0 7, 12 7, 14 16'), 'k')
      d.turned([0, 0, 14], Z, pairs('0 26, 14 40, 52 44'), 'g')
      d.turned([0, 0, 66], Z, pairs('0 47, 10 47'), 'k')
      d.turned([0, 0, 76], Z, pairs('0 46, 104 46, 110 42'), 'w')
      d.turned([0, 0, 186], Z, pairs('0 50, 8 50'), 's')
      d.box([-62, -26, 194], [124, 52, 34], 's', 12)
      d.turned([62, 0, 212], X, pairs('0 12, 16 12, 16 9, 34 9'), 's')
      d.bolts([0, -26, 211], [0, -1, 0], { radius: 44, count: 2, size: 7 }, 'k5')
    },
  },
  'transmission-filter': {
    draw: (d) => {
      d.above([0, 0, 0], rounded(pairs('0 0, 190 0, 230 50, 230 130, 130 160, 60 130, 0 130'), 18), 26, 'k')
      d.above([0, 0, 26], rounded(pairs('-6 -6, 193 -6, 237 48, 237 136, 130 167, 56 136, -6 136'), 18), 6, 's')
      d.lines(
        times(5, (at): Vec[] => [
          [24 + at * 30, 16, 32],
          [24 + at * 30, 112, 32],
        ]),
      )
      d.turned([186, 86, 32], Z, pairs('0 26, 30 24'), 'k')
      d.disc([186, 86, 62], Z, 24, 'v3', 18)
      d.disc([186, 86, 62], Z, 18, 'k6')
    },
    turn: 30,
    rise: 34,
  },
} satisfies Record<string, Sketch>

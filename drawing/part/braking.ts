import { circle, rounded, X, Z, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

function pad(d: Drafter, at: Vec, width: number): void {
  const shape: Point[] = [
    ...circle(width / 2, -width * 0.9, width * 1.42, { from: 110, to: 70, steps: 4 }),
    [width, 0],
    [width * 0.82, -6],
    [width * 0.18, -6],
    [0, 0],
  ]
  const lining = shape.map(([u, v]): Point => [width / 2 + (u - width / 2) * 0.84, v * 0.92 + 1])
  d.front(at, shape, 6, 's')
  d.front([at[0], at[1] - 14, at[2]], lining, 14, 'i')
  d.lines([
    [
      [at[0] + width / 2, at[1] - 14, at[2] - 5],
      [at[0] + width / 2, at[1] - 14, at[2] + width * 0.5],
    ],
  ])
}

function wearWire(d: Drafter, at: Vec, width: number): void {
  d.bar(
    [
      [at[0] + width * 0.9, at[1], at[2] + 20],
      [at[0] + width * 1.1, at[1] - 10, at[2] + 30],
      [at[0] + width * 1.2, at[1] - 30, at[2] + 4],
    ],
    2,
    'k',
  )
}

function padSet(d: Drafter, width: number, withWire: boolean): void {
  d.repeat(triples('20 90 8, 44 50 8, -44 10 8, -18 -36 8'), () => pad(d, [0, 0, 0], width))
  if (withWire) wearWire(d, [-18, -36, 8], width)
}

function brakeDisc(d: Drafter, isVented: boolean): void {
  const center: Vec = [0, 0, 150]
  const thick = isVented ? 26 : 13
  d.turned(
    center,
    TOWARD,
    [
      [0, 150],
      [thick, 150],
    ],
    's',
  )
  if (isVented) {
    d.turned([0, -9, 150], TOWARD, pairs('0 150, 8 150'), 'k')
    d.turned([0, -17, 150], TOWARD, pairs('0 150, 9 150'), 's')
  }
  d.disc([0, -thick, 150], TOWARD, 144, 's2 n')
  d.disc([0, -thick, 150], TOWARD, 120, 'd')
  d.disc([0, -thick, 150], TOWARD, 92, 's3')
  d.turned([0, -thick, 150], TOWARD, pairs('0 80, 34 74'), 's')
  d.disc([0, -thick - 34, 150], TOWARD, 34, 'k5')
  d.bolts([0, -thick - 34, 150], TOWARD, { radius: 54, count: 5, size: 7, first: 90 }, 'k5')
}

export const BRAKING = {
  'brake-pads-front': { draw: (d) => padSet(d, 140, true), turn: 34, rise: 24 },
  'brake-pads-rear': { draw: (d) => padSet(d, 108, false), turn: 34, rise: 24, size: 0.88 },
  'brake-disc-ventilated': { draw: (d) => brakeDisc(d, true), turn: 40, rise: 16 },
  'brake-disc-solid': { draw: (d) => brakeDisc(d, false), turn: 40, rise: 16, size: 0.94 },
  'brake-linings': {
    draw: (d) => {
      for (const [x, y] of pairs('150 120, 0 0')) {
        const band = (from: number, to: number): Point[] => [
          ...circle(0, 0, 200, { from, to, steps: 9 }),
          ...circle(0, 0, 178, { from: to, to: from, steps: 9 }),
        ]
        d.front([x, y, 0], band(28, 152), 120, 'i')
        d.lines([
          [
            [x, y, 178],
            [x, y, 200],
            [x, y + 120, 200],
          ],
        ])
        for (const angle of [50, 70, 110, 130]) {
          const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
          for (const depth of [30, 90]) d.disc([x + 200 * c, y + depth, 200 * s], [c, 0, s], 7, 'k5')
        }
      }
    },
    turn: 32,
    rise: 30,
  },
  'brake-drum': {
    draw: (d) => {
      d.turned([0, 0, 200], TOWARD, pairs('0 200, 30 205, 30 196, 200 190, 214 170'), 'i')
      d.disc([0, -214, 200], TOWARD, 150, 'i2')
      d.disc([0, -214, 200], TOWARD, 92, 'k5')
      d.bolts([0, -214, 200], TOWARD, { radius: 122, count: 10, size: 10 }, 'k5')
    },
    turn: 38,
    rise: 16,
  },
  'brake-chamber': {
    draw: (d) => {
      d.bar(triples('92 0 62, 170 0 62'), 9, 's', false)
      d.turned([-120, 0, 62], X, pairs('0 40, 10 56, 84 60'), 'k')
      d.turned([-36, 0, 62], X, pairs('0 68, 12 68'), 's')
      d.turned([-24, 0, 62], X, pairs('0 58, 22 58'), 'k')
      d.turned([-2, 0, 62], X, pairs('0 68, 12 68'), 's')
      d.turned([10, 0, 62], X, pairs('0 62, 30 60, 64 48, 84 42'), 'k')
      d.turned([150, 0, 62], X, pairs('0 14, 10 14'), 's')
      d.box([168, -12, 46], [40, 24, 32], 's')
      d.bolts([94, 0, 62], X, { radius: 30, count: 2, size: 6 }, 's2')
    },
    turn: 34,
    rise: 20,
  },
  'brake-caliper': {
    draw: (d) => {
      d.front([-10, 30, 0], rounded(pairs('0 20, 0 120, 40 156, 190 156, 230 120, 230 20, 196 20, 196 84, 36 84, 36 20'), 16), 40, 'i')
      d.front([0, -30, 24], rounded(pairs('0 40, 0 110, 34 138, 176 138, 210 110, 210 40, 168 8, 42 8'), 20), 52, 's')
      d.turned([105, -30, 96], TOWARD, pairs('0 44, 16 42, 20 38'), 's')
      d.disc([105, -50, 96], TOWARD, 24, 's4')
      for (const x of [14, 196]) d.turned([x, -34, 66], TOWARD, pairs('0 15, 12 15, 12 9, 26 9'), 'k')
      d.turned([150, -24, 162], Z, pairs('0 8, 10 8, 10 5, 22 5'), 's')
    },
    turn: 30,
    rise: 24,
    size: 0.94,
  },
  'wheel-speed-sensor': {
    draw: (d) => {
      d.bar(triples('40 20 20, 90 60 50, 150 40 90, 190 10 50, 150 -30 8, 220 -50 8, 250 -46 8'), 5, 'k')
      d.turned([-50, 0, 22], X, pairs('0 11, 44 11, 46 14, 56 14, 56 12, 92 12'), 'k')
      d.above([-2, -22, 14], rounded(pairs('0 0, 22 0, 22 46, 0 46'), 8), 16, 's')
      d.disc([9, 12, 30], Z, 6, 'k5')
      d.turned([-50, 0, 22], [-1, 0, 0], pairs('0 9, 3 9'), 's')
      d.box([246, -62, 0], [46, 30, 22], 'k', 4)
      d.box([260, -66, 5], [18, 5, 8], 'v')
    },
    turn: 24,
    rise: 30,
  },
} satisfies Record<string, Sketch>

import { rounded, times, X, Z, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

/** A toothed wheel seen from ahead. */
function sprocket(d: Drafter, at: Vec, radius: number, teeth: number, depth: number): void {
  const outline = times(teeth * 2, (step): Point => {
    const angle = (step * Math.PI) / teeth
    const reach = step % 2 === 0 ? radius : radius * 0.9
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  })
  d.front(at, outline, depth, 's')
  d.disc(at, TOWARD, radius * 0.62, 's3 d')
  d.disc(at, TOWARD, radius * 0.3, 'k5')
}

/** A loop of belt or chain seen from ahead, thick as it is. */
function loop(d: Drafter, points: readonly (readonly [number, number])[], look: 'k' | 'i', depth: number): void {
  const track = points.map(([x, z]): Vec => [x, 0, z])
  const [first = [0, 0, 0] as Vec, second = [0, 0, 0] as Vec] = track
  const closed = [...track, first, second]
  d.bar(
    closed.map(([x, , z]): Vec => [x, depth, z]),
    6,
    look,
  )
  d.bar(closed, 6, look)
}

function sparkPlug(d: Drafter, at: Vec): void {
  const up = (z: number): Vec => [at[0], at[1], at[2] + z]
  d.bar([up(0), [at[0] + 7, at[1] - 2, at[2] + 1], [at[0] + 9, at[1], at[2] + 10]], 2, 's', false)
  d.turned(up(4), Z, pairs('0 3, 6 3, 6 10, 40 10, 40 13, 46 13'), 's')
  d.turned(up(50), Z, pairs('0 17, 18 17, 22 13, 32 12'), 's')
  d.turned(up(82), Z, pairs('0 11, 12 11, 12 9, 18 10, 18 8, 50 8'), 'w')
  d.turned(up(132), Z, pairs('0 5, 6 7, 14 6, 18 3'), 's')
}

function piston(d: Drafter, at: Vec): void {
  const up = (z: number): Vec => [at[0], at[1], at[2] + z]
  d.turned(at, Z, pairs('0 52, 64 56'), 's')
  d.turned([at[0], at[1] - 50, at[2] + 36], TOWARD, pairs('0 22, 6 22'), 's')
  d.disc([at[0], at[1] - 57, at[2] + 36], TOWARD, 15, 'k5')
  for (const z of [66, 82, 98]) {
    d.turned(up(z), Z, pairs('0 52, 6 52'), 'k')
    d.turned(up(z + 6), Z, pairs('0 56, 10 56'), 's')
  }
  d.disc(up(114), Z, 38, 's3 d')
  d.disc(up(114), Z, 22, 's4 d')
}

const BELT = pairs('-62 30, -70 120, -96 210, -60 268, -6 236, 44 262, 86 210, 58 120, 40 50, 0 -12, -46 -4')

export const ENGINE = {
  'timing-belt-kit': {
    draw: (d) => {
      loop(
        d,
        BELT.map(([x, z]): Point => [x, z + 40]),
        'k',
        26,
      )
      sprocket(d, [-30, -2, 250], 36, 18, 20)
      d.turned([150, 20, 62], TOWARD, pairs('0 46, 32 46'), 's')
      d.disc([150, -12, 62], TOWARD, 30, 'k4')
      d.disc([150, -12, 62], TOWARD, 14, 's2')
      d.turned([176, -60, 44], TOWARD, pairs('0 38, 28 38'), 's')
      d.disc([176, -88, 44], TOWARD, 22, 'k4')
      d.disc([176, -88, 44], TOWARD, 9, 's2')
    },
    turn: 24,
    rise: 18,
  },
  'timing-chain-kit': {
    draw: (d) => {
      loop(d, pairs('-60 60, -70 170, -70 270, -10 316, 50 270, 50 170, 40 60, -10 10'), 'i', 6)
      sprocket(d, [-10, -4, 266], 56, 12, 14)
      sprocket(d, [-10, -4, 54], 38, 8, 14)
      d.front([100, 0, 0], rounded(pairs('0 0, 22 0, 44 130, 26 280, 6 280, 20 130'), 10), 22, 'k')
      d.front([160, 0, 0], rounded(pairs('0 0, 22 0, 22 250, 0 250'), 10), 22, 'k')
      d.turned([212, 0, 0], Z, pairs('0 24, 64 24, 64 13, 96 13'), 's')
    },
    turn: 22,
    rise: 16,
  },
  'spark-plugs': {
    draw: (d) => {
      d.repeat(
        [3, 2, 1, 0].map((step): Vec => [step * 52, step * 26, 0]),
        () => sparkPlug(d, [0, 0, 0]),
      )
    },
    turn: 28,
    rise: 14,
  },
  'ignition-coil': {
    draw: (d) => {
      d.turned([0, 0, 0], Z, pairs('0 12, 8 14, 92 16'), 'k')
      d.turned([0, 0, 92], Z, pairs('0 14, 70 15, 76 19, 92 19'), 'k')
      d.box([-28, -22, 180], [62, 44, 40], 'k', 8)
      d.box([32, -14, 190], [40, 28, 24], 'k', 4)
      d.above([-74, -18, 196], rounded(pairs('0 0, 48 0, 48 36, 0 36'), 16), 12, 'k')
      d.disc([-56, 0, 208], Z, 9, 's2', 5)
      d.box([48, -18, 198], [16, 5, 9], 'v')
    },
    rise: 18,
  },
  'piston-set': {
    draw: (d) => {
      d.repeat(triples('110 70 0, 0 0 0'), () => piston(d, [0, 0, 0]))
      for (const [x, y] of pairs('150 -50, 160 -44')) d.disc([x, y, x - 148], Z, 50, 's3', 44)
      d.turned([-120, -20, 14], [1, 0.7, 0], pairs('0 14, 84 14'), 's', 'k5')
    },
    rise: 26,
  },
  'head-gasket': {
    draw: (d) => {
      d.repeat(triples('44 60 0, 22 30 8, 0 0 16'), () => d.above([0, 0, 0], rounded(pairs('0 0, 210 0, 210 190, 0 190'), 20), 4, 's'))
      d.disc([105, 95, 20], Z, 72, 'k3', 62)
      d.disc([105, 95, 20], Z, 62, 's5 d')
      for (const [x, y] of pairs('24 24, 186 24, 24 166, 186 166, 105 14, 105 176')) d.disc([x, y, 20], Z, 9, 'k4')
      for (const [x, y] of pairs('20 95, 190 95')) d.disc([x, y, 20], Z, 6, 'v3', 3.5)
    },
    turn: 30,
    rise: 38,
  },
  turbocharger: {
    draw: (d) => {
      d.turned([80, 30, 90], X, pairs('0 74, 20 92, 60 92, 70 70, 70 50, 96 50'), 'i')
      d.turned([120, -40, 40], TOWARD, pairs('0 34, 40 34, 40 48, 52 48'), 'i')
      d.turned([0, 30, 90], X, pairs('0 44, 84 40'), 'i')
      d.turned([40, 30, 128], Z, pairs('0 12, 24 12'), 's', 'k5')
      d.turned([-4, 30, 90], [-1, 0, 0], pairs('0 96, 40 104, 76 90, 86 56, 120 52'), 's')
      d.turned([-40, 30, 186], [-0.4, 0, 1], pairs('0 34, 60 28, 60 33, 70 33'), 's', 'k5')
      d.disc([-124, 30, 90], [-1, 0, 0], 44, 'k5')
      d.turned([40, -96, 150], TOWARD, pairs('0 34, 26 36, 34 28'), 's')
      d.bar(triples('40 -98 120, 90 -90 70, 130 -70 60'), 4, 's')
    },
    turn: -34,
    rise: 18,
  },
  'engine-mount': {
    draw: (d) => {
      d.above([-100, -40, 0], rounded(pairs('0 0, 200 0, 200 84, 0 84'), 30), 12, 's')
      for (const x of [-76, 76]) d.disc([x, 2, 12], Z, 10, 'k5')
      d.turned([0, 2, 12], Z, pairs('0 66, 20 70, 70 62, 92 40'), 'k')
      d.turned([0, 2, 104], Z, pairs('0 44, 12 44'), 's')
      d.turned([0, 2, 116], Z, pairs('0 11, 44 11'), 's')
      d.front([-22, -70, 86], rounded(pairs('0 0, 44 0, 60 40, -16 40'), 8), 12, 's')
    },
    rise: 24,
    size: 0.9,
  },
  'fuel-injector': {
    draw: (d) => {
      d.turned([0, 0, 0], Z, pairs('0 4, 8 7, 30 7, 34 11, 80 11, 84 18, 120 18'), 's')
      d.turned([0, 0, 34], Z, pairs('0 13, 4 13'), 'v', 's2')
      d.turned([0, 0, 38], Z, pairs('0 11, 44 11'), 's')
      d.turned([0, 0, 82], Z, pairs('0 19, 70 19, 76 22, 120 22'), 's')
      d.turned([20, 0, 168], [1, 0, 0.5], pairs('0 10, 34 10, 34 7, 46 7'), 's', 'k5')
      d.turned([0, 0, 202], Z, pairs('0 24, 46 24, 54 18, 70 16'), 'k')
      d.box([-56, -13, 224], [36, 26, 30], 'k', 4)
    },
    rise: 16,
    turn: 20,
  },
  'oil-pump': {
    draw: (d) => {
      d.front([-90, 30, 0], rounded(pairs('30 0, 150 0, 190 60, 176 150, 100 200, 20 160, 0 60'), 34), 34, 's')
      d.turned([6, 30, 100], TOWARD, pairs('0 66, 10 66'), 's')
      d.disc([6, 20, 100], TOWARD, 54, 'k4')
      d.front(
        [6, 18, 100],
        times(16, (step): Point => [(step % 2 ? 34 : 45) * Math.cos((step * Math.PI) / 8), (step % 2 ? 34 : 45) * Math.sin((step * Math.PI) / 8)]),
        6,
        's',
      )
      d.disc([6, 17, 100], TOWARD, 18, 'k5')
      d.bolts([6, 29, 96], TOWARD, { radius: 84, count: 6, size: 7, first: 20 }, 'k5')
      d.turned([70, 30, 20], TOWARD, pairs('0 22, 50 22'), 's', 'k5')
    },
    turn: 34,
    rise: 18,
    size: 0.9,
  },
} satisfies Record<string, Sketch>

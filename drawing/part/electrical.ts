import { rect, rounded, times, X, Z, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

function battery(d: Drafter, body: 'k' | 'w', band: 'i' | 'v'): void {
  d.box([0, 0, 0], [278, 175, 150], body, 8)
  d.box([-3, -3, 150], [284, 181, 30], 'k', 8)
  d.front([30, -0.5, 40], rect(0, 0, 218, 70), 0.5, band, `${band}3`)
  d.lines([triples('120 -1 75, 158 -1 75'), triples('139 -1 56, 139 -1 94')], 'm')
  d.box([60, 50, 180], [160, 70, 6], 'k', 6)
  for (const x of [36, 242]) d.turned([x, 34, 180], Z, pairs('0 13, 22 11'), 's')
}

function alternator(d: Drafter, radius: number): void {
  const z = radius + 20
  d.turned(
    [0, 90, z],
    TOWARD,
    [
      [0, radius - 14],
      [10, radius - 2],
      [60, radius],
    ],
    's',
  )
  d.turned(
    [0, 30, z],
    TOWARD,
    [
      [0, radius - 6],
      [26, radius - 6],
    ],
    'i',
  )
  d.turned(
    [0, 4, z],
    TOWARD,
    [
      [0, radius],
      [44, radius - 2],
      [60, radius - 18],
    ],
    's',
  )
  for (const x of [-radius + 2, radius - 2]) d.front([x - 18, -6, z - 18 + (x > 0 ? 40 : -40)], rounded(rect(0, 0, 36, 36), 14), 40, 's', 's2')
  d.bolts([0, -56, z], TOWARD, { radius: radius * 0.62, count: 10, size: radius * 0.1 }, 'k5')
  d.turned([0, -56, z], TOWARD, pairs('0 20, 10 20'), 's')
  for (const step of [0, 1, 2, 3, 4]) d.turned([0, -68 - step * 7, z], TOWARD, pairs('0 40, 4 40'), 'i')
  d.turned([0, -103, z], TOWARD, pairs('0 20, 14 18'), 's', 'k5')
}

function wiper(d: Drafter, at: Vec, length: number): void {
  const bow = (share: number): number => 34 * Math.sin(Math.PI * share)
  const line = times(9, (step) => step / 8)
  const spine = [...line.map((share): Point => [share * length, bow(share) + 22]), ...line.toReversed().map((share): Point => [share * length, bow(share) + 4])]
  d.front(at, spine, 12, 'k')
  d.curve(
    line.map((share): Vec => [at[0] + share * length, at[1], at[2] + bow(share) + 1]),
    'o',
  )
  d.box([at[0] + length / 2 - 34, at[1] - 8, at[2] + 52], [68, 28, 18], 'k', 5)
}

function lampRow(d: Drafter, at: Vec, count: number, step: number): void {
  d.repeat(
    times(count, (index): Vec => [at[0] + index * step, at[1], at[2]]),
    () => {
      d.disc([0, 0, 0], TOWARD, step * 0.4, 'k5')
      d.disc([0, 0, 0], TOWARD, step * 0.3, 's2')
      d.disc([0, 0, 0], TOWARD, step * 0.14, 'w1')
    },
  )
}

function headlamp(d: Drafter, isRight: boolean): void {
  const flip = (points: readonly Point[]): Point[] => (isRight ? points.map(([x, z]): Point => [430 - x, z]).reverse() : [...points])
  const shell = flip(rounded(pairs('0 56, 30 8, 250 24, 360 74, 452 168, 440 178, 250 140, 30 104'), 24))
  d.front([0, 24, 0], shell, 60, 'k')
  d.front([0, 0, 0], shell, 24, 'g', 'g4')
  const x = isRight ? 210 : 76
  d.front([0, -1, 0], flip(rounded(pairs('36 98, 38 86, 252 122, 380 146, 424 166, 250 134'), 4)), 1, 'w', 'w1')
  lampRow(d, [x, -1, 64], 3, 72)
  d.lines([flip(pairs('40 20, 248 36, 352 84, 420 152')).map(([u, v]): Vec => [u, -1, v])], 'm')
}

function tail(d: Drafter, shell: readonly Point[], strip: readonly Point[]): void {
  d.front([0, 24, 0], shell, 70, 'k')
  d.front([0, 0, 0], shell, 24, 'v', 'v5')
  d.front([0, -1, 0], strip, 1, 'v', 'v1')
}

export const ELECTRICAL = {
  'battery-agm': { draw: (d) => battery(d, 'k', 'i'), rise: 26, size: 0.92 },
  'battery-lfp': { draw: (d) => battery(d, 'w', 'v'), rise: 26, size: 0.84 },
  'alternator-12v': { draw: (d) => alternator(d, 74), turn: 34, rise: 18, size: 0.9 },
  'alternator-24v': { draw: (d) => alternator(d, 96), turn: 34, rise: 18 },
  'starter-motor': {
    draw: (d) => {
      d.turned([-130, 0, 90], X, pairs('0 50, 8 60, 170 60, 174 66, 186 66'), 's')
      d.lines(
        times(2, (step): Vec[] =>
          times(7, (at): Vec => [-110 + step * 130, 60 * Math.cos(((180 + at * 26) * Math.PI) / 180), 90 + 60 * Math.sin(((100 + at * 14) * Math.PI) / 180)]),
        ),
        'd',
      )
      d.turned([-70, -20, 172], X, pairs('0 34, 8 38, 120 38'), 'i')
      d.turned([-70, -30, 172], [-1, 0, 0], pairs('0 8, 24 8'), 's')
      d.turned([56, 0, 90], X, pairs('0 74, 16 74, 20 56, 80 48'), 's')
      d.turned([136, 0, 90], X, pairs('0 20, 10 20, 10 30, 50 30'), 's', 's4')
      d.bolts([73, 0, 90], X, { radius: 64, count: 3, size: 8, first: 50 }, 'k5')
    },
    turn: 30,
    rise: 20,
  },
  'wiper-blades': {
    draw: (d) => {
      wiper(d, [60, 110, 0], 520)
      wiper(d, [0, 0, 0], 620)
    },
    turn: 24,
    rise: 26,
  },
  horn: {
    draw: (d) => {
      for (const [x, y] of pairs('170 60, 0 0')) {
        d.turned([x, y + 30, 80], TOWARD, pairs('0 60, 10 72, 30 72'), 'k')
        d.turned([x, y, 80], TOWARD, pairs('0 76, 8 76, 14 60'), 's')
        d.disc([x, y - 14, 80], TOWARD, 60, 'k4')
        d.disc([x, y - 14, 80], TOWARD, 44, 'h')
        d.disc([x, y - 14, 80], TOWARD, 30, 'v3')
        d.disc([x, y - 14, 80], TOWARD, 10, 's2')
        d.front([x - 12, y + 34, 146], rounded(rect(0, 0, 24, 70), 8), 5, 's')
      }
    },
    turn: 30,
    rise: 16,
    size: 0.94,
  },
  'parking-sensors': {
    draw: (d) => {
      d.box([-60, 90, 0], [140, 90, 30], 'k', 8)
      d.lines([triples('-40 90 14, 60 90 14')], 'h')
      for (const step of [3, 2, 1, 0]) {
        const [x, y] = [-100 + step * 74, 20 - step * 10]
        d.bar(
          [
            [x, y + 20, 20],
            [x - 10, y + 60, 6],
            [x + 30 - step * 14, y + 90, 8],
          ],
          3,
          'k',
        )
        d.turned([x, y + 20, 22], TOWARD, pairs('0 15, 26 15, 26 22, 32 22'), 'k')
        d.disc([x, y - 12, 22], TOWARD, 14, 's2')
      }
    },
    turn: 20,
    rise: 30,
  },
  'combination-switch': {
    draw: (d) => {
      d.turned([0, 40, 110], TOWARD, pairs('0 70, 30 74, 60 70'), 'k')
      d.disc([0, -20, 110], TOWARD, 46, 's3')
      d.disc([0, -20, 110], TOWARD, 38, 'k5')
      d.bar(triples('-60 0 120, -120 -16 134, -196 -30 140'), 11, 'k')
      d.turned([-176, -26, 138], [-1, -0.18, 0.1], pairs('0 15, 50 17, 56 12'), 'k')
      d.bar(triples('60 0 120, 120 -16 134, 196 -30 140'), 11, 'k')
      d.turned([176, -26, 138], [1, -0.18, 0.1], pairs('0 15, 50 17, 56 12'), 'k')
      d.box([-34, 6, 0], [68, 44, 46], 'k', 4)
      d.lines([triples('-196 -44 141, -204 -45 142'), triples('196 -44 141, 204 -45 142')], 'm')
    },
    turn: 16,
    rise: 20,
    size: 0.96,
  },
  'headlamp-left': { draw: (d) => headlamp(d, false), turn: 24, rise: 8 },
  'headlamp-right': { draw: (d) => headlamp(d, true), turn: -24, rise: 8 },
  'headlamp-truck': {
    draw: (d) => {
      const shell = rounded(pairs('0 0, 300 0, 320 40, 300 190, 40 200, 0 160'), 26)
      d.front([0, 30, 0], shell, 130, 'k')
      d.front([0, 0, 0], shell, 30, 'g', 'g3')
      for (const [x, z, r] of triples('100 104 66, 228 104 50')) {
        d.disc([x, -1, z], TOWARD, r, 's3')
        d.disc([x, -1, z], TOWARD, r * 0.72, 's1')
        d.disc([x, -1, z], TOWARD, r * 0.32, 'k4')
        d.disc([x, -1, z], TOWARD, r * 0.18, 's2')
      }
      d.front([20, -1, 12], rounded(rect(0, 0, 260, 18), 8), 1, 'v', 'v1')
    },
    turn: 28,
    rise: 16,
    size: 0.9,
  },
  'tail-lamp': {
    draw: (d) =>
      tail(
        d,
        rounded(pairs('0 30, 40 0, 260 20, 360 60, 350 150, 60 160, 10 130'), 22),
        rounded(pairs('30 130, 40 112, 330 104, 320 84, 60 60, 60 46, 340 70, 344 122, 60 144'), 6),
      ),
    turn: 26,
    rise: 16,
    size: 0.86,
  },
  'tail-lamp-through': {
    draw: (d) =>
      tail(
        d,
        rounded(pairs('0 10, 120 36, 780 36, 900 10, 890 90, 780 96, 120 96, 10 90'), 18),
        rounded(pairs('30 66, 120 76, 780 76, 870 66, 870 54, 780 64, 120 64, 30 54'), 5),
      ),
    turn: 18,
    rise: 16,
  },
  'fog-lamps': {
    draw: (d) => {
      for (const [x, y] of pairs('200 50, 0 0')) {
        d.turned([x, y + 50, 90], TOWARD, pairs('0 34, 20 56, 40 72, 54 74'), 'k')
        d.disc([x, y - 4, 90], TOWARD, 66, 'g2')
        d.disc([x, y - 4, 90], TOWARD, 42, 's2')
        d.disc([x, y - 4, 90], TOWARD, 16, 'k4')
        d.front([x - 84, y + 20, 76], rounded(rect(0, 0, 26, 30), 8), 8, 'k')
        d.front([x + 58, y + 20, 76], rounded(rect(0, 0, 26, 30), 8), 8, 'k')
      }
    },
    turn: 30,
    rise: 14,
    size: 0.9,
  },
  'work-light': {
    draw: (d) => {
      d.repeat(
        times(5, (step): Vec => [0, 40 - step * 13, 0]),
        () => d.box([-92, 0, 46], [184, 5, 116], 'k'),
      )
      d.box([-100, -40, 40], [200, 30, 128], 'k', 10)
      d.front([-86, -41, 54], rect(0, 0, 172, 100), 1, 'g', 'g2')
      lampRow(d, [-52, -42, 128], 4, 35)
      lampRow(d, [-52, -42, 80], 4, 35)
      d.front([-126, -20, 20], rounded(pairs('0 0, 252 0, 252 90, 236 90, 236 14, 16 14, 16 90, 0 90'), 4), 30, 's')
      d.turned([0, -6, 0], Z, pairs('0 14, 20 14'), 's')
    },
    rise: 16,
    size: 0.9,
  },
} satisfies Record<string, Sketch>

import { circle, rect, rounded, times, Z, type Drafter, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

/** A label without words: a plain field with a rule. */
function label(d: Drafter, at: Vec, width: number, height: number, look: 'v3' | 's3' | 'i3' | 'g3' | 'w1'): void {
  const [x, y, z] = at
  d.face(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + height],
      [x, y, z + height],
    ],
    look,
  )
  d.lines(
    [0.3, 0.48].map((share): Vec[] => [
      [x + width * 0.14, y, z + height * share],
      [x + width * 0.7, y, z + height * share],
    ]),
    'm',
  )
}

function jerrycan(d: Drafter, size: Vec, body: 'w' | 'k' | 'i', spot: 'v3' | 'g3' | 'i3'): void {
  const [w, depth, h] = size
  d.box([0, 0, 0], [w, depth, h], body, 26)
  d.box([16, depth * 0.3, h], [w * 0.5, depth * 0.4, h * 0.13], body, 14)
  d.box([36, depth * 0.3 - 1, h + 6], [w * 0.34, 3, h * 0.07], 'k', 1)
  d.turned([w * 0.8, depth / 2, h], Z, pairs('0 30, 14 30, 14 34, 44 34'), 'k')
  label(d, [w * 0.14, -1, h * 0.2], w * 0.72, h * 0.5, spot)
}

export const WORKSHOP = {
  'coolant-drum': { draw: (d) => jerrycan(d, [290, 240, 350], 'w', 'g3'), rise: 20 },
  'brake-fluid': {
    draw: (d) => {
      d.box([0, 0, 0], [96, 60, 190], 'w', 16)
      d.turned([48, 30, 190], Z, pairs('0 40, 14 22, 20 20'), 'w')
      d.turned([48, 30, 208], Z, pairs('0 24, 30 24'), 'k')
      d.lines(
        times(7, (row): Vec[] => [
          [30 + row * 6, 7, 212],
          [30 + row * 6, 7, 234],
        ]),
        'h',
      )
      label(d, [12, -1, 36], 72, 110, 'v3')
    },
    rise: 18,
    size: 0.9,
  },
  'engine-oil': {
    draw: (d) => {
      d.turned([0, 0, 0], Z, pairs('0 130, 8 134, 330 140'), 'i')
      d.turned([0, 0, 330], Z, pairs('0 144, 20 144, 26 134'), 'k')
      d.turned([56, 30, 356], Z, pairs('0 30, 22 30'), 'k', 'v3')
      d.curve(
        times(7, (step): Vec => [140 * Math.cos(((200 + step * 28) * Math.PI) / 180), 140 * Math.sin(((200 + step * 28) * Math.PI) / 180), 250]),
        'd',
      )
      d.curve(
        times(7, (step): Vec => [137 * Math.cos(((200 + step * 28) * Math.PI) / 180), 137 * Math.sin(((200 + step * 28) * Math.PI) / 180), 90]),
        'd',
      )
      d.bar(triples('-138 -30 320, -120 -100 240, 0 -170 190, 90 -140 230, 130 -50 320'), 4, 's')
    },
    rise: 20,
  },
  'urea-canister': { draw: (d) => jerrycan(d, [230, 190, 300], 'w', 'i3'), rise: 20, size: 0.94 },
  'bottle-jack': {
    draw: (d) => {
      d.above([-80, -66, 0], rounded(rect(0, 0, 170, 140), 20), 22, 'k')
      d.turned([0, 0, 22], Z, pairs('0 56, 150 56, 158 50'), 'v')
      d.turned([0, 0, 180], Z, pairs('0 30, 20 30, 20 22, 60 22, 60 32, 76 32'), 's')
      d.turned([70, -40, 22], Z, pairs('0 22, 50 22, 50 12, 90 12'), 's')
      d.bar(triples('70 -40 108, 150 -60 150, 260 -90 210'), 8, 's', false)
      d.turned([-30, -52, 50], TOWARD, pairs('0 12, 14 12'), 's')
    },
    rise: 20,
  },
  'emergency-kit': {
    draw: (d) => {
      d.box([40, 70, 0], [260, 90, 120], 'k', 24)
      d.lines([triples('44 69 80, 296 69 80')], 'h')
      d.bar(triples('120 110 120, 140 110 156, 200 110 156, 220 110 120'), 6, 'k')
      const tri = (r: number, y: number): Vec[] =>
        [90, 210, 330].map((angle): Vec => [-10 + r * Math.cos((angle * Math.PI) / 180), y, 100 + r * Math.sin((angle * Math.PI) / 180)])
      d.face(tri(150, 20), 'v3')
      d.face(tri(112, 19), 'v1')
      d.face(tri(78, 18), 'k3')
      d.box([-90, 0, 0], [160, 50, 10], 'k')
      for (const row of [0, 1, 2])
        d.bar(
          circle(210, -20, 46 - row * 3, { steps: 10 })
            .concat([[256 - row * 3, -20]])
            .map(([x, y]): Vec => [x, y, 8 + row * 15]),
          7,
          'i',
        )
    },
    turn: 18,
    rise: 24,
  },
  extinguisher: {
    draw: (d) => {
      d.turned([0, 0, 0], Z, pairs('0 50, 10 54, 230 54, 262 30, 276 18'), 'v')
      d.turned([0, 0, 276], Z, pairs('0 20, 26 20'), 's')
      d.turned([0, -18, 290], TOWARD, pairs('0 15, 8 15'), 's', 'w1')
      d.front([-14, -10, 302], rounded(pairs('0 0, 30 0, 110 26, 112 38, 20 20, 0 20'), 4), 20, 'k')
      d.front([-14, -10, 320], rounded(pairs('0 0, 24 6, 104 50, 100 62, 10 26'), 4), 20, 'k')
      d.bar(triples('-18 0 290, -70 -10 280, -84 -20 200, -74 -30 120, -70 -32 90'), 8, 'k')
      d.turned([-70, -32, 100], [0, 0, -1], pairs('0 10, 50 16'), 'k')
      label(d, [-30, -55, 80], 60, 100, 'w1')
    },
    turn: 20,
    rise: 16,
  },
  'obd-reader': {
    draw: (d) => {
      d.bar(triples('60 70 90, 120 90 40, 200 80 10, 240 30 14, 236 -10 22'), 7, 'k')
      d.box([196, -70, 4], [80, 60, 36], 'k', 8)
      d.front([202, -72, 8], pairs('0 0, 68 0, 60 28, 8 28'), 2, 's', 's2')
      d.bolts([236, -73, 16], TOWARD, { radius: 0.1, count: 1, size: 1 }, 'k5')
      d.lines([times(2, (at): Vec => [212 + at * 48, -74, 17]), times(2, (at): Vec => [214 + at * 44, -74, 28])], 'd')
      d.front([-80, 40, 0], rounded(pairs('20 0, 150 0, 166 120, 170 200, 160 226, 10 226, 0 200, 4 120'), 18), 40, 'k')
      d.front([-58, 39, 112], rect(0, 0, 128, 92), 1, 'g', 'g2')
      d.lines([triples('-46 38 130, -20 38 130, -8 38 176, 6 38 122, 18 38 150, 56 38 150')])
      d.disc([6, 39, 56], TOWARD, 24, 'k2')
      d.disc([6, 38, 56], TOWARD, 9, 'v3')
      for (const x of [-44, 52]) d.front([x - 4, 39, 44], rounded(rect(0, 0, 22, 22), 6), 1, 'k', 'k2')
    },
    turn: 20,
    rise: 20,
  },
} satisfies Record<string, Sketch>

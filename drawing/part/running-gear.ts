import { circle, rounded, times, X, Y, Z, type Drafter, type Material, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Sketch } from './sketch.ts'

const TOWARD: Vec = [0, -1, 0]

function eye(d: Drafter, at: Vec, radius: number, width: number): void {
  d.turned(
    [at[0], at[1] + width / 2, at[2]],
    TOWARD,
    [
      [0, radius],
      [width, radius],
    ],
    's',
  )
  d.disc([at[0], at[1] - width / 2, at[2]], TOWARD, radius * 0.8, 'k4')
  d.disc([at[0], at[1] - width / 2, at[2]], TOWARD, radius * 0.42, 's2')
  d.disc([at[0], at[1] - width / 2, at[2]], TOWARD, radius * 0.22, 'k5')
}

function leaves(d: Drafter, count: number, arch: number): void {
  const length = 620
  for (let leaf = count - 1; leaf >= 0; leaf -= 1) {
    const half = length * (1 - (leaf / count) * 0.78)
    const bow = (x: number) => arch * (x / length) ** 2
    const top = (count - leaf) * 16
    const line = leaf > 1 ? [-half, 0, half] : times(5, (step) => -half + (half * step) / 2)
    const points: Point[] = [...line.map((x): Point => [x, top + bow(x)]), ...line.toReversed().map((x): Point => [x, top - 15 + bow(x)])]
    d.front([0, 0, 0], points, 76, 'i')
  }
  const end = count * 16 + arch - 8
  for (const x of [-length - 14, length + 14]) {
    d.turned([x, 76, end], TOWARD, pairs('0 30, 76 30'), 'i')
    d.disc([x, 0, end], TOWARD, 18, 'k4')
    d.disc([x, 0, end], TOWARD, 9, 's2')
  }
  for (const x of [-62, 62])
    d.front(
      [x - 9, -7, 4],
      [
        [0, 0],
        [18, 0],
        [18, count * 16 + 6],
        [0, count * 16 + 6],
      ],
      90,
      's',
    )
}

function damper(d: Drafter, x: number, y: number): void {
  const at = (z: number): Vec => [x, y, z]
  eye(d, at(24), 24, 44)
  d.turned(at(46), Z, pairs('0 30, 180 30, 184 26'), 'k')
  d.turned(at(230), Z, pairs('0 11, 150 11'), 's')
  d.turned(at(300), Z, pairs('0 36, 100 36, 106 30'), 'k')
  d.turned(at(406), Z, pairs('0 16, 16 16, 16 9, 52 9'), 's')
}

function ballJoint(d: Drafter, at: Vec, material: Material): void {
  d.turned(at, Z, pairs('0 26, 6 30, 30 30'), material)
  d.turned([at[0], at[1], at[2] + 30], Z, pairs('0 26, 10 27, 26 14'), 'k')
  d.turned([at[0], at[1], at[2] + 56], Z, pairs('0 11, 30 9, 30 7, 52 7'), 's')
}

export const RUNNING_GEAR = {
  'strut-front': {
    draw: (d) => {
      d.front([-16, 0, 0], rounded(pairs('0 0, 32 0, 32 90, 0 90'), 4), 30, 's')
      d.bolts([0, 0, 45], TOWARD, { radius: 24, count: 2, size: 7, first: 90 }, 'k5')
      d.turned([0, 14, 70], Z, pairs('0 27, 210 27, 214 24'), 'k')
      d.turned([0, 14, 190], Z, pairs('0 62, 8 70, 14 70'), 's')
      d.coil([0, 14, 210], { radius: 62, wire: 7, turns: 5, height: 220 }, 'k')
      d.turned([0, 14, 436], Z, pairs('0 66, 10 60, 18 40, 34 36, 34 9, 62 9'), 's')
    },
    turn: 26,
    rise: 18,
  },
  'shock-rear': { draw: (d) => damper(d, 0, 0), rise: 16 },
  'control-arm': {
    draw: (d) => {
      const arm = rounded(pairs('0 0, 60 -14, 250 60, 310 190, 306 236, 250 240, 196 150, 70 90, -10 60'), 22)
      d.above([0, 0, 16], arm, 36, 'i')
      d.above([0, 0, 52], rounded(pairs('60 20, 220 84, 262 170, 190 116, 70 64'), 18), 1, 'k')
      d.turned([278, 232, 8], Z, pairs('0 36, 56 36'), 's')
      d.disc([278, 232, 64], Z, 26, 'k4')
      d.disc([278, 232, 64], Z, 10, 's2')
      ballJoint(d, [18, 30, 48], 's')
      d.turned([250, 44, 34], X, pairs('0 34, 56 34'), 's')
      d.disc([306, 44, 34], X, 26, 'k4')
      d.disc([306, 44, 34], X, 11, 's2')
    },
    turn: 24,
    rise: 32,
  },
  'stabiliser-links': {
    draw: (d) => {
      d.repeat(triples('60 70 0, 0 0 0'), () => {
        const [x, y] = [0, 0]
        d.bar(
          [
            [x, y, 30],
            [x, y, 290],
          ],
          7,
          's',
          false,
        )
        for (const z of [26, 294]) {
          d.turned([x, y + 14, z], TOWARD, pairs('0 22, 24 22'), 'i')
          d.turned([x, y - 10, z], TOWARD, pairs('0 20, 8 21, 18 11'), 'k')
          d.turned([x, y - 28, z], TOWARD, pairs('0 7, 34 7'), 's')
          d.turned([x, y - 40, z], TOWARD, pairs('0 12, 8 12'), 's')
        }
      })
    },
    turn: 42,
    rise: 18,
  },
  'leaf-spring-pickup': { draw: (d) => leaves(d, 5, 130), turn: 24, rise: 18 },
  'leaf-spring-truck': { draw: (d) => leaves(d, 10, 110), turn: 24, rise: 18 },
  'air-spring': {
    draw: (d) => {
      d.turned([0, 0, 0], Z, pairs('0 62, 8 70, 60 74'), 's')
      d.turned([0, 0, 60], Z, pairs('0 74, 10 104, 24 120, 42 122, 58 112, 66 102'), 'k')
      d.turned([0, 0, 126], Z, pairs('0 106, 10 106'), 's')
      d.turned([0, 0, 136], Z, pairs('0 102, 10 114, 26 122, 44 118, 60 106'), 'k')
      d.turned([0, 0, 196], Z, pairs('0 110, 12 110'), 's')
      d.turned([-40, 0, 208], Z, pairs('0 12, 10 12, 10 8, 36 8'), 's')
      d.turned([46, 0, 208], Z, pairs('0 16, 8 16, 8 10, 20 10'), 's')
    },
    size: 0.92,
  },
  'lift-kit': {
    draw: (d) => {
      d.repeat(triples('50 60 0, 140 -60 0'), () => damper(d, 0, 0))
      d.repeat(triples('-190 60 0, -40 -110 0'), () => d.coil([0, 0, 0], { radius: 66, wire: 9, turns: 4, height: 330 }, 'v'))
      d.turned([260, -60, 0], Z, pairs('0 60, 28 60'), 'k')
      d.disc([260, -60, 28], Z, 34, 'k6')
      d.turned([260, -60, 28], Z, pairs('0 56, 28 56'), 's')
      d.disc([260, -60, 56], Z, 30, 'k5')
    },
    turn: 22,
    rise: 16,
  },
  'coil-springs': {
    draw: (d) => {
      d.repeat(triples('140 60 10, 0 0 10'), () => d.coil([0, 0, 0], { radius: 66, wire: 8, turns: 5, height: 290 }, 'i'))
    },
    turn: 20,
    rise: 16,
  },
  'hub-bearing': {
    draw: (d) => {
      d.turned([0, 40, 80], TOWARD, pairs('0 42, 30 44, 34 66, 46 66'), 'i')
      d.front([0, -6, 80], rounded(circle(0, 0, 76, { steps: 4, from: 45, to: 405 }), 20), 12, 'i')
      d.bolts([0, -6, 80], TOWARD, { radius: 58, count: 4, size: 7, first: 45 }, 'k5')
      d.turned([0, -6, 80], TOWARD, pairs('0 46, 20 46, 22 70, 34 70'), 's')
      d.bolts([0, -40, 80], TOWARD, { radius: 52, count: 5, size: 7, first: 90 }, 'k5')
      d.turned([0, -40, 80], TOWARD, pairs('0 32, 14 30'), 's')
      d.disc([0, -54, 80], TOWARD, 20, 'k5')
      d.disc([0, -54, 80], TOWARD, 20, 'd', 15)
      for (const angle of [54, 126, 198, 270, 342]) {
        const [x, z] = [61 * Math.cos((angle * Math.PI) / 180), 80 + 61 * Math.sin((angle * Math.PI) / 180)]
        d.turned([x, -40, z], TOWARD, pairs('0 5, 34 5'), 's')
      }
    },
    turn: 38,
    rise: 16,
    size: 0.94,
  },
  'tie-rod-end': {
    draw: (d) => {
      d.turned([40, 0, 30], X, pairs('0 16, 40 13, 130 12, 130 9, 200 9'), 's')
      d.lines(
        times(9, (at): Vec[] => [
          [176 + at * 7, 0, 39],
          [176 + at * 7, -9, 30],
          [176 + at * 7, 0, 21],
        ]),
      )
      ballJoint(d, [0, 0, 8], 's')
    },
    turn: 24,
    rise: 20,
    size: 0.9,
  },
  'steering-rack': {
    draw: (d) => {
      d.turned([300, 30, 60], X, pairs('0 8, 120 8, 120 16, 160 16'), 's')
      d.turned([-330, 30, 60], X, pairs('0 16, 40 16, 40 8, 130 8'), 's')
      d.turned(
        [-230, 30, 60],
        X,
        times(7, (at) => [at * 16, at % 2 === 0 ? 18 + at : 26 + at] as const),
        'k',
      )
      d.turned([-134, 30, 60], X, pairs('0 28, 330 28'), 's')
      d.turned(
        [196, 30, 60],
        X,
        times(7, (at) => [at * 16, at % 2 === 0 ? 26 - at : 34 - at] as const),
        'k',
      )
      d.turned([-80, 30, 66], Z, pairs('0 34, 70 34, 74 20, 100 20, 100 9, 140 9'), 's')
      d.turned([90, 40, 22], TOWARD, pairs('0 46, 76 46, 80 38'), 'k')
      d.box([44, -38, 44], [92, 40, 34], 's', 8)
      d.box([150, -8, 30], [34, 20, 20], 'v', 3)
    },
    turn: 22,
    rise: 22,
  },
  'steering-gear-box': {
    draw: (d) => {
      d.turned([0, 60, 130], Y, pairs('0 64, 60 64, 70 50'), 'i')
      d.box([-90, -60, 30], [180, 130, 140], 'i', 26)
      d.turned([-90, 0, 110], [-1, 0, 0], pairs('0 62, 26 62, 34 50'), 'i')
      d.turned([0, -60, 100], TOWARD, pairs('0 66, 16 66, 26 56'), 'i')
      d.bolts([0, -86, 100], TOWARD, { radius: 46, count: 4, size: 8, first: 45 }, 's2')
      d.turned([20, 0, 170], Z, pairs('0 40, 16 36, 16 14, 70 14'), 's')
      d.turned([0, -86, 100], TOWARD, pairs('0 24, 30 22, 30 16, 64 16'), 's')
      d.front([-90, -40, 0], rounded(pairs('0 0, 60 0, 60 40, 0 40'), 8), 40, 'i')
      d.front([40, -40, 0], rounded(pairs('0 0, 60 0, 60 40, 0 40'), 8), 40, 'i')
      d.turned([70, -30, 170], Z, pairs('0 12, 14 12'), 's', 'k5')
    },
    turn: 30,
    rise: 24,
  },
  'steering-pump': {
    draw: (d) => {
      d.turned([0, 110, 80], TOWARD, pairs('0 56, 80 62, 94 70, 112 70'), 's')
      d.turned([30, 60, 140], Z, pairs('0 15, 34 15, 34 10, 58 10'), 's')
      d.turned([-28, 60, 140], Z, pairs('0 12, 24 12'), 's', 'k5')
      d.front([0, -2, 80], rounded(pairs('-92 -30, 92 -30, 92 30, 40 72, -40 72, -92 30'), 18), 14, 's')
      d.bolts([0, -2, 80], TOWARD, { radius: 74, count: 2, size: 9 }, 'k5')
      d.turned([0, -2, 80], TOWARD, pairs('0 48, 10 40, 10 20, 60 20, 60 11, 92 11'), 's')
      for (const step of times(4, (at) => at)) d.turned([0, -36 - step * 7, 80], TOWARD, pairs('0 24, 4 24'), 's')
    },
    turn: 38,
    rise: 18,
    size: 0.94,
  },
} satisfies Record<string, Sketch>

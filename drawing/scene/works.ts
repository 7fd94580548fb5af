import { rect, rounded, times, Z, type Drafter, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import { carBlock } from './harbour.ts'
import type { Scene } from './scene.ts'

const TOWARD: Vec = [0, -1, 0]

function floor(d: Drafter, width: number, depth: number): void {
  d.box([0, 0, -10], [width, depth, 10], 'f')
}

/** A person as a plain figure, for size. */
function figure(d: Drafter, [x, y, z]: Vec, look: 'k' | 'i' = 'k'): void {
  d.turned([x, y, z], Z, pairs('0 7, 40 9, 44 12, 70 13, 76 6'), look)
  d.turned([x, y, z + 76], Z, pairs('0 5, 4 8, 14 8, 18 4'), 's')
}

function sheetOf(d: Drafter, at: Vec, width: number, height: number, rows: number): void {
  const [x, y, z] = at
  d.above(at, rect(0, 0, width, height), 3, 'w')
  d.lines(
    times(rows, (row): Vec[] => [
      [x + width * 0.12, y + height * (0.82 - row * 0.1), z + 3],
      [x + width * (row % 3 === 2 ? 0.55 : 0.88), y + height * (0.82 - row * 0.1), z + 3],
    ]),
  )
}

function robot(d: Drafter, [x, y, z]: Vec): void {
  d.turned([x, y, z], Z, pairs('0 26, 20 22, 50 20'), 'k')
  d.bar(
    [
      [x, y, z + 50],
      [x - 20, y - 10, z + 150],
    ],
    11,
    's',
    false,
  )
  d.bar(
    [
      [x - 20, y - 10, z + 150],
      [x + 60, y - 40, z + 130],
    ],
    8,
    's',
    false,
  )
  d.bar(
    [
      [x + 60, y - 40, z + 130],
      [x + 66, y - 44, z + 96],
    ],
    5,
    'v',
    false,
  )
}

export const WORKS = {
  'inspection-lane': {
    draw: (d) => {
      floor(d, 620, 320)
      for (const y of [260, 60]) {
        d.box([150, y, 0], [14, 14, 210], 'i')
        d.box([440, y, 0], [14, 14, 210], 'i')
      }
      d.box([140, 250, 200], [330, 30, 14], 'i')
      d.box([180, 100, 60], [250, 90, 8], 'k')
      for (const x of [200, 400]) d.box([x, 130, 0], [14, 30, 60], 'k')
      carBlock(d, [240, 120, 68], 's')
      d.box([140, 56, 200], [330, 20, 14], 's')
      d.lines(
        times(3, (at): Vec[] => [
          [200 + at * 90, 54, 207],
          [250 + at * 90, 54, 207],
        ]),
        'm',
      )
      figure(d, [110, 50, 0])
      d.box([500, 60, 0], [60, 40, 80], 's')
      d.front([500, 56, 84], rect(0, 0, 60, 44), 6, 'k')
      d.lines([triples('508 55 100, 522 55 100, 530 55 118, 538 55 94, 552 55 100')], 'm')
      d.disc([530, 59, 60], TOWARD, 6, 'v2')
    },
  },
  'charging-station': {
    draw: (d) => {
      floor(d, 640, 300)
      d.box([60, 230, 0], [12, 12, 210], 'i')
      d.box([560, 230, 0], [12, 12, 210], 'i')
      d.flank([30, 60, 204], pairs('0 0, 220 20, 220 28, 0 8'), 570, 's')
      d.lines(
        times(9, (at): Vec[] => [
          [90 + at * 55, 62, 213],
          [90 + at * 55, 278, 232],
        ]),
      )
      for (const x of [130, 400]) {
        d.box([x, 190, 0], [56, 40, 140], 'w', 8)
        d.front([x + 10, 189, 84], rect(0, 0, 36, 34), 1, 'k', 'k5')
        d.disc([x + 28, 189, 64], TOWARD, 5, 'v2')
        d.bar(
          [
            [x + 56, 200, 80],
            [x + 74, 190, 20],
            [x + 66, 150, 14],
            [x + 60, 120, 34],
          ],
          4,
          'k',
        )
      }
      carBlock(d, [110, 80, 0], 's')
      carBlock(d, [380, 80, 0], 'i')
    },
  },
  'factory-line': {
    draw: (d) => {
      floor(d, 900, 340)
      d.box([20, 130, 0], [860, 80, 14], 'i')
      d.lines(
        times(20, (at): Vec[] => [
          [50 + at * 42, 130, 15],
          [50 + at * 42, 210, 15],
        ]),
      )
      d.repeat(triples('240 270 0, 560 270 0'), () => robot(d, [0, 0, 0]))
      d.repeat(triples('680 146 14, 380 146 14'), () => carBlock(d, [0, 0, 0], 's'))
      d.front([90, 146, 22], pairs('0 8, 2 20, 30 26, 46 44, 92 44, 112 28, 120 22, 122 8'), 48, 'i')
      d.repeat(triples('180 60 0, 520 60 0'), () => robot(d, [0, 0, 0]))
      figure(d, [770, 60, 0])
    },
  },
  'parts-warehouse': {
    draw: (d) => {
      floor(d, 760, 360)
      for (const y of [260, 130]) {
        d.repeat(
          [
            [40, y, 0],
            [40, y, 92],
            [40, y, 184],
          ],
          () => {
            d.box([0, 0, 0], [520, 60, 6], 'i')
            d.repeat(
              times(4, (at): Vec => [20 + at * 124, 6, 6]),
              () => d.box([0, 0, 0], [96, 46, 60], 'w'),
            )
          },
        )
        d.box([60 + 124 * (y === 130 ? 2 : 1), y + 5, 98], [96, 46, 60], y === 130 ? 'v' : 'i')
        for (const x of [36, 556]) d.box([x, y - 2, 0], [8, 8, 286], 'k')
      }
      d.box([610, 110, 10], [80, 60, 40], 'k', 8)
      d.box([600, 120, 0], [8, 40, 180], 's')
      d.box([530, 126, 6], [72, 8, 5], 's')
      d.box([620, 112, 50], [50, 56, 60], 'i')
      for (const x of [626, 676]) d.disc([x, 108, 12], TOWARD, 12, 'k5')
      d.box([520, 110, 12], [70, 60, 56], 'w')
      figure(d, [450, 60, 0])
    },
  },
  'customs-papers': {
    draw: (d) => {
      sheetOf(d, [90, 90, 0], 230, 310, 7)
      sheetOf(d, [30, 40, 5], 230, 310, 7)
      sheetOf(d, [-30, -10, 10], 230, 310, 7)
      d.disc([140, 50, 14], Z, 34, 'v3', 28)
      d.disc([140, 50, 14], Z, 22, 'v3', 19)
      d.turned([300, 40, 0], Z, pairs('0 40, 14 40, 18 30, 30 16, 70 15, 84 26, 104 24, 112 12'), 'k')
      d.bar(triples('260 -40 10, 400 20 16'), 7, 's', false)
      d.bar(triples('248 -45 9, 260 -40 10'), 3, 'k', false)
    },
    turn: 24,
    rise: 40,
  },
  training: {
    draw: (d) => {
      floor(d, 620, 380)
      d.front([110, 330, 70], rect(0, 0, 320, 180), 8, 'k')
      d.front([122, 328, 82], rect(0, 0, 296, 156), 1, 'w', 'w1')
      d.lines([
        triples(`
          160 327 120, 166 327 150, 210 327 156, 240 327 190, 320 327 190, 350 327 156, 380 327 150, 384 327 120,
          160 327 120
        `),
      ])
      for (const x of [210, 340]) d.disc([x, 326, 120], TOWARD, 18, 'k4')
      d.disc([340, 325, 120], TOWARD, 8, 'v2')
      figure(d, [490, 280, 0])
      for (const y of [170, 60]) {
        d.box([80, y, 62], [420, 50, 6], 's')
        for (const x of [90, 484]) d.box([x, y + 20, 0], [8, 8, 62], 'i')
        d.repeat(
          [
            [400, y - 26, 0],
            [270, y - 26, 0],
            [140, y - 26, 0],
          ],
          () => figure(d, [0, 0, 0], 'i'),
        )
      }
    },
  },
  'show-stand': {
    draw: (d) => {
      d.above([0, 0, 0], rounded(rect(0, 0, 720, 360), 30, 4), 16, 'f')
      d.box([30, 300, 16], [660, 16, 250], 'k')
      d.front([70, 298, 130], rounded(rect(0, 0, 220, 100), 4), 1, 'w', 'w2')
      d.lines([
        triples(`
          90 297 160, 110 297 176, 150 297 182, 176 297 206, 226 297 206, 250 297 180, 268 297 176, 270 297 160,
          90 297 160
        `),
      ])
      for (const x of [380, 520])
        d.bar(
          [
            [x, 290, 266],
            [x, 250, 280],
            [x, 220, 262],
          ],
          4,
          's',
        )
      d.turned([420, 150, 16], Z, pairs('0 150, 12 150'), 's')
      carBlock(d, [360, 120, 28], 'v')
      d.box([90, 90, 16], [90, 50, 84], 's', 10)
      d.repeat(triples('140 170 16, 610 70 16'), () => figure(d, [0, 0, 0]))
      figure(d, [250, 60, 16], 'i')
    },
  },
} satisfies Record<string, Scene>

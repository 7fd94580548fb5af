import { rect, rounded, times, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import { carBlock } from './harbour.ts'
import type { Scene } from './scene.ts'

const TOWARD: Vec = [0, -1, 0]

/** A message as a card with its lines; its point is at the side it comes from. */
function message(d: Drafter, [x, y, z]: Vec, look: 'w' | 'v' | 'k', isOurs: boolean): void {
  const tail: Point[] = isOurs ? pairs('0 0, 150 0, 172 -24, 176 0, 190 0, 190 84, 0 84') : pairs('0 0, 14 0, 18 -24, 40 0, 190 0, 190 84, 0 84')
  d.front([x, y, z], tail, 8, look)
  d.lines(
    times(3, (row): Vec[] => [
      [x + 22, y - 1, z + 62 - row * 20],
      [x + (row === 2 ? 104 : 164), y - 1, z + 62 - row * 20],
    ]),
    look === 'w' ? 'd' : 'h',
  )
}

/** Stages of a deal that are no steps of buying. */
export const STAGES = {
  'stage-contact': {
    draw: (d) => {
      message(d, [0, 30, 116], 'w', false)
      message(d, [64, -10, 0], 'k', true)
      d.disc([254, -14, 84], TOWARD, 15, 'v3')
    },
    turn: 22,
    rise: 12,
  },
  'stage-requirements': {
    draw: (d) => {
      d.front([0, 40, 0], rounded(rect(0, 0, 230, 260), 8), 10, 'k')
      d.front([12, 38, 12], rect(0, 0, 206, 224), 1, 'w', 'w1')
      d.front([82, 34, 246], rounded(rect(0, 0, 66, 30), 8), 12, 's')
      times(4, (row) => row).forEach((row) => {
        const z = 186 - row * 46
        d.front([30, 36, z], rect(0, 0, 24, 24), 2, row === 3 ? 'v' : 's')
        d.lines([
          [
            [74, 36, z + 12],
            [row % 2 === 0 ? 190 : 160, 36, z + 12],
          ],
        ])
        if (row < 3)
          d.lines(
            [
              [
                [35, 33, z + 13],
                [41, 33, z + 5],
                [51, 33, z + 21],
              ],
            ],
            'p o',
          )
      })
      carBlock(d, [150, -50, 0], 's')
    },
    turn: 22,
    rise: 16,
  },
  'stage-evaluation': {
    draw: (d) => {
      d.box([-10, -20, -8], [330, 130, 8], 'f')
      for (const [at, height, look] of [
        [20, 70, 'i'],
        [95, 110, 's'],
        [170, 150, 's'],
        [245, 205, 'v'],
      ] as const)
        d.box([at, 30, 0], [46, 46, height], look)
      d.bar(triples('34 6 96, 118 6 138, 193 6 178, 268 6 240'), 3, 'k', false)
      for (const [x, z] of [
        [34, 96],
        [118, 138],
        [193, 178],
        [268, 240],
      ] as const)
        d.disc([x, 2, z], TOWARD, 9, 'k4')
    },
    turn: 26,
    rise: 20,
  },
} satisfies Record<string, Scene>

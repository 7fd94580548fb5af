import { rect, rounded, times, Z, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import { carBlock, container } from './harbour.ts'
import type { Scene } from './scene.ts'

const TOWARD: Vec = [0, -1, 0]

function page(d: Drafter, at: Vec, width: number, height: number): void {
  const [x, y, z] = at
  d.front(at, rect(0, 0, width, height), 4, 'w')
  d.lines(
    times(6, (row): Vec[] => [
      [x + width * 0.14, y, z + height * (0.84 - row * 0.11)],
      [x + width * (row % 3 === 2 ? 0.5 : 0.84), y, z + height * (0.84 - row * 0.11)],
    ]),
  )
}

function coins(d: Drafter, at: Vec, count: number, look: 's' | 'i'): void {
  d.repeat(
    times(count, (step): Vec => [at[0], at[1], at[2] + step * 14]),
    () => d.turned([0, 0, 0], Z, pairs('0 42, 11 42'), look),
  )
  d.disc([at[0], at[1], at[2] + count * 14 - 3], Z, 30, `${look}3 d`)
}

/** The six steps of buying, one small picture each. */
export const STEPS = {
  'step-choose': {
    draw: (d) => {
      d.front([0, 0, 0], rounded(rect(0, 0, 300, 200), 18), 14, 'k')
      d.front([14, -1, 14], rect(0, 0, 272, 172), 1, 'w', 'w1')
      carBlock(d, [50, -30, 60], 's')
      d.lines(
        times(3, (row): Vec[] => [
          [196, -2, 140 - row * 26],
          [264 - row * 14, -2, 140 - row * 26],
        ]),
      )
      d.disc([262, -20, 60], TOWARD, 34, 'v3', 26)
      d.bar(triples('284 -20 34, 316 -20 0'), 7, 'k', false)
    },
    turn: 22,
    rise: 12,
  },
  'step-contract': {
    draw: (d) => {
      page(d, [70, 40, 20], 190, 250)
      page(d, [0, 0, 0], 190, 250)
      d.bolts([146, -1, 44], TOWARD, { radius: 0, count: 1, size: 24 }, 'v3')
      d.disc([146, -2, 44], TOWARD, 15, 'm')
      d.bar(triples('30 -20 44, 56 -20 54, 76 -20 38, 100 -20 50'), 1.6, 'k')
    },
    turn: 22,
    rise: 12,
  },
  'step-deposit': {
    draw: (d) => {
      d.flank([-10, 120, 0], pairs('0 0, 110 0, 110 16, 0 16'), 280, 's')
      for (const x of [220, 155, 90, 25]) d.turned([x, 150, 16], Z, pairs('0 16, 8 12, 110 12, 118 18'), 's')
      d.front([-10, 116, 134], pairs('0 0, 280 0, 280 18, 140 76, 0 18'), 110, 's')
      d.disc([130, 115, 164], TOWARD, 16, 'k4')
      coins(d, [210, 10, 0], 2, 'i')
      coins(d, [90, -10, 0], 1, 'i')
      d.turned([90, -10, 14], Z, pairs('0 42, 11 42'), 'v')
    },
    turn: 24,
    rise: 20,
  },
  'step-inspection': {
    draw: (d) => {
      d.box([-20, -10, 0], [190, 120, 10], 'f')
      carBlock(d, [10, 40, 10], 's')
      d.front([120, -30, 20], rounded(rect(0, 0, 120, 160), 8), 8, 'k')
      d.front([130, -31, 30], rect(0, 0, 100, 132), 1, 'w', 'w1')
      d.front([160, -33, 166], rounded(rect(0, 0, 40, 22), 6), 10, 's')
      d.lines(
        times(4, (row): Vec[] => [
          [166, -32, 140 - row * 28],
          [220, -32, 140 - row * 28],
        ]),
      )
      d.lines(
        times(3, (row): Vec[] => [
          [138, -32, 141 - row * 28],
          [145, -32, 133 - row * 28],
          [156, -32, 150 - row * 28],
        ]),
        'p o',
      )
      d.disc([146, -32, 57], TOWARD, 8, 'v3', 5)
    },
    turn: 22,
    rise: 18,
  },
  'step-shipment': {
    draw: (d) => {
      const plan: Point[] = pairs('0 60, 60 8, 120 0, 520 0, 530 60, 520 120, 120 120, 60 112')
      d.above([0, 0, 0], plan, 26, 'v')
      d.above([0, 0, 26], plan, 46, 'k')
      d.repeat(triples('340 14 72, 210 14 72, 340 14 153, 80 14 72'), () => d.box([0, 0, 0], [120, 90, 78], 'i'))
      d.box([210, 14, 153], [120, 90, 78], 'w')
      d.box([472, 20, 72], [44, 80, 190], 'w')
      d.lines(
        times(3, (row): Vec[] => [
          [474, 19, 190 + row * 24],
          [514, 19, 190 + row * 24],
        ]),
      )
    },
    turn: 26,
    rise: 20,
  },
  'step-delivery': {
    draw: (d) => {
      container(d, [-20, 150, 0], 240, 'i')
      d.box([-40, -20, -8], [320, 150, 8], 'f')
      carBlock(d, [20, 30, 0], 's')
      d.bar(triples('226 -10 20, 226 -10 36'), 4, 'k', false)
      d.disc([226, -12, 66], TOWARD, 28, 'v3', 16)
      d.front([220, -12, 0], rect(0, 0, 12, 40), 4, 'v')
      d.front([206, -12, 4], rect(0, 0, 14, 8), 4, 'v')
    },
    turn: 26,
    rise: 20,
  },
} satisfies Record<string, Scene>

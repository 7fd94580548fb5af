import { rect, rounded, times, type Drafter, type Point, type Vec, triples, pairs } from '#drawing/solid/index.ts'
import type { Scene } from './scene.ts'

const TOWARD: Vec = [0, -1, 0]

/** A small car as a block with its cabin, for things that stand in rows; faces left. */
export function carBlock(d: Drafter, [x, y, z]: Vec, look: 's' | 'i' | 'k' | 'v' = 's'): void {
  const shell: Point[] = pairs('0 8, 2 20, 30 26, 46 44, 92 44, 112 28, 120 22, 122 8')
  d.front([x, y, z], shell, 48, look)
  d.face(
    [
      [x + 36, y - 0.5, z + 27],
      [x + 50, y - 0.5, z + 40],
      [x + 68, y - 0.5, z + 40],
      [x + 68, y - 0.5, z + 27],
    ],
    'k4 n',
  )
  d.face(
    [
      [x + 72, y - 0.5, z + 27],
      [x + 72, y - 0.5, z + 40],
      [x + 88, y - 0.5, z + 40],
      [x + 102, y - 0.5, z + 27],
    ],
    'k4 n',
  )
  for (const wheel of [24, 96]) {
    d.disc([x + wheel, y - 1, z + 11], TOWARD, 11, 'k5')
    d.disc([x + wheel, y - 1.5, z + 11], TOWARD, 5.5, 's3')
  }
}

/** A container with its ribs. */
export function container(d: Drafter, [x, y, z]: Vec, length = 240, look: 's' | 'i' | 'k' | 'v' | 'w' = 's'): void {
  d.box([x, y, z], [length, 96, 100], look)
  d.lines(
    times(Math.round(length / 17) - 1, (rib): Vec[] => [
      [x + 17 * (rib + 1), y, z + 8],
      [x + 17 * (rib + 1), y, z + 92],
    ]),
    look === 'k' ? 'h' : 'd',
  )
}

function quay(d: Drafter, width: number, depth: number): void {
  d.box([-60, -40, -16], [width, depth, 16], 'f')
}

/** A gantry crane that stands over the quay and reaches out over the water. */
function gantry(d: Drafter, [x, y, z]: Vec, height: number): void {
  for (const far of [150, 0]) {
    d.box([x, y + far, z], [16, 12, height], 'i')
    d.box([x + 190, y + far, z], [16, 12, height], 'i')
    d.box([x + 16, y + far, z + height * 0.42], [174, 10, 10], 'i')
  }
  d.box([x - 320, y + 64, z + height], [700, 30, 22], 's')
  d.lines(
    [
      [
        [x + 100, y + 78, z + height + 150],
        [x - 310, y + 78, z + height + 22],
      ],
      [
        [x + 100, y + 78, z + height + 150],
        [x + 370, y + 78, z + height + 22],
      ],
      [
        [x + 100, y + 78, z + height + 150],
        [x - 130, y + 78, z + height + 22],
      ],
    ],
    'p',
  )
  d.box([x + 92, y + 70, z + height + 22], [16, 16, 130], 'i')
  d.box([x + 240, y + 50, z + height + 22], [90, 60, 44], 'k')
}

function ship(d: Drafter, at: Vec, length: number, look: 'i' | 'k' | 's', height: number): void {
  const [x, y, z] = at
  const plan: Point[] = [
    [0, 90],
    [70, 14],
    [150, 0],
    [length - 20, 0],
    [length, 14],
    [length, 166],
    [length - 20, 180],
    [150, 180],
    [70, 166],
  ]
  d.above([x, y, z], plan, 34, 'v')
  d.above([x, y, z + 34], plan, height, look)
}

export const HARBOUR = {
  'ro-ro-ship': {
    draw: (d) => {
      ship(d, [0, 120, 0], 900, 's', 70)
      d.box([110, 124, 104], [780, 172, 150], 'w')
      d.lines(
        times(3, (deck): Vec[] => [
          [110, 124, 140 + deck * 38],
          [890, 124, 140 + deck * 38],
          [890, 296, 140 + deck * 38],
        ]),
      )
      d.bolts([500, 123, 238], TOWARD, { radius: 0, count: 0, size: 6, spots: times(14, (hole): Point => [-260 + hole * 46, 0]) }, 'k5 n')
      d.box([150, 150, 254], [110, 120, 46], 'w', 8)
      d.face(triples('152 149 276, 256 149 276, 256 149 290, 152 149 290'), 'k4')
      d.box([700, 170, 254], [60, 70, 70], 'k', 10)
      d.front([800, 40, 0], rect(0, 0, 700, 20), 260, 'f')
      d.face(triples('890 150 130, 890 250 130, 1080 250 21, 1080 150 21'), 's4')
      d.repeat(triples('1340 220 20, 1200 220 20, 1340 120 20, 1200 120 20, 1340 56 20'), () => carBlock(d, [0, 0, 0], 's'))
      carBlock(d, [1060, 190, 28], 'v')
    },
  },
  'container-loading': {
    draw: (d) => {
      quay(d, 900, 420)
      d.repeat(triples('430 240 0, 430 240 101, 160 240 0'), () => container(d, [0, 0, 0], 240, 'i'))
      container(d, [160, 240, 101], 240, 'w')
      d.box([40, 40, 0], [250, 110, 10], 'k')
      d.box([40, 40, 10], [250, 110, 106], 'k')
      d.face(triples('290 44 12, 290 146 12, 290 146 112, 290 44 112'), 'k6')
      d.face(triples('290 146 12, 290 146 112, 360 190 112, 360 190 12'), 's3')
      d.face(triples('290 50 10, 290 140 10, 400 140 0, 400 50 0'), 's4')
      carBlock(d, [390, 70, 0], 'v')
      d.repeat(triples('700 70 0, 560 70 0'), () => carBlock(d, [0, 0, 0], 's'))
    },
  },
  'port-crane': {
    draw: (d) => {
      quay(d, 900, 440)
      d.repeat(triples('560 260 0, 560 260 101, 310 260 0'), () => container(d, [0, 0, 0], 240, 'i'))
      gantry(d, [330, 120, 0], 330)
      d.lines([triples('120 196 330, 120 196 250'), triples('190 196 330, 190 196 250')], 'p')
      container(d, [40, 150, 150], 240, 'v')
      d.repeat(triples('620 30 0, 480 30 0'), () => carBlock(d, [0, 0, 0], 's'))
      container(d, [30, 30, 0], 240, 'w')
    },
  },
  'rail-terminal': {
    draw: (d) => {
      d.box([-80, 40, -8], [1260, 150, 8], 'f')
      for (const y of [70, 150]) d.box([-80, y, 0], [1260, 5, 6], 'i')
      for (const [x, look] of [
        [880, 'i'],
        [590, 'v'],
        [300, 's'],
      ] as const) {
        d.repeat(
          [
            [x + 26, 70, 17],
            [x + 210, 70, 17],
          ],
          () => d.turned([0, 0, 0], TOWARD, pairs('0 16, 8 16'), 'k'),
        )
        d.box([x, 66, 30], [270, 100, 12], 'k')
        container(d, [x + 12, 68, 42], 244, look)
      }
      d.front([0, 62, 24], rounded(pairs('0 0, 280 0, 280 150, 60 150, 20 100, 0 60'), 12), 106, 's')
      d.face(triples('34 61 112, 60 61 160, 120 61 160, 120 61 112'), 'k4')
      d.front([4, 61, 60], rect(0, 0, 276, 10), 1, 'v', 'v3')
      d.lines([times(2, (at): Vec => [150 + at * 110, 61, 130]), times(2, (at): Vec => [150 + at * 110, 61, 110])])
      for (const x of [40, 210]) d.turned([x, 62, 18], TOWARD, pairs('0 18, 8 18'), 'k')
    },
  },
} satisfies Record<string, Scene>

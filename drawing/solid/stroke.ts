import type { Board } from './board.ts'
import { trace } from './extrude.ts'
import type { Material } from './material.ts'
import { classes } from './revolve.ts'
import type { Point, Vec } from './space.ts'

/** Straight lines, each a run of points, in one mark. */
export function lines(board: Board, runs: readonly (readonly Vec[])[], look = 'd'): void {
  board.mark(`<path class="${classes(board, look)}" d="${runs.map((run) => trace(run.map((point) => board.at(point)))).join('')}"/>`)
}

/** A smooth line through points. */
export function curve(board: Board, points: readonly Vec[], look = 'd'): void {
  board.mark(`<path class="${classes(board, look)}" d="${smooth(points.map((point) => board.at(point)))}"/>`)
}

/** A round bar, hose or cable along a smooth line: contour, body and the light on it. */
export function bar(board: Board, points: readonly Vec[], radius: number, material: Material, isSmooth = true): void {
  const paper = points.map((point) => board.at(point))
  const width = Math.max(4, Math.round(2 * radius * board.scale))
  stroke(board, isSmooth ? smooth(paper) : trace(paper), width, material)
}

/** A coil spring about an upright axis: the far half of each turn first, then the near halves. */
export function coil(board: Board, at: Vec, size: { radius: number; wire: number; turns: number; height: number; top?: number }, material: Material): void {
  const width = Math.max(4, Math.round(2 * size.wire * board.scale))
  const half = (turn: number, isNear: boolean) => {
    const points = Array.from({ length: 9 }, (_, step): Vec => {
      const share = (turn + (isNear ? 0 : 0.5) + step / 16) / size.turns
      const radius = size.radius + ((size.top ?? size.radius) - size.radius) * share
      const angle = Math.atan2(board.camera.right[1], board.camera.right[0]) + Math.PI + (isNear ? 0 : Math.PI) + (step / 8) * Math.PI
      return [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle), at[2] + size.height * share]
    })
    return smooth(points.filter((_, index) => index % 2 === 0).map((point) => board.at(point)))
  }
  const turns = Array.from({ length: size.turns }, (_, turn) => turn)
  stroke(board, turns.map((turn) => half(turn, false)).join(''), width, material, true)
  stroke(board, turns.map((turn) => half(turn, true)).join(''), width, material)
}

function stroke(board: Board, d: string, width: number, material: Material, isFar = false): void {
  const contour = material === 'k' ? 'q' : 'p'
  const body = isFar ? `${material}5` : `${material}3`
  const id = board.name()
  const again = (look: string, thickness: number, more = '') => `<use href="#${id}" class="${board.use(look)}" stroke-width="${thickness}"${more}/>`
  const shift = ` x="${-Math.round(width / 9)}" y="${-Math.round(width / 7)}"`
  const light = isFar ? '' : again(`t${material}`, Math.max(2, Math.round(width / 4)), shift)
  board.mark(
    `<g fill="none"><g class="${board.use(contour)}" stroke-width="${width + 7}"><path id="${id}" d="${d}"/></g>${again(`b${body}`, width)}${light}</g>`,
  )
}

function smooth(points: readonly Point[]): string {
  const [first = [0, 0] as Point] = points
  let d = `M${first[0]} ${first[1]}`
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? first
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const bend = (axis: 0 | 1) => [(to[axis] - before[axis]) / 6, to[axis] - (after[axis] - from[axis]) / 6 - from[axis], to[axis] - from[axis]] as const
    const [x, y] = [bend(0), bend(1)]
    d += `c${[x[0], y[0], x[1], y[1], x[2], y[2]].map((value) => Math.round(value)).join(' ')}`
  })
  return d
}

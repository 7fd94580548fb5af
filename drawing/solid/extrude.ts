import type { Board } from './board.ts'
import type { Material } from './material.ts'
import { classes, tone } from './revolve.ts'
import { add, dot, onPlane, unit, type Point, type Vec } from './space.ts'

/** A profile stands in the plane of `a` and `b` at `at`. */
export type Profile = { at: Vec; a: Vec; b: Vec; points: readonly Point[] }

/** Rounds the corners of a closed profile, each by `radius` (one for all, or one a corner). */
export function rounded(points: readonly Point[], radius: number | readonly number[], steps = 4): Point[] {
  return points.flatMap((corner, index): Point[] => {
    const size = typeof radius === 'number' ? radius : (radius[index] ?? 0)
    if (size <= 0) return [corner]
    const from = toward(corner, points.at(index - 1) ?? corner, size)
    const to = toward(corner, points[(index + 1) % points.length] ?? corner, size)
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps
      const mix = (k: 0 | 1) => from[k] * (1 - t) ** 2 + 2 * corner[k] * t * (1 - t) + to[k] * t ** 2
      return [mix(0), mix(1)]
    })
  })
}

/** A rectangle from its lower left corner. */
export function rect(u: number, v: number, width: number, height: number): Point[] {
  return [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ]
}

/** A profile drawn out by `along` (a vector): the sides that show, then the end that shows. */
export function extrude(board: Board, profile: Profile, along: Vec, material: Material, cap: string | null = null): void {
  const isTowardViewer = dot(along, board.camera.toward) >= 0
  const near = isTowardViewer ? along : ([0, 0, 0] as const)
  const far = isTowardViewer ? ([0, 0, 0] as const) : along
  const world = profile.points.map(([u, v]) => onPlane(profile.at, profile, u, v))
  const sides = outsides(profile, board)
  for (const chain of chains(sides)) paintChain(board, chain, world, near, far, material)
  const front = isTowardViewer ? unit(along) : unit([-along[0], -along[1], -along[2]])
  polygon(
    board,
    world.map((point) => add(point, near)),
    cap ?? `${material}${tone(board, front)}`,
  )
}

/** A flat polygon in space. */
export function polygon(board: Board, points: readonly Vec[], look: string): void {
  board.mark(`<path class="${classes(board, look)}" d="${trace(points.map((point) => board.at(point)))}z"/>`)
}

type Side = { from: number; to: number; normal: Vec; isSeen: boolean; tone: number; depth: number }

function outsides({ at, a, b, points }: Profile, board: Board): Side[] {
  const turn = area(points) > 0 ? 1 : -1
  return points.map((point, index): Side => {
    const to = (index + 1) % points.length
    const next = points[to] ?? point
    const [du, dv] = [next[0] - point[0], next[1] - point[1]]
    const length = Math.hypot(du, dv) || 1
    const normal = onPlane([0, 0, 0], { a, b }, (turn * dv) / length, (-turn * du) / length)
    const middle = onPlane(at, { a, b }, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2)
    return { from: index, to, normal, isSeen: dot(normal, board.camera.toward) > 0.001, tone: tone(board, normal), depth: board.camera.depth(middle) }
  })
}

function chains(sides: readonly Side[]): Side[][] {
  const start = sides.findIndex((side, index) => side.isSeen && !(sides.at(index - 1)?.isSeen ?? false))
  if (start < 0) return sides.some((side) => side.isSeen) ? [[...sides]] : []
  const list: Side[][] = []
  for (let step = 0; step < sides.length; step += 1) {
    const side = sides[(start + step) % sides.length]
    if (!side?.isSeen) list.push([])
    else if (step === 0) list.push([side])
    else list.at(-1)?.push(side)
  }
  const deepest = (chain: readonly Side[]) => chain.reduce((sum, side) => sum + side.depth, 0) / chain.length
  return list.filter((chain) => chain.length > 0).sort((one, other) => deepest(other) - deepest(one))
}

function paintChain(board: Board, chain: readonly Side[], world: readonly Vec[], near: Vec, far: Vec, material: Material): void {
  const strip = (from: number, to: number) => {
    const ids = [...chain.slice(from, to).map((side) => side.from), chain[to - 1]?.to ?? 0]
    const edge = (shift: Vec) => ids.map((id) => board.at(add(world[id] ?? near, shift)))
    return `${trace(edge(near))}${trace(edge(far).reverse(), 'L')}z`
  }
  const edge = material === 'k' ? ` ${board.use('e')}` : ''
  if (chain.every((side) => side.tone === chain[0]?.tone) && chain.length < 3) {
    board.mark(`<path class="${board.use(`${material}${chain[0]?.tone ?? 3}`)}${edge}" d="${strip(0, chain.length)}"/>`)
    return
  }
  let from = 0
  chain.forEach((side, index) => {
    if (chain[index + 1]?.tone === side.tone) return
    const look = `${material}${side.tone}`
    board.mark(`<path class="${board.use(look)} ${board.use('n')}" d="${strip(from, index + 1)}"/>`)
    from = index + 1
  })
  const creases = chain.slice(1).flatMap((side, index) => (dot(side.normal, chain[index]?.normal ?? side.normal) < 0.8 ? [side.from] : []))
  const folds = creases.map((id) => trace([board.at(add(world[id] ?? near, near)), board.at(add(world[id] ?? near, far))])).join('')
  board.mark(`<path class="${board.use('o')}${edge}" d="${strip(0, chain.length)}${folds}"/>`)
}

function toward(corner: Point, other: Point, size: number): Point {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
  const part = Math.min(size, length / 2) / length
  return [corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part]
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
}

/** Path data through points on paper, relative and short. */
export function trace(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  let [x, y] = points[0] ?? [0, 0]
  let d = `${start}${x} ${y}`
  for (const [nx, ny] of points.slice(1)) {
    if (nx === x && ny === y) continue
    d += ny === y ? `h${nx - x}` : nx === x ? `v${ny - y}` : `l${nx - x} ${ny - y}`
    ;[x, y] = [nx, ny]
  }
  return d
}

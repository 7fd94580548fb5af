import type { Board } from './board.ts'
import { type Material } from './material.ts'
import { add, dot, onPlane, planeOf, unit, type Point, type Vec } from './space.ts'

/** Height along the axis and radius there. */
export type Station = readonly [height: number, radius: number]

type Turned = { board: Board; at: Vec; axis: Vec; ratio: number; lean: number; transform: string; isFlipped: boolean }

/** A turned body: frustums between its stations, far ones first, each end that shows closed with a disc. */
export function revolve(board: Board, at: Vec, axis: Vec, stations: readonly Station[], material: Material, cap: string | null = null): void {
  const direction = unit(axis)
  const isAway = dot(direction, board.camera.toward) < 0
  const run = isAway ? stations.map(([height, radius]): Station => [-height, radius]).reverse() : stations
  const turned = turn(board, at, isAway ? [-direction[0], -direction[1], -direction[2]] : direction)
  const plane = planeOf(turned.axis)
  for (const [height, radius] of run) board.reach(add(at, turned.axis, height), radius, plane)
  const edge = material === 'k' ? ` class="${board.use('e')}"` : ''
  const sides = run.slice(1).map((to, index) => side(turned, run[index] ?? to, to))
  const end = run.at(-1)
  const last = end && end[1] > 0 ? disc(turned, end, cap ?? `${material}${tone(board, turned.axis)}`) : ''
  board.mark(`<g transform="${turned.transform}"${edge} fill="${board.round(material, turned.isFlipped)}">${sides.join('')}${last}</g>`)
}

/** A flat disc or, with `hole`, a ring in the plane across the axis. */
export function plate(board: Board, at: Vec, axis: Vec, radius: number, look: string, hole = 0): void {
  const turned = turn(board, at, unit(axis))
  board.reach(at, radius, planeOf(turned.axis))
  board.mark(disc(turned, [0, radius], look, hole, turned.transform))
}

/** `spots` places the discs one by one in the plane instead of evenly on the circle. */
export type BoltCircle = { radius: number; count: number; size: number; first?: number; spots?: readonly Point[] }

/** Equal small discs on a circle, such as the holes of a wheel; `first` degrees. */
export function bolts(board: Board, at: Vec, axis: Vec, circle: BoltCircle, look: string): void {
  const direction = unit(axis)
  const turned = turn(board, at, direction)
  const plane = planeOf(direction)
  let d = ''
  const [rx, ry] = [whole(circle.size * board.scale), whole(circle.size * board.scale * Math.abs(turned.ratio))]
  const angle = Math.round(leanAngle(turned))
  const even = Array.from({ length: circle.count }, (_, index): Point => {
    const phi = (((circle.first ?? 0) + (index * 360) / circle.count) * Math.PI) / 180
    return [circle.radius * Math.cos(phi), circle.radius * Math.sin(phi)]
  })
  for (const [u, v] of circle.spots ?? even) {
    const [x, y] = board.at(onPlane(at, plane, u, v))
    const [px, py] = [Math.round(rx * Math.cos((angle * Math.PI) / 180)), Math.round(rx * Math.sin((angle * Math.PI) / 180))]
    d += `M${x - px} ${y - py}a${rx} ${ry} ${angle} 1 0 ${2 * px} ${2 * py}a${rx} ${ry} ${angle} 1 0 ${-2 * px} ${-2 * py}`
  }
  board.mark(`<path class="${classes(board, look)}" d="${d}"/>`)
}

function turn(board: Board, at: Vec, axis: Vec): Turned {
  const { camera } = board
  const ratio = Math.abs(dot(axis, camera.toward))
  const [ox, oy] = camera.project([0, 0, 0])
  const [px, py] = camera.project(axis)
  const lean = Math.hypot(px - ox, py - oy)
  const angle = lean < 0.001 ? 0 : (Math.atan2(px - ox, -(py - oy)) * 180) / Math.PI
  const origin = board.at(at)
  const transform = `translate(${origin[0]} ${origin[1]})${Math.abs(angle) < 0.05 ? '' : `rotate(${whole(angle)})`}`
  const radians = (angle * Math.PI) / 180
  return { board, at, axis, ratio, lean, transform, isFlipped: Math.cos(radians) * -0.5 + Math.sin(radians) * -0.8 > 0 }
}

function leanAngle({ transform }: Turned): number {
  return Number(/rotate\(([-\d.]+)\)/u.exec(transform)?.[1] ?? 0)
}

function side({ board, ratio, lean }: Turned, from: Station, to: Station): string {
  const [r1, r2] = [from[1] * board.scale, to[1] * board.scale]
  const [y1, y2] = [-from[0] * lean * board.scale, -to[0] * lean * board.scale]
  const length = ratio < 0.01 ? Infinity : (y1 - y2) / ratio
  if (Math.abs(r1 - r2) >= length) {
    return r1 > r2 ? `<path d="M${-whole(r1)} ${whole(y1)}${arc(r1, ratio, 2 * r1, 0, 1)}${arc(r1, ratio, -2 * r1, 0, 1)}"/>` : ''
  }
  const sin = length === Infinity ? 0 : (r1 - r2) / length
  const cos = Math.sqrt(1 - sin * sin)
  const [x1, x2] = [r1 * cos, r2 * cos]
  const [t1, t2] = [y1 - r1 * sin * ratio, y2 - r2 * sin * ratio]
  const low = r1 === 0 ? '' : arc(r1, ratio, 2 * x1, 0, sin > 0 ? 1 : 0)
  const high = r2 === 0 ? '' : arc(r2, ratio, -2 * x2, 0, sin > 0 ? 0 : 1)
  return `<path d="M${-whole(x1)} ${whole(t1)}${low}L${whole(x2)} ${whole(t2)}${high}z"/>`
}

function arc(radius: number, ratio: number, dx: number, dy: number, large: 0 | 1): string {
  return `a${whole(radius)} ${whole(radius * ratio)} 0 ${large} 0 ${whole(dx)} ${whole(dy)}`
}

function disc({ board, ratio, lean }: Turned, [height, radius]: Station, look: string, hole = 0, transform: string | null = null): string {
  const y = whole(-height * lean * board.scale)
  const ring = (size: number) => {
    const r = size * board.scale
    return `M${-whole(r)} ${y}${arc(r, ratio, 2 * r, 0, 1)}${arc(r, ratio, -2 * r, 0, 1)}z`
  }
  const cut = hole > 0 ? ring(hole) : ''
  return `<path${transform === null ? '' : ` transform="${transform}"`} class="${classes(board, look)}" d="${ring(radius)}${cut}"${cut ? ' fill-rule="evenodd"' : ''}/>`
}

/** Tone of a flat face by its direction to the light, 1 lit to 6 shaded. */
export function tone(board: Board, normal: Vec): number {
  const light = dot(normal, board.camera.light)
  return light > 0.72 ? 1 : light > 0.5 ? 2 : light > 0.28 ? 3 : light > 0.05 ? 4 : light > -0.3 ? 5 : 6
}

/** Notes all classes of a look such as `s2 d`; black things get a rim line of their own. */
export function classes(board: Board, look: string): string {
  const names = look.split(' ')
  if (names[0]?.startsWith('k') && names.length === 1) names.push('e')
  return names.map((name) => board.use(name)).join(' ')
}

function whole(value: number): number {
  return Math.round(value)
}

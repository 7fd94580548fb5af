import type { Board } from './board.ts'
import { type Material } from './material.ts'
import { add, dot, onPlane, planeOf, unit, type Vec } from './space.ts'

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
  run.slice(1).forEach((to, index) => side(turned, run[index] ?? to, to, material))
  const end = run.at(-1)
  if (end && end[1] > 0) disc(turned, end, cap ?? `${material}${tone(board, turned.axis)}`)
}

/** A flat disc or, with `hole`, a ring in the plane across the axis. */
export function plate(board: Board, at: Vec, axis: Vec, radius: number, look: string, hole = 0): void {
  const turned = turn(board, at, unit(axis))
  board.reach(at, radius, planeOf(turned.axis))
  disc(turned, [0, radius], look, hole)
}

/** Equal small discs on a circle, such as the holes of a wheel; `first` degrees. */
export function bolts(board: Board, at: Vec, axis: Vec, circle: { radius: number; count: number; size: number; first?: number }, look: string): void {
  const direction = unit(axis)
  const turned = turn(board, at, direction)
  const plane = planeOf(direction)
  let d = ''
  const [rx, ry] = [circle.size * board.scale, circle.size * board.scale * Math.abs(turned.ratio)].map(tenth)
  const angle = Math.round(leanAngle(turned))
  for (let index = 0; index < circle.count; index += 1) {
    const phi = (((circle.first ?? 0) + (index * 360) / circle.count) * Math.PI) / 180
    const [x, y] = board.at(onPlane(at, plane, circle.radius * Math.cos(phi), circle.radius * Math.sin(phi)))
    const [px, py] = [Math.round(rx! * Math.cos((angle * Math.PI) / 180)), Math.round(rx! * Math.sin((angle * Math.PI) / 180))]
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
  const transform = `translate(${origin[0]} ${origin[1]})${Math.abs(angle) < 0.05 ? '' : `rotate(${tenth(angle)})`}`
  const radians = (angle * Math.PI) / 180
  return { board, at, axis, ratio, lean, transform, isFlipped: Math.cos(radians) * -0.5 + Math.sin(radians) * -0.8 > 0 }
}

function leanAngle({ transform }: Turned): number {
  return Number(/rotate\(([-\d.]+)\)/u.exec(transform)?.[1] ?? 0)
}

function side({ board, ratio, lean, transform, isFlipped }: Turned, from: Station, to: Station, material: Material): void {
  const [r1, r2] = [from[1] * board.scale, to[1] * board.scale]
  const [y1, y2] = [-from[0] * lean * board.scale, -to[0] * lean * board.scale]
  const length = ratio < 0.01 ? Infinity : (y1 - y2) / ratio
  const fill = board.round(material, isFlipped)
  if (Math.abs(r1 - r2) >= length) {
    if (r1 > r2) mark(board, transform, `M${-tenth(r1)} ${tenth(y1)}${arc(r1, ratio, 2 * r1, 0, 1)}${arc(r1, ratio, -2 * r1, 0, 1)}`, fill, material)
    return
  }
  const sin = length === Infinity ? 0 : (r1 - r2) / length
  const cos = Math.sqrt(1 - sin * sin)
  const [x1, x2] = [r1 * cos, r2 * cos]
  const [t1, t2] = [y1 - r1 * sin * ratio, y2 - r2 * sin * ratio]
  const low = r1 === 0 ? '' : arc(r1, ratio, 2 * x1, 0, sin > 0 ? 1 : 0)
  const high = r2 === 0 ? '' : arc(r2, ratio, -2 * x2, 0, sin > 0 ? 0 : 1)
  mark(board, transform, `M${-tenth(x1)} ${tenth(t1)}${low}L${tenth(x2)} ${tenth(t2)}${high}z`, fill, material)
}

function arc(radius: number, ratio: number, dx: number, dy: number, large: 0 | 1): string {
  return `a${tenth(radius)} ${tenth(radius * ratio)} 0 ${large} 0 ${tenth(dx)} ${tenth(dy)}`
}

function disc({ board, ratio, lean, transform }: Turned, [height, radius]: Station, look: string, hole = 0): void {
  const y = tenth(-height * lean * board.scale)
  const ring = (size: number) => {
    const r = size * board.scale
    return `M${-tenth(r)} ${y}${arc(r, ratio, 2 * r, 0, 1)}${arc(r, ratio, -2 * r, 0, 1)}z`
  }
  const cut = hole > 0 ? ring(hole) : ''
  board.mark(`<path transform="${transform}" class="${classes(board, look)}" d="${ring(radius)}${cut}"${cut ? ' fill-rule="evenodd"' : ''}/>`)
}

function mark(board: Board, transform: string, d: string, fill: string, material: Material): void {
  const edge = material === 'k' ? ` class="${board.use('e')}"` : ''
  board.mark(`<path transform="${transform}"${edge} fill="${fill}" d="${d}"/>`)
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

function tenth(value: number): number {
  return Math.round(value)
}

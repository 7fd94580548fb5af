import { camera, type Camera } from './camera.ts'
import { ROUND_STOPS, styleOf, type Material } from './material.ts'
import { X, Y, dot, type Point, type Vec } from './space.ts'

/** The paper of one drawing: takes marks in projected units, knows how far they reach and where they touch the ground. */
export type Board = {
  camera: Camera
  scale: number
  /** A point on paper, in whole units; counted into the bounds. */
  at: (point: Vec) => Point
  mark: (markup: string) => void
  /** Draws once and puts the same down at every offset, far ones first. */
  repeat: (offsets: readonly Vec[], draw: () => void) => void
  /** A new id within the drawing. */
  name: () => string
  /** Notes the use of a class; gives it back. */
  use: (name: string) => string
  /** Paint of a round side; `flipped` lights it from the other edge. */
  round: (material: Material, flipped: boolean) => string
  /** Counts a circle into the bounds. */
  reach: (center: Vec, radius: number, plane: { a: Vec; b: Vec }) => void
}

type Box = { left: number; right: number; top: number; bottom: number }
type Ink = { markup: string[]; used: Set<string>; rounds: Set<string>; box: Box; points: Vec[]; repeats: number }
type Shift = { scale: number; dx: number; dy: number }

export type Stage = {
  width: number
  height: number
  /** The ground line and the room for the object, in units of the stage. */
  ground: number
  maxWidth: number
  maxHeight: number
}

/** 16:10; the object stands on the line at 80 %, as the vehicles do. */
const PART_STAGE: Stage = { width: 1600, height: 1000, ground: 800, maxWidth: 1140, maxHeight: 660 }

export type View = { turn: number; rise: number; size?: number; shadow?: boolean }

/** A standalone SVG document: the drawing set to fit on its stage with the shadow where it touches the ground. */
export function document(draw: (board: Board) => void, { turn, rise, size = 1, shadow = true }: View, stage: Stage = PART_STAGE): string {
  const look = camera(turn, rise)
  const first = newInk()
  draw(boardOf(look, { scale: 1, dx: 0, dy: 0 }, first))
  const { box } = first
  const scale = size * Math.min(stage.maxWidth / (box.right - box.left), stage.maxHeight / (box.bottom - box.top))
  const foot = footprint(look, first.points)
  const sink = Math.min(58, ((foot.bottom - foot.top) * scale) / 2)
  const shift = { scale, dx: stage.width / 2 - (scale * (box.left + box.right)) / 2, dy: stage.ground + sink - scale * box.bottom }
  const ink = newInk()
  draw(boardOf(look, shift, ink))
  const defs = [...ink.rounds].map((name) => gradient(name, ink.used)).join('')
  const ground = shadow ? contact(footprint(look, ink.points, shift)) : ''
  const dim = shadow ? SHADOW : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}">${styleOf(ink.used)}<defs>${dim}${defs}</defs>${ground}<g class="l" stroke-linejoin="round" stroke-linecap="round">${tight(ink.markup.join(''))}</g></svg>`
}

/** In path data a minus sign parts two numbers as well as a space does. */
function tight(markup: string): string {
  return markup.replaceAll(/ d="[^"]*"/g, (d) => d.replaceAll(/(?<=\d) -/g, '-'))
}

const SHADOW =
  '<radialGradient id="z"><stop stop-color="#0a1218" stop-opacity=".5"/><stop offset=".55" stop-color="#0a1218" stop-opacity=".26"/><stop offset="1" stop-color="#0a1218" stop-opacity="0"/></radialGradient>'

function contact({ left, right, top, bottom }: Box): string {
  const [rx, ry] = [(right - left) * 0.56 + 26, (bottom - top) * 0.56 + 16]
  return `<ellipse cx="${Math.round((left + right) / 2 + rx * 0.04)}" cy="${Math.round((top + bottom) / 2 + 5)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#z)"/>`
}

function newInk(): Ink {
  return {
    markup: [],
    used: new Set(['l']),
    rounds: new Set(),
    box: { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
    points: [],
    repeats: 0,
  }
}

function boardOf(look: Camera, { scale, dx, dy }: Shift, ink: Ink): Board {
  const at = (point: Vec): Point => {
    const [x, y] = look.project(point)
    ink.points.push(point)
    grow(ink.box, x * scale + dx, y * scale + dy)
    return [Math.round(x * scale + dx), Math.round(y * scale + dy)]
  }
  return {
    camera: look,
    scale,
    at,
    mark: (markup) => void ink.markup.push(markup),
    repeat(offsets, draw) {
      const [from, fromPoint, origin] = [ink.markup.length, ink.points.length, look.project([0, 0, 0])]
      const before = { ...ink.box }
      draw()
      const [once, points] = [ink.markup.splice(from).join(''), ink.points.splice(fromPoint)]
      Object.assign(ink.box, before)
      const id = `r${(ink.repeats += 1)}`
      offsets.forEach((offset, index) => {
        for (const point of points) at([point[0] + offset[0], point[1] + offset[1], point[2] + offset[2]])
        const [x, y] = look.project(offset).map((value, axis) => Math.round((value - (origin[axis] ?? 0)) * scale))
        ink.markup.push(index === 0 ? `<g transform="translate(${x} ${y})"><g id="${id}">${once}</g></g>` : `<use href="#${id}" x="${x}" y="${y}"/>`)
      })
    },
    name: () => `i${(ink.repeats += 1)}`,
    use: (name) => (ink.used.add(name), name),
    round(material, flipped) {
      const name = material + (flipped ? 'r' : 'f')
      ink.rounds.add(name)
      return `url(#${name})`
    },
    reach(center, radius, { a, b }) {
      for (let step = 0; step < 12; step += 1) {
        const [u, v] = [radius * Math.cos((step * Math.PI) / 6), radius * Math.sin((step * Math.PI) / 6)]
        at([center[0] + a[0] * u + b[0] * v, center[1] + a[1] * u + b[1] * v, center[2] + a[2] * u + b[2] * v])
      }
    },
  }
}

function grow(box: Box, x: number, y: number): void {
  box.left = Math.min(box.left, x)
  box.right = Math.max(box.right, x)
  box.top = Math.min(box.top, y)
  box.bottom = Math.max(box.bottom, y)
}

function footprint(look: Camera, points: readonly Vec[], { scale, dx, dy }: Shift = { scale: 1, dx: 0, dy: 0 }): Box {
  const lowest = Math.min(...points.map((point) => point[2]))
  const highest = Math.max(...points.map((point) => point[2]))
  const near = lowest + (highest - lowest) * 0.07
  const box: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const point of points.filter(({ 2: z }) => z <= near)) {
    const [x, y] = look.project([dot(point, X), dot(point, Y), lowest])
    grow(box, x * scale + dx, y * scale + dy)
  }
  return box
}

function gradient(name: string, used: Set<string>): string {
  const stops = ROUND_STOPS.map(([offset, tone]) => {
    used.add(`${name[0]}${tone}`)
    return `<stop offset="${name[1] === 'r' ? Math.round((1 - offset) * 100) / 100 : offset}" class="${name[0]}${tone}"/>`
  })
  return `<linearGradient id="${name}">${(name[1] === 'r' ? stops.reverse() : stops).join('')}</linearGradient>`
}

import { LAMP, box, filled, lined, numberPlate, shades, tag, type Shades } from '#drawing/kit/index.ts'
import type { DrawnView, VehicleMeasure } from '#drawing/measure.ts'
import { across, bothLines, bothSides, endBody, endDefs, endMirrors, endScreen, hair } from './ends.ts'
import { FACES } from './faces/designs.ts'
import type { Face, FaceMark } from './faces/face.ts'
import type { CarShape } from './profiles/index.ts'
import { stanceOf, type StanceFrame } from './stance.ts'

/** The front view. */
export function drawFront(measure: VehicleMeasure, shape: CarShape, look: { paint: string; prefix: string }): DrawnView {
  const frame = stanceOf(measure, shape)
  const tones = shades(look.paint)
  const p = look.prefix
  const face = FACES[measure.design]
  const markup =
    tag('defs', {}, endDefs(frame, tones, p)) +
    endMirrors(frame, tones) +
    endBody(frame, tones, p) +
    endScreen(frame, p, frame.stance.screen) +
    screenFittings(frame) +
    bonnet(frame, tones) +
    openings(frame, face, tones, measure) +
    lamps(frame, face) +
    numberPlate(frame.middle, frame.face(0, measure.power === 'bev' ? 0.4 : 0.3)[1], 440, 110)
  return { markup, widthMm: frame.width, heightMm: frame.height }
}

function screenFittings(frame: StanceFrame): string {
  const { base, top } = frame.stance.screen
  const wipers = bothLines(
    frame,
    [
      [0.7, base + 0.004],
      [0.16, base + 0.012],
    ],
    frame.at,
  )
  const [x, y] = frame.at(0, top - 0.03)
  return lined(wipers, '#080a0b', 12) + box(x - 115, y - 35, 230, 62, 24, { fill: '#0b0e10' })
}

function bonnet(frame: StanceFrame, tones: Shades): string {
  const { base, baseWidth } = frame.stance.screen
  const edge = frame.stance.bonnet
  const cut = [
    [baseWidth + 0.02, base - 0.012],
    [0.78, edge + 0.012],
    [0.5, edge - 0.008],
    [0, edge - 0.012],
  ] as const
  const power = [
    [0.46, base - 0.03],
    [0.36, edge + 0.005],
  ] as const
  return lined(bothLines(frame, power, frame.at), tones.sheen, 14, { opacity: tones.gloss * 0.6 }) + hair(bothLines(frame, cut, frame.at), tones)
}

function openings(frame: StanceFrame, face: Face, tones: Shades, measure: VehicleMeasure): string {
  const isClosed = measure.power === 'bev'
  const isRugged = frame.shape === 'off-road' || frame.shape === 'pickup' || frame.shape === 'suv' || frame.shape === 'crossover'
  const lower = isRugged
    ? filled(
        across(frame, [
          [0, 0.24],
          [0.66, 0.24],
          [0.93, 0.14],
          [0.86, 0],
          [0, 0],
        ]),
        '#1d2124',
      )
    : ''
  const plate = isRugged
    ? filled(
        across(frame, [
          [0, 0.07],
          [0.42, 0.07],
          [0.5, 0],
          [0, 0],
        ]),
        '#aab1b6',
      )
    : ''
  const isHigh = face.grille.some(([, t]) => t < 0.3)
  const dark = bothSides(frame, face.corner) + across(frame, isClosed && isHigh ? COOLING : face.intake)
  return lower + (isClosed && isHigh ? panel(frame, face, tones) : '') + filled(dark, '#101316') + plate + (isClosed ? '' : grille(frame, face))
}

/** Where a battery car breathes. */
const COOLING: readonly FaceMark[] = [
  [0, 0.27],
  [0.5, 0.28],
  [0.64, 0.12],
  [0, 0.1],
]

/** A high grille closed by a panel in the paint. */
function panel(frame: StanceFrame, face: Face, tones: Shades): string {
  const chin = lined(bothLines(frame, [...face.grille].slice(1)), tones.sheen, 9, { opacity: 0.5 })
  return filled(across(frame, face.grille), `${tones.deep}2e`, { stroke: tones.line, 'stroke-width': 7 }) + chin
}

function grille(frame: StanceFrame, face: Face): string {
  const frameLook = face.hasFrame ? { stroke: '#c5cbd0', 'stroke-width': 14 } : { stroke: '#0a0c0d', 'stroke-width': 8 }
  return filled(across(frame, face.grille), '#0e1113', frameLook) + pattern(frame, face)
}

function pattern(frame: StanceFrame, face: Face): string {
  if (face.pattern === 'plain') return ''
  const steps = [...new Set(face.grille.map(([, t]) => t))]
  const [top, bottom] = [Math.max(...steps) - 0.05, Math.min(...steps) + 0.05]
  const rows = face.pattern === 'slats' ? 1 : Math.max(2, Math.round((top - bottom) / 0.09))
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    const t = rows === 1 ? (top + bottom) / 2 : top - ((top - bottom) * row) / (rows - 1)
    const reach = Math.min(widthAt(face.grille, t), rows === 1 ? Math.min(widthAt(face.grille, top), widthAt(face.grille, bottom)) : 9) - 0.035
    const [x, y] = frame.face(reach, t)
    d += `M${Math.round(x)} ${-Math.round(y)}h${Math.round(frame.width * reach)}`
  }
  if (face.pattern === 'bars') return lined(d, '#7d868d', 11)
  if (face.pattern === 'mesh') return lined(d, '#8a939a', 17, { 'stroke-dasharray': '0 39', 'stroke-linecap': 'round' })
  const tall = Math.round((frame.face(0, top)[1] - frame.face(0, bottom)[1]) * 1)
  return lined(d, '#8a939a', tall, { 'stroke-dasharray': '12 34', 'stroke-linecap': 'butt' })
}

/** Half width of a contour at a height. */
function widthAt(marks: readonly FaceMark[], t: number): number {
  let widest = 0
  for (let index = 1; index < marks.length; index += 1) {
    const [from, to] = [marks[index - 1], marks[index]]
    if (from === undefined || to === undefined) continue
    const [low, high] = from[1] < to[1] ? [from, to] : [to, from]
    if (t < low[1] || t > high[1] || low[1] === high[1]) continue
    widest = Math.max(widest, low[0] + ((high[0] - low[0]) * (t - low[1])) / (high[1] - low[1]))
  }
  return widest
}

function lamps(frame: StanceFrame, face: Face): string {
  const shells = face.lamp.length === 0 ? '' : filled(bothSides(frame, face.lamp), LAMP.lens, { stroke: '#0b0e10', 'stroke-width': 8 })
  const lenses = face.lenses.map((lens) => lensPair(frame, lens)).join('')
  const lights = face.lights.map((line) => bothLines(frame, line)).join('')
  return shells + lenses + (lights === '' ? '' : lined(lights, LAMP.glow, 17, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }))
}

function lensPair(frame: StanceFrame, [s, t, share]: readonly [number, number, number]): string {
  const r = Math.round(frame.width * share)
  const isBig = share > 0.05
  return [s, -s]
    .map((place) => {
      const [x, y] = frame.face(place, t)
      const at = { cx: Math.round(x), cy: -Math.round(y) }
      if (!isBig) return tag('circle', { ...at, r, fill: '#dfe8ee', stroke: '#6d7a84', 'stroke-width': 9 })
      return (
        tag('circle', { ...at, r, fill: LAMP.lens, stroke: '#0c0f11', 'stroke-width': 26 }) +
        tag('circle', { ...at, r: Math.round(r * 0.78), fill: '#5c6a74', stroke: LAMP.glow, 'stroke-width': 18 }) +
        tag('circle', { ...at, r: Math.round(r * 0.36), fill: '#e4ecf1' })
      )
    })
    .join('')
}

import { filled, groundShadow, pen, placed, shades, shadowPaint, tag, type Shades } from '#drawing/kit/index.ts'
import type { DrawnView, Paint, VehicleMeasure } from '#drawing/measure.ts'
import { runningGear, type RunningGear } from './axles.ts'
import { fade } from './parts/ink.ts'

export type DrawOptions = { paint: Paint; prefix: string }

/** What every part of one drawing shares. Lengths in mm, heights upward. */
export type Sheet = {
  measure: VehicleMeasure
  length: number
  width: number
  height: number
  gear: RunningGear
  tones: Shades
  id: (name: string) => string
  url: (name: string) => string
}

/** A part of a drawing: `outline` is the path data of its silhouette, drawn first in the colour of frame and plastic. */
export type Piece = { defs?: string; outline?: string; back?: string; front?: string }

/** Colours of what is not painted. */
export const MATERIAL = {
  dark: '#20262a',
  deep: '#101416',
  lit: '#566068',
  steel: '#8d959b',
  body: '#e3e6e7',
  bodyShade: '#b4bbc0',
  line: '#8b949a',
} as const

/** A new sheet for a vehicle. */
export function newSheet(measure: VehicleMeasure, { paint, prefix }: DrawOptions): Sheet {
  return {
    measure,
    length: measure.lengthMm,
    width: measure.widthMm,
    height: measure.heightMm,
    gear: runningGear(measure),
    tones: shades(paint),
    id: (name) => `${prefix}${name}`,
    url: (name) => `url(#${prefix}${name})`,
  }
}

/** The finished view: shadow, silhouette (`<prefix>b`, what the tests and the rim line take), then the parts in order. */
export function finished(sheet: Sheet, size: readonly [width: number, height: number], pieces: readonly Piece[], isOnGround = true): DrawnView {
  const [widthMm, heightMm] = size
  const all = (key: keyof Piece) => pieces.map((piece) => piece[key] ?? '').join('')
  const markup =
    tag('defs', {}, (isOnGround ? shadowPaint(sheet.id('s')) : '') + all('defs')) +
    (isOnGround ? groundShadow(sheet.id('s'), 20, widthMm - 20, 60) : '') +
    all('back') +
    filled(all('outline'), MATERIAL.dark, { id: sheet.id('b') }) +
    all('front')
  return { markup, widthMm, heightMm }
}

/** Paint on a standing surface: lit above, darker in its lower third. */
export function paintFade({ tones, id }: Sheet, name = 'k'): string {
  return fade(id(name), [0, tones.lit], [0.16, tones.base], [0.6, tones.base], [1, tones.deep])
}

/** Window glass: sky above, cabin below. */
export function glassFade({ id }: Sheet, name = 'g'): string {
  return fade(id(name), [0, '#7f939e'], [0.45, '#33424c'], [1, '#1a242b'])
}

/** Bright metal, or a white drum: round in its section. */
export function metalFade({ id }: Sheet, name = 't'): string {
  return fade(id(name), [0, '#c3c9cd'], [0.22, '#f5f7f8'], [0.55, '#c3c9cd'], [1, '#555e65'])
}

/** The wheels of the left side; dished hubs on the axles that carry twin tyres. `well` mm of darkness stand over those under a body. */
export function sideWheels(sheet: Sheet, isTwin = true, well = 0, under = sheet.gear.axles): Piece {
  const { radius, rim, axles, steered } = sheet.gear
  const { id, url } = sheet
  const disk = (r: number, colour: string) => tag('circle', { r: Math.round(r), fill: colour })
  const ring = (r: number, colour: string, width: number) =>
    tag('circle', { r: Math.round(r), fill: 'none', stroke: colour, 'stroke-width': Math.round(width) })
  const wall = radius - rim
  const tyre = disk(radius, '#16181b') + ring(rim + wall * 0.48, '#2c3035', wall * 0.5) + disk(rim, url('m')) + disk(rim - 24, '#2b3036')
  const front = tag('use', { href: `#${id('w')}` }) + disk(rim * 0.8, '#a9b0b5') + nuts(rim * 0.66, rim * 0.14, '#24292d') + disk(rim * 0.28, url('m'))
  const rear =
    tag('use', { href: `#${id('w')}` }) +
    disk(rim * 0.62, '#596168') +
    nuts(rim * 0.49, rim * 0.07, '#e3e6e8') +
    disk(rim * 0.36, url('m')) +
    disk(rim * 0.2, '#3c4249')
  return {
    defs:
      fade(id('m'), [0, '#fff'], [0.4, '#bcc3c8'], [1, '#616970']) +
      tag('g', { id: id('w') }, tyre) +
      tag('g', { id: id('f'), 'stroke-linecap': 'round' }, front) +
      (isTwin ? tag('g', { id: id('r'), 'stroke-linecap': 'round' }, rear) : ''),
    outline:
      axles
        .slice(0, 1)
        .map((x) => disc(x, radius, radius))
        .join('') + (well === 0 ? '' : under.map((x) => halfDisc(x, radius, radius + well)).join('')),
    front: axles.map((x, at) => placed(id(at < steered || !isTwin ? 'f' : 'r'), x, radius)).join(''),
  }
}

// Wound like every other part of the silhouette: two ways round would cut a hole where they overlap.
function halfDisc(x: number, y: number, radius: number): string {
  return pen()
    .move(x + radius, y)
    .arc(radius, x - radius, y, false)
    .close()
    .toString()
}

// Round caps on dashes without length: a ring of nuts in one element.
function nuts(radius: number, size: number, colour: string): string {
  const step = Math.round(radius * 2 * Math.PI) / 10
  return tag('circle', {
    r: Math.round(radius),
    fill: 'none',
    stroke: colour,
    'stroke-width': Math.round(size),
    'stroke-dasharray': `0 ${Math.round(step * 10) / 10}`,
  })
}

/** Path data of a full circle about `x`, `y`. */
export function disc(x: number, y: number, radius: number): string {
  const [cx, cy, r] = [Math.round(x), Math.round(y), Math.round(radius)]
  return `M${cx} ${r === cy ? 0 : r - cy}a${r} ${r} 0 0 1 0${-2 * r}a${r} ${r} 0 0 1 0 ${2 * r}z`
}

/** A part and its mirror image about the middle of a front, rear or top view. */
export function pair({ id, width }: Sheet, name: string, part: string, mirror = `matrix(-1 0 0 1 ${width} 0)`): string {
  return tag('g', { id: id(name) }, part) + tag('use', { href: `#${id(name)}`, transform: mirror })
}

import { slab } from './pen.ts'
import { filled, lined, tag } from './svg.ts'

/** Colours of lamps and dark trim shared by every drawing. */
export const LAMP = {
  lens: '#2a333a',
  glow: '#f7fbff',
  halo: '#cfe6f5',
  red: '#b3161c',
  redGlow: '#ff4a3d',
  redLens: '#5c0f14',
  amber: '#f0952d',
  trim: '#1a1d20',
  mesh: '#0d1013',
} as const

/** A lens shape (path data) in dark glass with an edge. */
export function lampLens(d: string, colour: string = LAMP.lens): string {
  return filled(d, colour, { stroke: '#0b0e10', 'stroke-width': 6 })
}

/** A light signature drawn as a line of `width` mm with a soft halo. */
export function lampLine(d: string, width: number, colour: string = LAMP.glow, halo: string = LAMP.halo): string {
  return (
    lined(d, halo, width * 2.2, { 'stroke-opacity': 0.35, 'stroke-linecap': 'round' }) +
    lined(d, colour, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
  )
}

/** A round projector lens. */
export function projector(x: number, y: number, radius: number): string {
  const at = { cx: Math.round(x), cy: -Math.round(y) }
  return (
    tag('circle', { ...at, r: radius, fill: '#56646e', stroke: '#c9d3da', 'stroke-width': radius * 0.2 }) +
    tag('circle', { ...at, r: radius * 0.5, fill: '#dfe9ef' })
  )
}

/** A blank number plate, `x`,`y` its middle. */
export function numberPlate(x: number, y: number, width = 440, height = 120): string {
  return tag('path', { d: slab(x - width / 2, y - height / 2, width, height, 14), fill: '#eef0f0', stroke: '#8b9297', 'stroke-width': 6 })
}

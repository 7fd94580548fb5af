import { slab } from './pen.ts'
import { tag } from './svg.ts'

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

/** A blank number plate, `x`,`y` its middle. */
export function numberPlate(x: number, y: number, width = 440, height = 120): string {
  return tag('path', { d: slab(x - width / 2, y - height / 2, width, height, 14), fill: '#eef0f0', stroke: '#8b9297', 'stroke-width': 6 })
}

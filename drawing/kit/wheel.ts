import { filled, group, tag } from './svg.ts'
import { facePath, inlayPath, isClosedFace, type Alloy } from './wheel-faces.ts'

/** A wheel seen from the side. Radii in mm; `rim` is the outer radius of the metal. */
export type WheelInput = { id: string; radius: number; rim: number; alloy: Alloy; isDark?: boolean }

const RUBBER = '#16181b'

/** An alloy wheel about its centre, as `<g id>` with its gradient for `<defs>`; put it down with `placed(id, x, radius)`. */
export function alloyWheel({ id, radius, rim, alloy, isDark = false }: WheelInput): string {
  const face = `url(#${id}m)`
  const inlay = inlayPath(alloy, rim)
  const [bright, middle, dim] = isDark ? (['#8c949b', '#51585f', '#2b3036'] as const) : (['#f6f8f9', '#bcc3c9', '#737b83'] as const)
  const spokes = isClosedFace(alloy)
    ? tag('circle', { r: Math.round(rim * 0.97), fill: face }) +
      filled(facePath(alloy, rim), '#0d0f12') +
      tag('circle', { r: rim * 0.33, fill: 'none', stroke: '#0003', 'stroke-width': 5 })
    : filled(facePath(alloy, rim), face, { stroke: '#0007', 'stroke-width': 5 }) + (inlay === '' ? '' : filled(inlay, '#23272c'))
  return (
    tag(
      'linearGradient',
      { id: `${id}m`, x1: 0.2, x2: 0.75, y2: '1' },
      tag('stop', { 'stop-color': bright }) + tag('stop', { offset: 0.5, 'stop-color': middle }) + tag('stop', { offset: '1', 'stop-color': dim }),
    ) +
    group(
      { id },
      tyre(radius, rim),
      isClosedFace(alloy) ? '' : brake(rim),
      tag('circle', { r: rim - 6, fill: 'none', stroke: face, 'stroke-width': 15 }),
      spokes,
      tag('circle', { r: Math.round(rim * 0.15), fill: '#22262b', stroke: face, 'stroke-width': 8 }),
      bolts(Math.round(rim * 0.235), 5, 12, '#2a2f35'),
    )
  )
}

function tyre(radius: number, rim: number): string {
  const wall = radius - rim
  return (
    tag('circle', { r: radius, fill: RUBBER }) +
    tag('circle', { r: Math.round(rim + wall * 0.48), fill: 'none', stroke: '#2d3136', 'stroke-width': Math.round(wall * 0.5) }) +
    tag('circle', { r: rim, fill: '#0d0f12' })
  )
}

function brake(rim: number): string {
  return tag('circle', { r: Math.round(rim * 0.5), fill: 'none', stroke: '#555c63', 'stroke-width': Math.round(rim * 0.22) })
}

// Round caps on dashes without length: a ring of dots in one element.
function bolts(radius: number, count: number, size: number, colour: string): string {
  const step = Math.round(((radius * 2 * Math.PI) / count) * 10) / 10
  return tag('circle', {
    r: radius,
    fill: 'none',
    stroke: colour,
    'stroke-width': size,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${step}`,
  })
}

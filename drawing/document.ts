import type { Framing } from '#drawing/address.ts'
import type { DrawnView, VehicleMeasure, View } from '#drawing/measure.ts'

/** The part of the drawing's plane that a file shows, mm. */
export type ViewBox = { x: number; y: number; width: number; height: number }

/** Share of the stage's height that lies above the ground. */
export const GROUND = 0.8
const STAGE_RATIO = 1.6
/** Share of the stage's height that the highest vehicle may take: a card's mark stands above it. */
const HIGHEST = 0.62
/** Room around a vehicle without a stage, mm: mirrors of heavy cabs stand 200 mm out, the shadow lies 96 mm below the ground line. */
const ROOM = { side: 170, above: 60, below: 120 }
const ROOM_ACROSS = { ...ROOM, side: 230 }
const ROOM_FROM_ABOVE = { side: 60, above: 230, below: 230 }

/** A standalone SVG file. `edge` is the width of the faint light edge that paint gets on a dark page, in the drawing's units. */
export function svgFile(box: ViewBox, body: string, options: { edge: number; style?: string; darkStyle?: string }): string {
  const { edge, style = '', darkStyle = '' } = options
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}">` +
    `<style>${style}@media(prefers-color-scheme:dark){.v{filter:url(#e)}${darkStyle}}</style>${edgeFilter(edge)}${body}</svg>`
  )
}

/** One view as a file of its own. */
export function viewFile(view: View, drawn: DrawnView, framing: Framing): string {
  const box = framing === 'stage' ? stageBox(view, drawn) : tightBox(drawn, view)
  return svgFile(box, `<g class="v">${drawn.markup}</g>`, { edge: box.width / 420 })
}

/** Size in mm of a view of a vehicle, as `drawView` answers it. */
export function viewSize(view: View, measure: VehicleMeasure): { widthMm: number; heightMm: number } {
  const { lengthMm, widthMm, heightMm } = measure
  if (view === 'top') return { widthMm: lengthMm, heightMm: widthMm }
  return { widthMm: view === 'side' ? lengthMm : widthMm, heightMm }
}

/**
 * The stage of a card: 16:10, the ground at 80 % of its height, the vehicle in its middle. Small vehicles leave a little more air,
 * so that a list shows which is which. Seen from above, the vehicle lies in the middle of the stage.
 */
export function stageBox(view: View, { widthMm, heightMm }: { widthMm: number; heightMm: number }): ViewBox {
  const share = 0.78 + 0.1 * Math.min(Math.max((widthMm - 3000) / 3500, 0), 1)
  const highest = view === 'top' ? 0.8 : HIGHEST
  const height = Math.max(widthMm / share / STAGE_RATIO, heightMm / highest)
  const width = height * STAGE_RATIO
  const y = view === 'top' ? -(height + heightMm) / 2 : -height * GROUND
  return { x: (widthMm - width) / 2, y, width, height }
}

/** The vehicle alone, with room for mirrors and shadow. */
export function tightBox({ widthMm, heightMm }: { widthMm: number; heightMm: number }, view: View = 'side'): ViewBox {
  const { side, above, below } = view === 'top' ? ROOM_FROM_ABOVE : view === 'side' ? ROOM : ROOM_ACROSS
  return { x: -side, y: -heightMm - above, width: widthMm + 2 * side, height: heightMm + above + below }
}

// Only what is opaque gets an edge: glass does, the shadow on the ground does not.
function edgeFilter(edge: number): string {
  return (
    '<filter id="e"><feColorMatrix values="0 0 0 0 .27 0 0 0 0 .35 0 0 0 0 .41 0 0 0 9 -8"/>' +
    `<feMorphology operator="dilate" radius="${edge.toFixed(1)}"/><feComposite in="SourceGraphic"/></filter>`
  )
}

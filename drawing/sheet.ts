import type { Arrangement, Direction } from '#drawing/address.ts'
import { horizontalDimension, verticalDimension, type Pencil } from '#drawing/dimension.ts'
import { svgFile, type ViewBox } from '#drawing/document.ts'
import { figureDefinitions } from '#drawing/figures.ts'
import type { DrawnView, VehicleMeasure, View } from '#drawing/measure.ts'

export type SheetInput = {
  measure: VehicleMeasure
  /** The views, each with a prefix of its own; `narrow` takes side and front only. */
  views: Readonly<Record<View, DrawnView>>
  /** The first axle behind the foremost point, mm. */
  frontAxleMm: number
  arrangement: Arrangement
  direction: Direction
}

/** Width in CSS pixels that an arrangement is made for: there a figure is as high as a label of the page. */
const DRAWN_FOR = { wide: 1216, narrow: 358 } as const
/** Distances in pixels: around the sheet, between a view and its dimension lines, between the views. */
const WIDE = { edge: 26, first: 40, second: 82, height: 62, column: 140, row: 150 } as const
const NARROW = { edge: 14, first: 34, second: 68, height: 34, column: 46, row: 112 } as const

type Place = { x: number; y: number }
type Layout = { px: number; box: ViewBox; places: Partial<Record<View, Place>>; gaps: typeof WIDE | typeof NARROW }

/**
 * The dimensioned drawing in first-angle projection (ISO 5456-2): the front beside the side view on one ground line, the view from
 * above beneath it, and the rear beneath the front. Exact figures in mm; no words, so that it needs no language.
 */
export function sheetFile(input: SheetInput): string {
  const layout = layoutOf(input.measure, input.arrangement)
  const { px, box, places } = layout
  const isMirrored = input.direction === 'rtl'
  const pencil: Pencil = { px, prefix: 'n', flip: (x) => (isMirrored ? box.width - x : x) }
  const { lengthMm, wheelbaseMm, widthMm, heightMm } = input.measure
  const drawn = (Object.entries(places) as [View, Place][]).map(([view, at]) => placed(input.views[view].markup, at, isMirrored ? box.width : null))
  const body =
    `<defs>${figureDefinitions([lengthMm, wheelbaseMm, widthMm, heightMm], 'n')}</defs>` +
    `<g class="c">${construction(layout, input.measure, pencil)}</g>` +
    `<g class="v">${drawn.join('')}</g>` +
    dimensions(layout, input, pencil)
  return svgFile(box, body, { edge: px, ...sheetStyle(px) })
}

/** The shape of a sheet, so that a page can keep its place. */
export function sheetBox(measure: VehicleMeasure, arrangement: Arrangement): ViewBox {
  return layoutOf(measure, arrangement).box
}

function layoutOf(measure: VehicleMeasure, arrangement: Arrangement): Layout {
  return arrangement === 'wide' ? wideLayout(measure) : narrowLayout(measure)
}

function wideLayout({ lengthMm, widthMm, heightMm }: VehicleMeasure): Layout {
  // The pixel's size follows from the width of the sheet, which counts some of its distances in pixels.
  const px = (lengthMm + widthMm) / (DRAWN_FOR.wide - 2 * WIDE.edge - WIDE.column - MIRROR_PX)
  const side = { x: WIDE.edge * px, y: WIDE.edge * px + heightMm }
  const column = side.x + lengthMm + WIDE.column * px
  const row = side.y + WIDE.row * px + Math.max(widthMm, heightMm)
  const places = { side, front: { x: column, y: side.y }, top: { x: side.x, y: side.y + WIDE.row * px + widthMm }, rear: { x: column, y: row } }
  return { px, gaps: WIDE, places, box: { x: 0, y: 0, width: DRAWN_FOR.wide * px, height: row + WIDE.edge * px } }
}

/** Room for the mirror that stands out beyond the front view's width. */
const MIRROR_PX = 34

function narrowLayout({ lengthMm, widthMm, heightMm }: VehicleMeasure): Layout {
  const px = lengthMm / (DRAWN_FOR.narrow - 2 * NARROW.edge - NARROW.column)
  const width = DRAWN_FOR.narrow * px
  const side = { x: NARROW.edge * px, y: NARROW.edge * px + heightMm }
  const front = { x: side.x + (lengthMm - widthMm) / 2, y: side.y + NARROW.row * px + heightMm }
  return { px, gaps: NARROW, places: { side, front }, box: { x: 0, y: 0, width, height: front.y + (NARROW.first + NARROW.edge) * px } }
}

function dimensions({ px, places, gaps }: Layout, { measure, frontAxleMm }: SheetInput, pencil: Pencil): string {
  const { side, front } = places as { side: Place; front: Place }
  const axle = side.x + frontAxleMm
  const end = side.x + measure.lengthMm
  return (
    horizontalDimension(pencil, { from: axle, to: axle + measure.wheelbaseMm, start: side.y, at: side.y + gaps.first * px, value: measure.wheelbaseMm }) +
    horizontalDimension(pencil, { from: side.x, to: end, start: side.y, at: side.y + gaps.second * px, value: measure.lengthMm }) +
    verticalDimension(pencil, { top: side.y - measure.heightMm, bottom: side.y, start: end, at: end + gaps.height * px, value: measure.heightMm }) +
    horizontalDimension(pencil, { from: front.x, to: front.x + measure.widthMm, start: front.y, at: front.y + gaps.first * px, value: measure.widthMm })
  )
}

/** Ground lines and middle lines, under the vehicles. */
function construction({ px, places, box }: Layout, { widthMm, heightMm, lengthMm }: VehicleMeasure, { flip }: Pencil): string {
  const reach = 16 * px
  const lines = (Object.entries(places) as [View, Place][]).map(([view, { x, y }]) => {
    if (view === 'top') return `<path class="m" d="M${n(flip(x - reach))} ${n(y - widthMm / 2)}H${n(flip(x + lengthMm + reach))}"/>`
    const width = view === 'side' ? lengthMm : widthMm
    const ground = `<path class="g" d="M${n(flip(Math.max(x - reach, 0)))} ${n(y)}H${n(flip(Math.min(x + width + reach, box.width)))}"/>`
    const middle = n(flip(x + widthMm / 2))
    return view === 'side' ? ground : `${ground}<path class="m" d="M${middle} ${n(y - heightMm - reach)}V${n(y + reach)}"/>`
  })
  return lines.join('')
}

function placed(markup: string, { x, y }: Place, mirrorWidth: number | null): string {
  const move = mirrorWidth === null ? `translate(${n(x)} ${n(y)})` : `matrix(-1 0 0 1 ${n(mirrorWidth - x)} ${n(y)})`
  return `<g transform="${move}">${markup}</g>`
}

function sheetStyle(px: number): { style: string; darkStyle: string } {
  const line = px.toFixed(1)
  const dash = [14, 4, 2, 4].map((length) => Math.round(length * px)).join(' ')
  return {
    style:
      `.d,.e,.g,.m{fill:none;stroke-width:${line}}.d{stroke:#3c4a54}.e{stroke:#8b979e}.g{stroke:#717c82}` +
      `.m{stroke:#a9b3b8;stroke-dasharray:${dash}}.f{fill:#101b24}`,
    darkStyle: '.d{stroke:#b6c3cc}.e{stroke:#6d7c87}.g{stroke:#8797a2}.m{stroke:#4f5f6b}.f{fill:#edf2f5}',
  }
}

function n(value: number): number {
  return Math.round(value)
}

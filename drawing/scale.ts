import { svgFile, type ViewBox } from '#drawing/document.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { PERSON } from '#drawing/person.ts'

/** Between the two, and around them, mm. */
const GAP = 520
const EDGE = 420
const ABOVE = 380
const BELOW = 260
const METRE = 1000

type Size = { widthMm: number; heightMm: number }

/** Two vehicles, or a vehicle and a person, to one scale on one ground line before a grid of metres. */
export function scaleFile(vehicle: DrawnView, beside: DrawnView | 'person'): string {
  const box = scaleBox(vehicle, beside)
  const second = EDGE + vehicle.widthMm + GAP
  const other =
    beside === 'person'
      ? `<g class="p" transform="translate(${second + PERSON.widthMm / 2} 0)">${PERSON.markup}</g>`
      : `<g class="v" transform="translate(${second} 0)">${beside.markup}</g>`
  const body = `${grid(box)}<g class="v" transform="translate(${EDGE} 0)">${vehicle.markup}</g>${other}`
  return svgFile(box, body, {
    edge: box.width / 700,
    style: `.q{stroke:#101b24;stroke-opacity:.1}.g{stroke:#101b24;stroke-opacity:.55}.q,.g{fill:none;stroke-width:${(box.width / 900).toFixed(1)}}.p{fill:#3f4e59}`,
    darkStyle: '.q,.g{stroke:#dfe8ee}.p{fill:#b4c1ca}',
  })
}

/** The shape of the drawing, from the sizes of the two side views. */
export function scaleBox(vehicle: Size, beside: Size | 'person'): ViewBox {
  const other: Size = beside === 'person' ? PERSON : beside
  const height = Math.max(vehicle.heightMm, other.heightMm) + ABOVE
  return { x: 0, y: -height, width: EDGE * 2 + vehicle.widthMm + GAP + other.widthMm, height: height + BELOW }
}

/** Metres from the ground up and from the first vehicle's front on. */
function grid({ y, width }: ViewBox): string {
  let d = ''
  for (let x = EDGE % METRE; x < width; x += METRE) d += `M${x} ${y}V0`
  for (let level = -METRE; level > y; level -= METRE) d += `M0 ${level}H${width}`
  return `<path class="q" d="${d}"/><path class="g" d="M0 0H${Math.round(width)}"/>`
}

import type { PaintedVehicle } from '#drawing/address.ts'
import { svgFile, type ViewBox } from '#drawing/document.ts'
import { drawView } from '#drawing/draw-view.ts'
import { frontAxle } from '#drawing/front-axle.ts'
import type { BodyShape, VehicleMeasure } from '#drawing/measure.ts'

/** Where a zone's findings are marked: on a flank or from above; shares of the length from the front and of the height, or of the width from the right. */
type Anchor = { on: 'left' | 'right' | 'top'; along: Along; across: number }
/** `front` and `rear` are the axles; */
type Along = number | 'front' | 'rear'

/** Height of a wheel's middle. */
const WHEEL = -1

const top = (along: number, across = 0.5): Anchor => ({ on: 'top', along, across })
const flank = (on: 'left' | 'right', along: Along, across: number): Anchor => ({ on, along, across })

const ANCHORS: Readonly<Record<string, Anchor>> = {
  front_bumper: top(0.02),
  front_panel: top(0.02),
  cab_front: top(0.04),
  front_cross_member: top(0.07),
  bonnet: top(0.15),
  engine_bay: top(0.12, 0.3),
  windscreen: top(0.3),
  dashboard: top(0.36, 0.35),
  steering_wheel: top(0.4, 0.68),
  driver_seat: top(0.46, 0.68),
  roof: top(0.56),
  load_body: top(0.66),
  chassis_frame: top(0.6, 0.36),
  boot_floor: top(0.86, 0.34),
  boot_lid: top(0.93),
  rear_panel: top(0.96),
  rear_bumper: top(0.985),
  front_left_wing: flank('left', 'front', 0.5),
  front_right_wing: flank('right', 'front', 0.5),
  front_left_door: flank('left', 0.42, 0.46),
  front_right_door: flank('right', 0.42, 0.46),
  rear_left_door: flank('left', 0.61, 0.46),
  rear_right_door: flank('right', 0.61, 0.46),
  rear_left_quarter: flank('left', 'rear', 0.55),
  rear_right_quarter: flank('right', 'rear', 0.55),
  wheel_front_left: flank('left', 'front', WHEEL),
  wheel_front_right: flank('right', 'front', WHEEL),
  wheel_rear_left: flank('left', 'rear', WHEEL),
  wheel_rear_right: flank('right', 'rear', WHEEL),
  tyre_rear: flank('left', 'rear', WHEEL),
  cab_left_door: flank('left', 0.13, 0.42),
  cab_right_door: flank('right', 0.13, 0.42),
  left_side_panel: flank('left', 0.62, 0.62),
  right_side_panel: flank('right', 0.62, 0.62),
  luggage_door_left: flank('left', 0.5, 0.24),
  luggage_door_right: flank('right', 0.5, 0.24),
  fuel_tank: flank('left', 0.44, 0.2),
  mudguard_right: flank('right', 'rear', 0.36),
}

/** Where a cab over the front axle has what a car has further back. */
const CAB_ANCHORS: Readonly<Record<string, Anchor>> = {
  windscreen: top(0.025),
  dashboard: top(0.05, 0.35),
  steering_wheel: top(0.06, 0.68),
  driver_seat: top(0.1, 0.68),
  engine_bay: top(0.09, 0.45),
  roof: top(0.14),
}
const CAB_SHAPES: ReadonlySet<BodyShape> = new Set(['bus', 'light-truck', 'heavy-truck', 'tractor', 'dump', 'mixer', 'special'])

const INSIDE = ['engine_bay', 'dashboard', 'steering_wheel', 'driver_seat'] as const
const WHEELS = ['wheel_front_left', 'wheel_front_right', 'wheel_rear_left', 'wheel_rear_right'] as const
/** The zones of a car, and those of a vehicle with a cab over its front axle; of two that lie on each other the first is offered. */
const CAR_ZONES: readonly string[] = [
  'front_bumper',
  'bonnet',
  'windscreen',
  'roof',
  'boot_lid',
  'boot_floor',
  'rear_bumper',
  'front_left_wing',
  'front_left_door',
  'rear_left_door',
  'rear_left_quarter',
  'front_right_wing',
  'front_right_door',
  'rear_right_door',
  'rear_right_quarter',
  ...WHEELS,
  ...INSIDE,
]
const CAB_ZONES: readonly string[] = [
  'windscreen',
  'roof',
  'load_body',
  'chassis_frame',
  'rear_panel',
  'cab_left_door',
  'left_side_panel',
  'luggage_door_left',
  'fuel_tank',
  'cab_right_door',
  'right_side_panel',
  'luggage_door_right',
  'mudguard_right',
  ...WHEELS,
  'engine_bay',
  'driver_seat',
  'steering_wheel',
  'dashboard',
  'front_cross_member',
  'cab_front',
]
/** Nearer than this share of the map's width, two places cannot be told apart by a finger. */
const LEAST_APART = 0.025

/** The zones that a vehicle of this shape has a place for, each with its middle in per cent of the map's width and height. */
export function defectZones(measure: VehicleMeasure): { zone: string; x: number; y: number }[] {
  const box = defectMapBox(measure)
  const zones = CAB_SHAPES.has(measure.shape) ? CAB_ZONES : CAR_ZONES
  const share = (at: number, from: number, length: number) => Math.round(((at - from) / length) * 10_000) / 100
  const taken: [number, number][] = []
  return zones.flatMap((zone) => {
    const [x, y] = placeOf(measure, anchorOf(measure, zone))
    if (taken.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < LEAST_APART * box.width)) return []
    taken.push([x, y])
    return [{ zone, x: share(x, box.x, box.width), y: share(y, box.y, box.height) }]
  })
}

/** Whether a zone has a place on the map. */
export function hasZone(zone: string): boolean {
  return Object.hasOwn(ANCHORS, zone)
}

/**
 * The vehicle itself as a standalone SVG file: its right side, from above, its left side, one length for all three. Each finding has its
 * number where its zone is, counted from 1 in the order given; a zone without a place (null) keeps its number and is left to the list.
 */
export function drawDefectMap({ measure, paint }: PaintedVehicle, zones: readonly (string | null)[]): string {
  const rows = rowsOf(measure)
  const { lengthMm } = measure
  const draw = (view: 'side' | 'top', prefix: string) => drawView(view, measure, { paint, prefix }).markup
  // The right side looks to the right, as it does when one stands before it.
  const right = `<g transform="translate(${lengthMm} ${rows.right}) scale(-1 1)">${draw('side', 'r')}</g>`
  const above = `<g transform="translate(0 ${rows.top})">${draw('top', 't')}</g>`
  const left = `<g transform="translate(0 ${rows.left})">${draw('side', 'l')}</g>`
  return svgFile(defectMapBox(measure), `<g class="v">${right}${above}${left}</g>${marks(measure, zones)}`, {
    edge: lengthMm / 420,
    style: '.n{fill:#c43e0c;stroke:#fff}.h{fill:#c43e0c;fill-opacity:.22}text{font-family:system-ui,sans-serif;font-weight:600;text-anchor:middle;fill:#fff}',
    darkStyle: '.n{fill:#ef6d36;stroke:#131d25}.h{fill:#ef6d36;fill-opacity:.3}text{fill:#1a0a03}',
  })
}

/** Size of a map in CSS pixels, `width` wide. */
export function defectMapSize(measure: VehicleMeasure, width: number): { width: number; height: number } {
  const box = defectMapBox(measure)
  return { width, height: Math.round((width * box.height) / box.width) }
}

/** Ground lines of the three views, mm: y of the right side, of the left flank from above, of the left side. */
function rowsOf({ lengthMm, heightMm, widthMm }: VehicleMeasure): { right: number; top: number; left: number; gap: number } {
  const gap = Math.round(lengthMm * 0.075)
  const above = heightMm + gap + widthMm
  return { right: heightMm, top: above, left: above + gap + heightMm, gap }
}

function defectMapBox(measure: VehicleMeasure): ViewBox {
  const { left, gap } = rowsOf(measure)
  const room = Math.round(gap / 2)
  return { x: -room, y: -room, width: measure.lengthMm + 2 * room, height: left + 2 * room }
}

function marks(measure: VehicleMeasure, zones: readonly (string | null)[]): string {
  const radius = Math.round(measure.lengthMm / 40)
  const placed = zones.map((zone, index) => ({ zone, number: index + 1 }))
  const groups = Map.groupBy(
    placed.filter(({ zone }) => zone !== null && hasZone(zone)),
    ({ zone }) => zone ?? '',
  )
  return [...groups]
    .map(([zone, findings]) => {
      const [x, y] = placeOf(measure, anchorOf(measure, zone))
      const halo = `<circle class="h" cx="${x}" cy="${y}" r="${radius * 2}"/>`
      const numbers = findings.map(({ number }, index) => numberMark(Math.round(x + (index - (findings.length - 1) / 2) * radius * 2.2), y, radius, number))
      return `<g id="${zone}">${halo}${numbers.join('')}</g>`
    })
    .join('')
}

function anchorOf({ shape }: VehicleMeasure, zone: string): Anchor {
  return (CAB_SHAPES.has(shape) ? CAB_ANCHORS[zone] : undefined) ?? ANCHORS[zone] ?? top(0.5)
}

function numberMark(x: number, y: number, radius: number, number: number): string {
  const size = Math.round(radius * 1.25)
  return (
    `<circle class="n" cx="${x}" cy="${y}" r="${radius}" stroke-width="${Math.round(radius / 7)}"/>` +
    `<text x="${x}" y="${y + Math.round(size * 0.36)}" font-size="${size}">${number}</text>`
  )
}

function placeOf(measure: VehicleMeasure, { on, along, across }: Anchor): [number, number] {
  const { lengthMm, widthMm, heightMm, wheelbaseMm } = measure
  const rows = rowsOf(measure)
  const axle = frontAxle(measure)
  const behind = along === 'front' ? axle : along === 'rear' ? axle + wheelbaseMm : along * lengthMm
  if (on === 'top') return [Math.round(behind), Math.round(rows.top - widthMm * (1 - across))]
  const up = across === WHEEL ? Math.min(heightMm * 0.23, 500) : heightMm * across
  return [Math.round(on === 'left' ? behind : lengthMm - behind), Math.round(rows[on] - up)]
}

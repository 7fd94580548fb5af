import { BODY_SHAPES, FRONT_DESIGNS, POWER_KINDS, VIEWS } from '#drawing/measure.ts'
import type { BodyShape, FrontDesign, Paint, PowerKind, VehicleMeasure, View } from '#drawing/measure.ts'

/** A vehicle with its paint: what one drawing of it needs. */
export type PaintedVehicle = { measure: VehicleMeasure; paint: Paint }

/** `stage`: on the ground line of a card's stage, 16:10; `tight`: the vehicle alone. */
export type Framing = 'stage' | 'tight'
/** `wide`: four views; `narrow`: side and front with figures that a phone can show. */
export type Arrangement = 'wide' | 'narrow'
export type Direction = 'ltr' | 'rtl'

/** What an address asks to be drawn. */
export type Drawing =
  | { kind: View; vehicle: PaintedVehicle; framing: Framing }
  | { kind: 'sheet'; vehicle: PaintedVehicle; arrangement: Arrangement; direction: Direction }
  | { kind: 'scale'; vehicle: PaintedVehicle; beside: PaintedVehicle | 'person' }

/** Raised when drawings change: addresses are kept for a year. */
const VERSION = 1
const PREFIX = `/drawing/${VERSION}/`

/** Bounds of what is drawn: mm, doors and axles; wider than any road vehicle, so that a wrong row is refused and not drawn. */
const RANGES = {
  lengthMm: [1500, 26_000],
  widthMm: [900, 3200],
  heightMm: [900, 4800],
  wheelbaseMm: [900, 20_000],
  axles: [2, 4],
  doors: [0, 6],
} as const

const alternatives = (values: readonly string[]) => `(${values.toSorted((a, b) => b.length - a.length).join('|')})`
const SPEC = new RegExp(
  `^${alternatives(BODY_SHAPES)}-(\\d+)x(\\d+)x(\\d+)-(\\d+)-a(\\d)-d(\\d)-${alternatives(POWER_KINDS)}-${alternatives(FRONT_DESIGNS)}-([0-9a-f]{6})$`,
)

/** The public address of a drawing. It carries the whole measure, so the answer never changes. */
export function drawingHref(drawing: Drawing): string {
  return `${PREFIX}${drawing.kind}/${[specOf(drawing.vehicle), ...marksOf(drawing)].join('~')}.svg`
}

/** Reads an address back; null for every path that `drawingHref` does not write. */
export function parseDrawing(path: string): Drawing | null {
  const [, kind, name] = path.startsWith(PREFIX) ? (/^([a-z]+)\/([\w~-]+)\.svg$/.exec(path.slice(PREFIX.length)) ?? []) : []
  const [spec = '', ...marks] = (name ?? '').split('~')
  const vehicle = parseSpec(spec)
  const drawing = kind === undefined || vehicle === null ? null : withMarks(kind, vehicle, marks)
  // One drawing, one address: leading zeros or marks out of order are none.
  return drawing !== null && drawingHref(drawing) === path ? drawing : null
}

/** True if all measures lie in the bounds of what is drawn, and the axles between the ends. */
export function isDrawable(measure: VehicleMeasure): boolean {
  const isInside = Object.entries(RANGES).every(([name, [least, most]]) => {
    const value = measure[name as keyof typeof RANGES]
    return Number.isInteger(value) && value >= least && value <= most
  })
  return isInside && measure.wheelbaseMm <= measure.lengthMm - 300
}

/** A vehicle as it stands in an address. */
export function specOf({ measure: m, paint }: PaintedVehicle): string {
  return `${m.shape}-${m.lengthMm}x${m.widthMm}x${m.heightMm}-${m.wheelbaseMm}-a${m.axles}-d${m.doors}-${m.power}-${m.design}-${paint}`
}

function marksOf(drawing: Drawing): string[] {
  if (drawing.kind === 'scale') return [drawing.beside === 'person' ? 'person' : specOf(drawing.beside)]
  if (drawing.kind === 'sheet') return [...(drawing.arrangement === 'narrow' ? ['narrow'] : []), ...(drawing.direction === 'rtl' ? ['rtl'] : [])]
  return drawing.framing === 'tight' ? ['tight'] : []
}

function withMarks(kind: string, vehicle: PaintedVehicle, marks: readonly string[]): Drawing | null {
  if (kind === 'scale') {
    const beside = marks[0] === 'person' ? 'person' : parseSpec(marks[0] ?? '')
    return beside === null ? null : { kind, vehicle, beside }
  }
  if (kind === 'sheet') {
    return { kind, vehicle, arrangement: marks.includes('narrow') ? 'narrow' : 'wide', direction: marks.includes('rtl') ? 'rtl' : 'ltr' }
  }
  return isView(kind) ? { kind, vehicle, framing: marks.includes('tight') ? 'tight' : 'stage' } : null
}

/** Reads a vehicle of an address back; null where it is none that can be drawn. */
export function parseSpec(spec: string): PaintedVehicle | null {
  const found = SPEC.exec(spec)
  if (found === null) return null
  const [, shape, length, width, height, wheelbase, axles, doors, power, design, paint] = found
  const measure: VehicleMeasure = {
    shape: shape as BodyShape,
    lengthMm: Number(length),
    widthMm: Number(width),
    heightMm: Number(height),
    wheelbaseMm: Number(wheelbase),
    doors: Number(doors),
    axles: Number(axles) as VehicleMeasure['axles'],
    power: power as PowerKind,
    design: design as FrontDesign,
  }
  return isDrawable(measure) ? { measure, paint: paint ?? '' } : null
}

function isView(kind: string): kind is View {
  return (VIEWS as readonly string[]).includes(kind)
}

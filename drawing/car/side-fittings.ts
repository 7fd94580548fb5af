import { blob, box, doorHandles, filled, lined, pen, polygon, stroke, type Shades } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { Frame } from './frame.ts'

/** Everything fixed to the skin: gaps, handles, mirror, flap, rails, spare wheel, bed. */
export function sideFittings(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const { profile } = frame
  return (
    lined(doorGaps(frame) + bonnetGap(frame) + (profile.bed === true ? bedGaps(frame) : ''), tones.line, 7) +
    handles(frame, measure, tones) +
    flap(frame, measure, tones) +
    (profile.rails === true ? rails(frame) : '') +
    (profile.spare === true ? spareWheel(frame, tones) : '') +
    mirror(frame, tones)
  )
}

/** Door gaps round the arch and along the sill. */
function doorGaps(frame: Frame): string {
  const { doors, belt, cladding } = frame.profile
  const top = frame.y(belt)
  const foot = frame.sill + Math.max(cladding, 30) * 0.9 + 16
  const [lead, middle, end] = [frame.x(doors[0] ?? 0.14), frame.x(doors[1] ?? 0.5), frame.x(doors[2] ?? 0.9)]
  const start = Math.max(lead, frame.front + frame.arch + 40)
  const hasRear = end > middle + 50
  const heel = hasRear ? Math.max(frame.rear - frame.arch - 75, middle + 120) : middle - 6
  const front = stroke([
    [lead - 6, top - 30],
    [Math.min(lead, start) - 12, top - 200],
    [start, foot + 190],
    [start + 90, foot, -40],
  ])
  const pillar = stroke([
    [middle + 6, top - 10, null, -88],
    [middle - 8, foot],
  ])
  const rear = hasRear
    ? stroke([
        [end + 10, top - 4],
        [end - 6, top - 150],
        [frame.rear - frame.arch * 0.78, frame.tyre + frame.arch * 0.82],
        [heel, foot],
      ])
    : ''
  return (
    front +
    pillar +
    rear +
    pen()
      .move(start + 90, foot)
      .line([heel, foot + 4])
      .toString()
  )
}

function bonnetGap(frame: Frame): string {
  const [start] = frame.knots(frame.profile.glass)
  const { outline } = frame.profile
  const edge = frame.knots(outline.slice(4, 6))
  const [low, high] = edge
  if (start === undefined || low === undefined || high === undefined) return ''
  return stroke([
    [low[0] * 0.5 + high[0] * 0.5, low[1] * 0.45 + high[1] * 0.55 - 14],
    [start[0] - 60, start[1] - 40, 5],
  ])
}

function handles(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const { doors, handle } = frame.profile
  const isFlush = measure.power === 'bev'
  const [, middle = 0.5, end = middle] = doors
  const ends = end > middle ? [middle, end] : [middle]
  return doorHandles(
    ends.map((u, index) => [frame.x(u) - 160, frame.y(handle + index * 0.008)]),
    tones,
    isFlush,
  )
}

// Fuel behind, a plug-in hybrid charges in front, a battery car behind.
function flap(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const { handle, bed } = frame.profile
  const look = { fill: 'none', stroke: tones.line, 'stroke-width': 5 }
  const at = (u: number, v: number) => box(frame.x(u) - 80, frame.y(v) - 70, 160, 140, 40, look)
  return at(bed === true ? 1.22 : 1.3, handle - 0.02) + (measure.power === 'hybrid' ? at(-0.1, handle - 0.05) : '')
}

function rails(frame: Frame): string {
  const roof = frame.profile.outline.findIndex(([, v]) => v === 1)
  const line = frame.knots(frame.profile.outline.slice(roof, roof + 2)).map(([x, y]): [number, number] => [x, y - 14])
  const d = stroke([[frame.x(0.5), frame.height - 38], ...line])
  return lined(d, '#30363b', 20, { 'stroke-linecap': 'round' })
}

function spareWheel(frame: Frame, tones: Shades): string {
  const { length, tyre } = frame
  const left = Math.round(frame.x(1.8))
  const middle = frame.y(0.52)
  return (
    box(left + 2, middle - tyre * 0.93, length - left - 2, tyre * 1.86, 62, { fill: '#16181b' }) +
    box(left + 66, middle - tyre * 0.7, length - left - 66, tyre * 1.4, 46, { fill: tones.base, stroke: tones.line, 'stroke-width': 5 })
  )
}

function bedGaps(frame: Frame): string {
  const left = frame.x(0.895)
  return (
    stroke([
      [left, frame.y(0.63)],
      [left - 4, frame.y(0.4)],
      [left - 30, frame.sill + 90],
    ]) +
    stroke([
      [left + 20, frame.y(0.605)],
      [frame.x(1.86), frame.y(0.608)],
    ])
  )
}

function mirror(frame: Frame, tones: Shades): string {
  const [start] = frame.knots(frame.profile.glass)
  if (start === undefined) return ''
  const size = frame.height * 0.072
  const x = start[0] + frame.height * 0.08
  const y = start[1] + 10
  return (
    filled(
      polygon([
        [x + 20, y - 30],
        [x + size, y - 16],
        [x + size, y + size * 0.3],
        [x, y + size * 0.3],
      ]),
      '#14171a',
    ) +
    filled(
      blob([
        [x - 6, y + size * 0.2, null, 60],
        [x + size * 0.55, y + size * 0.85],
        [x + size * 1.6, y + size * 0.85],
        [x + size * 1.7, y + size * 0.25, -90, 185],
        [x - 6, y + size * 0.2, 175, null],
      ]),
      tones.base,
      { stroke: tones.line, 'stroke-width': 5 },
    )
  )
}

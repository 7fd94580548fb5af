import { doorHandle, filled, lined, pen, blob, seams, slab, stroke, tag, type Shades } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { Frame } from './frame.ts'
import { doorSeams } from './side.ts'

/** Everything fixed to the skin: gaps, handles, mirror, flap, rails, spare wheel, bed. */
export function sideFittings(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const { profile } = frame
  return (
    doorSeams(frame, tones) +
    bonnetSeam(frame, tones) +
    handles(frame, measure, tones) +
    flap(frame, measure, tones) +
    (profile.rails === true ? rails(frame) : '') +
    (profile.spare === true ? spareWheel(frame, tones) : '') +
    (profile.bed === true ? bed(frame, tones) : '') +
    mirror(frame, tones)
  )
}

function bonnetSeam(frame: Frame, tones: Shades): string {
  const [, , c] = frame.knots(frame.profile.lamp)
  const start = frame.knots(frame.profile.glass)[0]
  if (c === undefined || start === undefined) return ''
  return seams([[[c[0] + 8, c[1] + 4], [(c[0] + start[0]) / 2, (c[1] + start[1]) / 2 - 6], [start[0] - 60, start[1] - 34]]], tones, 6)
}

function handles(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const { doors, handle } = frame.profile
  const isFlush = measure.power === 'bev'
  const ends = doors[2] !== undefined && doors[2] > (doors[1] ?? 0) ? [doors[1] ?? 0.5, doors[2]] : [doors[1] ?? 0.8]
  return ends.map((u, index) => doorHandle(frame.x(u) - 175 + index * 10, frame.y(handle + index * 0.008), tones, isFlush)).join('')
}

function flap(frame: Frame, measure: VehicleMeasure, tones: Shades): string {
  const box = (u: number, v: number) => slab(frame.x(u) - 85, frame.y(v) - 75, 170, 150, 34)
  const rear = frame.profile.bed === true ? '' : box(1.32, frame.profile.handle - 0.015)
  const front = box(-0.12, frame.profile.handle - 0.045)
  const d = measure.power === 'bev' ? rear : measure.power === 'hybrid' ? rear + front : rear
  return d === '' ? '' : lined(d, tones.line, 5, { 'stroke-opacity': 0.7 })
}

function rails(frame: Frame): string {
  const roof = frame.profile.outline.findIndex(([, v]) => v === 1)
  const marks = frame.profile.outline.slice(roof, roof + 3)
  const line = frame.knots(marks).map(([x, y]): [number, number] => [x, y - 12])
  const [first] = line
  return first === undefined ? '' : lined(stroke([[first[0] - 260, first[1] - 18], ...line]), '#22272b', 22, { 'stroke-linecap': 'round' }) + lined(stroke([[first[0] - 240, first[1] - 14], ...line.map(([x, y]): [number, number] => [x, y + 5])]), '#aeb5bb', 6)
}

function spareWheel(frame: Frame, tones: Shades): string {
  const { length, tyre } = frame
  const left = frame.x(1.795)
  const middle = frame.y(0.53)
  return (
    filled(slab(left - 10, middle - tyre * 0.5, (length - left) * 0.4, tyre, 20), '#1b1f22') +
    tag('path', { id: null, class: 'outer', d: slab(left + 20, middle - tyre * 0.93, length - left - 20, tyre * 1.86, 60), fill: '#16181b' }) +
    filled(slab(left + 60, middle - tyre * 0.72, length - left - 60, tyre * 1.44, 50), tones.shade) +
    filled(slab(left + 75, middle - tyre * 0.62, length - left - 105, tyre * 1.24, 40), tones.base)
  )
}

function bed(frame: Frame, tones: Shades): string {
  const [left, right] = [frame.x(0.895), frame.x(1.97)]
  const rail = frame.y(0.615)
  return seams([[[left, rail], [left - 4, frame.y(0.4)], [left - 30, frame.sill + 90]]], tones, 11) + lined(pen().move(left + 20, rail).line([right, rail + 8]).toString(), '#202427', 26) + seams([[[left + 60, frame.y(0.545)], [right - 60, frame.y(0.545)]]], tones, 6)
}

function mirror(frame: Frame, tones: Shades): string {
  const [start] = frame.knots(frame.profile.glass)
  if (start === undefined) return ''
  const x = start[0] + frame.height * 0.085
  const y = start[1] + 12
  const size = frame.height * 0.075
  return (
    filled(blob([[x + 20, y - 22], [x + size * 0.8, y - 14], [x + size * 0.9, y + 12], [x + 30, y + 10]]), '#121517') +
    filled(blob([[x, y + size * 0.2], [x + size * 0.55, y + size * 0.82], [x + size * 1.65, y + size * 0.85], [x + size * 1.75, y + size * 0.2], [x + size * 0.9, y]]), tones.base, { stroke: tones.line, 'stroke-width': 5 }) +
    filled(blob([[x + 8, y + size * 0.22], [x + size, y + size * 0.28], [x + size * 1.72, y + size * 0.24], [x + size * 0.9, y]]), '#1a1d20')
  )
}

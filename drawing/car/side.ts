import {
  alloyWheel,
  blob,
  filled,
  glassPaint,
  glassPane,
  group,
  groundShadow,
  linear,
  lined,
  pen,
  placed,
  polygon,
  seams,
  shades,
  shadowPaint,
  slab,
  stroke,
  tag,
  type Shades,
} from '#drawing/kit/index.ts'
import type { DrawnView, VehicleMeasure } from '#drawing/measure.ts'
import { alloyOf } from './alloys.ts'
import { frameOf, type Frame } from './frame.ts'
import type { Profile } from './profile.ts'
import { sideFittings } from './side-fittings.ts'
import { sideLamps } from './side-lamps.ts'

/** The side view, facing left. */
export function drawSide(measure: VehicleMeasure, profile: Profile, look: { paint: string; prefix: string }): DrawnView {
  const frame = frameOf(measure, profile)
  const tones = shades(look.paint)
  const p = look.prefix
  const defs =
    tag('clipPath', { id: `${p}k` }, tag('path', { id: `${p}b`, d: outlinePath(frame) })) +
    linear(`${p}g`, [0, frame.height], [0, frame.sill], bodyStops(profile, tones)) +
    linear(`${p}e`, [0, 0], [frame.length, 0], [[0, '#000', 0.34], [0.06, '#000', 0.06], [0.13, '#000', 0], [0.88, '#000', 0], [0.96, '#000', 0.1], [1, '#000', 0.42]]) +
    linear(`${p}h`, [0, 0], [frame.length, 0], [[0, tones.sheen, 0], [0.2, tones.sheen, tones.gloss], [0.7, tones.sheen, tones.gloss * 0.7], [1, tones.sheen, 0]]) +
    glassPaint(`${p}v`, frame.height, frame.y(profile.belt), 'clear') +
    shadowPaint(`${p}s`) +
    alloyWheel({ id: `${p}w`, radius: frame.tyre, rim: frame.rim, alloy: alloyOf(measure) })
  const markup =
    tag('defs', {}, defs) +
    groundShadow(`${p}s`, frame.front - frame.tyre * 1.9, frame.rear + frame.tyre * 1.9, 62) +
    underbody(frame) +
    group(
      { 'clip-path': `url(#${p}k)` },
      placed(`${p}b`, 0, 0, { fill: `url(#${p}g)` }),
      surfaces(frame, tones, p),
      cladding(frame),
    ) +
    cabin(frame, p) +
    sideLamps(frame, measure, tones) +
    sideFittings(frame, measure, tones) +
    placed(`${p}b`, 0, 0, { fill: 'none', class: 'rim', stroke: tones.deep, 'stroke-width': 5, 'stroke-opacity': 0.6 }) +
    placed(`${p}w`, frame.front, frame.tyre) +
    placed(`${p}w`, frame.rear, frame.tyre)
  return { markup, widthMm: frame.length, heightMm: frame.height }
}

/** The whole skin with its wheel arches cut out. */
export function outlinePath(frame: Frame): string {
  const { sill, tyre, arch, front, rear } = frame
  const reach = Math.sqrt(arch * arch - (tyre - sill) ** 2)
  const [first, ...rest] = frame.knots(frame.profile.outline)
  if (first === undefined) return ''
  return pen()
    .move(first[0], first[1])
    .curve(rest, first[3] ?? null)
    .line([rear + reach, sill])
    .arc(arch, rear - reach, sill, false, true)
    .line([front + reach, sill])
    .arc(arch, front - reach, sill, false, true)
    .close()
    .toString()
}

// Softbox from above, horizon along the flank, floor light on the lower doors, then the tuck-under.
function bodyStops(profile: Profile, tones: Shades): [number, string][] {
  const at = (v: number) => (1 - v) / (1 - profile.sill)
  const crease = profile.crease[1]?.[1] ?? 0.6
  return [
    [0, tones.sheen],
    [0.05, tones.lit],
    [at(profile.belt + 0.03), tones.base],
    [at(crease + 0.035), tones.lit],
    [at(crease - 0.005), tones.base],
    [at(crease - 0.09), tones.shade],
    [at(0.36), tones.base],
    [at(0.26), tones.base],
    [at(0.2), tones.shade],
    [1, tones.deep],
  ]
}

function surfaces(frame: Frame, tones: Shades, p: string): string {
  const { profile, length } = frame
  const crease = frame.knots(profile.crease)
  const lower = [...crease].reverse().map(([x, y], index): [number, number] => [x, y - (index === 0 || index === crease.length - 1 ? 4 : 46)])
  const upper = crease.map(([x, y], index): [number, number] => [x, y + (index === 0 || index === crease.length - 1 ? 2 : 20)])
  const tuck = frame.y(profile.sill + 0.1)
  return (
    filled(blob([...crease, ...lower]), tones.shade, { opacity: 0.75 }) +
    filled(blob([...crease, ...upper.reverse()]), `url(#${p}h)`) +
    lined(stroke([[frame.front + frame.arch * 0.96, tuck - 16], [length / 2, tuck], [frame.rear - frame.arch * 0.96, tuck + 22]]), tones.sheen, 13, { 'stroke-opacity': tones.gloss * 0.55 }) +
    archLips(frame, tones) +
    tag('path', { d: slab(0, 0, length, frame.height), fill: `url(#${p}e)` })
  )
}

function archLips(frame: Frame, tones: Shades): string {
  const d = [frame.front, frame.rear].map((x) => archLine(x, frame, frame.arch + 34)).join('')
  return frame.profile.cladding > 60 ? '' : lined(d, tones.lit, 16, { 'stroke-opacity': 0.5 })
}

function archLine(x: number, frame: Frame, radius: number): string {
  return pen()
    .move(x + radius, frame.tyre)
    .arc(radius, x - radius, frame.tyre, false, true)
    .toString()
}

function cladding(frame: Frame): string {
  const { cladding: depth } = frame.profile
  const sill = polygon([[frame.x(-1), frame.sill - 60], [frame.length, frame.sill - 60], [frame.length, frame.sill + depth * 0.5 + 20], [frame.rear, frame.sill + depth * 0.9 + 14], [frame.front, frame.sill + depth * 0.9 + 4], [0, frame.sill + depth * 0.4 + 24]])
  if (depth < 20) return filled(sill, '#0e1113', { opacity: 0.62 })
  const arches = [frame.front, frame.rear].map((x) => archLine(x, frame, frame.arch) + `m${0} 0v${Math.round(frame.tyre - frame.sill)}`).join('')
  return filled(sill, '#202427') + lined(arches, '#202427', depth * 2) + lined([frame.front, frame.rear].map((x) => archLine(x, frame, frame.arch + depth)).join(''), '#3a4045', 6)
}

function underbody(frame: Frame): string {
  const { front, rear, arch, sill, tyre } = frame
  const wells = [front, rear].map((x) => pen().move(x - arch - 4, sill).line([x - arch - 4, tyre]).arc(arch + 4, x + arch + 4, tyre, true).line([x + arch + 4, sill]).close().toString()).join('')
  return filled(wells + polygon([[front - arch, sill * 0.92], [rear + arch, sill * 0.95], [rear, sill * 0.72], [front, sill * 0.72]]), '#0a0c0e')
}

/** Glass with the cabin behind it, pillars and trim. */
function cabin(frame: Frame, p: string): string {
  const { profile, height, front, rear } = frame
  const belt = frame.y(profile.belt)
  const base = rear - front
  const streak = polygon([[front + base * 0.42, height], [front + base * 0.5, height], [front + base * 0.3, belt - 90], [front + base * 0.14, belt - 90]]) + polygon([[front + base * 0.9, height], [front + base * 0.93, height], [front + base * 0.75, belt - 90], [front + base * 0.7, belt - 90]])
  const pillars = profile.pillars.map(([low, high, width]) => pillar(frame, low, high, width)).join('')
  const trim = profile.trim === 'chrome' ? '#c4cad0' : '#0d1012'
  const seats = [0.47, 0.92].map((u) => blob([[frame.x(u), belt - 80, 90], [frame.x(u) + 40, belt + height * 0.1, 80], [frame.x(u) + 120, belt + height * 0.155, 0], [frame.x(u) + 190, belt + height * 0.1, -85], [frame.x(u) + 200, belt - 80, -90, 180]])).join('')
  const cushions = filled(seats, '#0b1014', { opacity: 0.6 })
  if (profile.seats) return filled(seats, '#23282c') + glassPane({ id: `${p}q`, pane: blob(frame.knots(profile.glass)), paintId: `${p}v`, reflection: streak })
  return (
    glassPane({ id: `${p}q`, pane: blob(frame.knots(profile.glass)), paintId: `${p}v`, reflection: streak, trim: '#0b0e10', trimWidth: 26 }) +
    group({ 'clip-path': `url(#${p}qc)` }, cushions, filled(pillars, '#0c0f11')) +
    lined(stroke(frame.knots(profile.glass).slice(profile.trim === 'chrome' ? 0 : -3)), trim, profile.trim === 'chrome' ? 11 : 8)
  )
}

function pillar(frame: Frame, low: number, high: number, width: number): string {
  const [x, top] = [frame.x(low), frame.x(high)]
  const [y, roof] = [frame.y(frame.profile.belt) - 80, frame.height]
  return polygon([[x - width / 2, y], [x + width / 2, y], [top + width / 2.4, roof], [top - width / 2.4, roof]])
}

/** Door gaps, for the fittings. */
export function doorSeams(frame: Frame, tones: Shades): string {
  const { doors, belt } = frame.profile
  const top = frame.y(belt)
  const foot = frame.sill + Math.max(frame.profile.cladding, 30) * 0.9 + 16
  const [lead, middle, end] = [frame.x(doors[0] ?? 0.14), frame.x(doors[1] ?? 0.5), frame.x(doors[2] ?? 0.9)]
  const lines = [
    [[lead - 6, top - 40], [lead - 26, top - 200], [lead, foot + 190], [lead + 90, foot]],
    [[middle + 4, top], [middle + 14, (top + foot) / 2], [middle - 6, foot]],
  ] as [number, number][][]
  if (end > middle + 50) {
    const bend = Math.min(end, frame.rear - 30)
    lines.push([[end + 10, top], [end + 4, top - 130], [Math.min(bend, frame.rear - frame.arch * 0.55), frame.tyre + frame.arch * 0.98], [frame.rear - frame.arch - 46, frame.tyre * 1.05], [frame.rear - frame.arch - 75, foot]])
  }
  const sill = pen().move(lead + 90, foot).line([end > middle + 50 ? frame.rear - frame.arch - 75 : middle - 6, foot + 4]).toString()
  return seams(lines, tones) + lined(sill, tones.line, 6, { 'stroke-opacity': 0.8 })
}

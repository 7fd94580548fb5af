import {
  GLASS_TINTS,
  alloyWheel,
  blob,
  boxGradient,
  filled,
  glassPane,
  group,
  groundShadow,
  lined,
  pen,
  placed,
  polygon,
  shades,
  shadowPaint,
  stroke,
  tag,
  type Shades,
  type Stop,
} from '#drawing/kit/index.ts'
import type { DrawnView, VehicleMeasure } from '#drawing/measure.ts'
import { alloyOf } from './alloys.ts'
import { frameOf, type Frame } from './frame.ts'
import type { Profile } from './profile.ts'
import { sideFittings } from './side-fittings.ts'
import { sideLamps } from './side-lamps.ts'

const CLADDING = '#222629'

/** The side view, facing left. */
export function drawSide(measure: VehicleMeasure, profile: Profile, look: { paint: string; prefix: string }): DrawnView {
  const frame = frameOf(measure, profile)
  const tones = shades(look.paint)
  const p = look.prefix
  const [sky, middle, cabinTone] = GLASS_TINTS.clear
  const defs =
    tag('clipPath', { id: `${p}k` }, tag('path', { id: `${p}b`, d: outlinePath(frame) })) +
    boxGradient(`${p}g`, bodyStops(profile, tones)) +
    boxGradient(`${p}e`, END_FALL, false) +
    boxGradient(
      `${p}h`,
      [
        [0, tones.sheen, 0],
        [0.25, tones.sheen, tones.gloss],
        [1, tones.sheen, 0],
      ],
      false,
    ) +
    boxGradient(`${p}v`, [
      [0, sky],
      [0.5, middle],
      [1, cabinTone],
    ]) +
    shadowPaint(`${p}s`) +
    alloyWheel({ id: `${p}w`, radius: frame.tyre, rim: frame.rim, alloy: alloyOf(measure) })
  const markup =
    tag('defs', {}, defs) +
    groundShadow(`${p}s`, frame.front - frame.tyre * 1.9, frame.rear + frame.tyre * 1.9, 96) +
    underbody(frame, p) +
    group(
      { 'clip-path': `url(#${p}k)` },
      placed(`${p}b`, 0, 0, { fill: `url(#${p}g)` }),
      surfaces(frame, tones, p),
      cladding(frame, p),
      sideLamps(frame, measure),
    ) +
    cabin(frame, p) +
    sideFittings(frame, measure, tones) +
    placed(`${p}b`, 0, 0, { fill: 'none', stroke: tones.deep, 'stroke-width': 5 }) +
    placed(`${p}w`, frame.front, frame.tyre) +
    placed(`${p}w`, frame.rear, frame.tyre)
  return { markup, widthMm: frame.length, heightMm: frame.height }
}

/** How the skin darkens where it turns away at both ends. */
export const END_FALL: readonly Stop[] = [
  [0, '#000', 0.36],
  [0.1, '#000', 0],
  [0.9, '#000', 0],
  [1, '#000', 0.42],
]

/** The whole skin with its wheel arches cut out. */
export function outlinePath(frame: Frame): string {
  const { sill, tyre, arch, front, rear } = frame
  const reach = Math.sqrt(arch * arch - (tyre - sill) ** 2)
  const [first, ...rest] = frame.knots(frame.profile.outline)
  if (first === undefined) return ''
  return pen({ width: frame.length, height: frame.height })
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
function bodyStops(profile: Profile, tones: Shades): Stop[] {
  const at = (v: number) => (1 - v) / (1 - profile.sill)
  const crease = profile.crease[1]?.[1] ?? 0.6
  return [
    [0, tones.sheen],
    [0.06, tones.lit],
    [at(profile.belt + 0.03), tones.base],
    [at(crease + 0.035), tones.lit],
    [at(crease - 0.01), tones.base],
    [at(crease - 0.11), tones.shade],
    [at(0.3), tones.base],
    [1, tones.deep],
  ]
}

function surfaces(frame: Frame, tones: Shades, p: string): string {
  const { profile } = frame
  const crease = frame.knots(profile.crease)
  const tuck = frame.y(profile.sill + 0.1)
  const floor: [number, number][] = [
    [frame.front + frame.arch * 0.96, tuck - 16],
    [frame.rear - frame.arch * 0.96, tuck + 22],
  ]
  return (
    tag('path', { id: `${p}x`, d: stroke(crease) }) +
    placed(`${p}x`, 0, -16, { stroke: tones.shade, 'stroke-width': 26 }) +
    placed(`${p}x`, 0, 0, { stroke: `url(#${p}h)`, 'stroke-width': 15 }) +
    lined(stroke(floor), `url(#${p}h)`, 13) +
    placed(`${p}b`, 0, 0, { fill: `url(#${p}e)` })
  )
}

function archLines(frame: Frame): string {
  const radius = frame.arch
  return [frame.front, frame.rear]
    .map((x) =>
      pen()
        .move(x + radius, frame.sill)
        .line([x + radius, frame.tyre])
        .arc(radius, x - radius, frame.tyre, false, true)
        .line([x - radius, frame.sill])
        .toString(),
    )
    .join('')
}

function cladding(frame: Frame, p: string): string {
  const { cladding: depth } = frame.profile
  const { front, rear, length, sill } = frame
  const band = polygon([
    [0, 0],
    [length, 0],
    [length, sill + depth * 0.7 + (depth < 20 ? 120 : 40)],
    [rear + frame.arch + 20, sill + depth * 0.8 + (depth < 20 ? 34 : 20)],
    [rear, sill + depth * 0.9 + 14],
    [front, sill + depth * 0.9 + 4],
    [0, sill + depth * 0.4 + (depth < 20 ? 44 : 24)],
  ])
  if (depth < 20) return filled(band, CLADDING, { opacity: 0.75 })
  return filled(band, CLADDING) + placed(`${p}a`, 0, 0, { stroke: CLADDING, 'stroke-width': depth * 2 })
}

function underbody(frame: Frame, p: string): string {
  const { front, rear, sill } = frame
  const floor = polygon([
    [frame.x(-0.6), sill + 30],
    [frame.x(1.6), sill + 40],
    [rear, sill * 0.45],
    [front, sill * 0.45],
  ])
  return tag('path', { id: `${p}a`, d: archLines(frame), fill: '#0a0c0e' }) + filled(floor, '#0a0c0e')
}

/** Glass with the cabin behind it, pillars and trim. */
function cabin(frame: Frame, p: string): string {
  const { profile, height, front, rear } = frame
  const belt = frame.y(profile.belt)
  const base = rear - front
  const streak = polygon([
    [front + base * 0.42, height],
    [front + base * 0.52, height],
    [front + base * 0.32, belt - 90],
    [front + base * 0.14, belt - 90],
  ])
  const isOpen = profile.seats === true
  const places = isOpen ? [0.62] : profile.doors[2] === profile.doors[1] ? [0.52] : [0.42, 0.82]
  const seats = filled(places.map((u) => seat(frame.x(u), belt, height)).join(''), isOpen ? '#2a3035' : '#18232b')
  const pane = blob(frame.knots(profile.glass))
  if (isOpen) return seats + glassPane({ id: `${p}q`, pane, paintId: `${p}v`, reflection: streak })
  const pillars = profile.pillars.map(([low, high, width]) => pillar(frame, low, high, width)).join('')
  const trim = profile.trim === 'chrome' ? placed(`${p}qp`, 0, 0, { fill: 'none', stroke: '#c9cfd4', 'stroke-width': 9 }) : ''
  return glassPane({ id: `${p}q`, pane, paintId: `${p}v`, reflection: streak, inside: seats + filled(pillars, '#0c0f11'), trimWidth: 26 }) + trim
}

// Backrest and headrest in one, leaning back a little.
function seat(x: number, belt: number, height: number): string {
  const top = belt + height * 0.135
  return blob([
    [x - 20, belt - 90, null, 80],
    [x + 62, belt + height * 0.06],
    [x + 110, top, 8],
    [x + 180, top - 60, -84],
    [x + 170, belt - 90, null, null],
  ])
}

function pillar(frame: Frame, low: number, high: number, width: number): string {
  const [x, top] = [frame.x(low), frame.x(high)]
  const [y, roof] = [frame.y(frame.profile.belt) - 80, frame.height]
  return polygon([
    [x - width / 2, y],
    [x + width / 2, y],
    [top + width / 2.4, roof],
    [top - width / 2.4, roof],
  ])
}

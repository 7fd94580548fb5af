import { FACES } from '#drawing/commercial/face.ts'
import { MATERIAL, pair, type Sheet } from '#drawing/commercial/sheet.ts'
import { polygon, tag } from '#drawing/kit/index.ts'
import { between, box, fill, line, rule } from './ink.ts'

/** Where the grille and the lamps of a face stand, mm above the ground and from the left edge. */
export type NoseBox = { low: number; high: number; lampY: number; inset: number }

/** Grille and lamps of a lorry, van or bus in the maker's design; closed where a battery needs no air. */
export function nose(sheet: Sheet, place: NoseBox): string {
  return grille(sheet, place) + pair(sheet, 'l', lamp(sheet, place))
}

function grille({ width, measure, tones }: Sheet, { low, high }: NoseBox): string {
  // On the lowest noses lamps and bumper leave no room for one.
  if (high - low < 60) return ''
  const { taper, bars, pattern, isBright } = FACES[measure.design]
  const [half, mid] = [width * 0.34, width / 2]
  const frame = polygon([
    [mid - half * taper, low],
    [mid + half * taper, low],
    [mid + half, high],
    [mid - half, high],
  ])
  const at = (y: number) => half * (taper + ((1 - taper) * (y - low)) / (high - low)) - 30
  const edge = isBright ? '#cfd5d9' : '#0b0e10'
  if (measure.power === 'bev') {
    return (
      tag('path', { d: frame, fill: tones.shade, 'fill-opacity': 0.5, stroke: tones.line, 'stroke-width': 7 }) +
      line(`${tones.sheen}99`, 12, rule(mid - at(high) + 40, high - 40, mid + at(high) - 40, high - 40))
    )
  }
  const flat = between(low, high, bars).map((y) => rule(mid - at(y), y, mid + at(y), y))
  const upright = between(mid - half * taper, mid + half * taper, bars * 4).map((x) => rule(x, low + 24, x, high - 24))
  const weave = pattern === 'columns' ? upright : pattern === 'mesh' ? [...flat, ...upright] : flat
  return (
    tag('path', { d: frame, fill: '#14181b', stroke: edge, 'stroke-width': 18 }) +
    line(pattern === 'blades' ? '#9aa2a8' : '#4a5259', pattern === 'bars' ? 44 : pattern === 'blades' ? 24 : 14, ...weave)
  )
}

function lamp({ width, measure }: Sheet, { lampY: y, inset }: NoseBox): string {
  const { lamp: kind } = FACES[measure.design]
  const u = width / 2500
  const x = inset
  if (kind === 'round') {
    const ring = (cx: number, r: number) =>
      tag('circle', {
        cx: Math.round(cx),
        cy: Math.round(-y - 120 * u),
        r: Math.round(r),
        fill: '#dfe9ef',
        stroke: '#56646e',
        'stroke-width': Math.round(r * 0.4),
      })
    return fill('#20282e', box(x, y, x + 520 * u, y + 240 * u, 110 * u)) + ring(x + 140 * u, 74 * u) + ring(x + 370 * u, 60 * u)
  }
  const shape = {
    wide: polygon([
      [x, y + 40 * u],
      [x + 30 * u, y + 270 * u],
      [x + 480 * u, y + 150 * u],
      [x + 440 * u, y],
    ]),
    slim: polygon([
      [x, y + 70 * u],
      [x, y + 200 * u],
      [x + 560 * u, y + 120 * u],
      [x + 540 * u, y + 20 * u],
    ]),
    tall: polygon([
      [x, y - 40 * u],
      [x + 10 * u, y + 380 * u],
      [x + 250 * u, y + 300 * u],
      [x + 320 * u, y - 40 * u],
    ]),
    corner: box(x, y - 30 * u, x + 380 * u, y + 290 * u, 40 * u),
  }[kind]
  const glow = {
    wide: rule(x + 50 * u, y + 210 * u, x + 430 * u, y + 110 * u),
    slim: rule(x + 30 * u, y + 140 * u, x + 510 * u, y + 70 * u),
    tall: rule(x + 50 * u, y + 10 * u, x + 60 * u, y + 300 * u),
    corner: rule(x + 50 * u, y + 20 * u, x + 330 * u, y + 20 * u),
  }[kind]
  return (
    tag('path', { d: shape, fill: '#2a333a', stroke: '#0b0e10', 'stroke-width': 8 }) +
    line('#f7fbff', 30 * u, glow) +
    fill('#8a979f', box(x + 120 * u, y + 70 * u, x + 220 * u, y + 160 * u, 46 * u))
  )
}

/** Number plate, blank. */
export function plate(mid: number, y: number): string {
  return tag('path', { d: box(mid - 240, y, mid + 240, y + 130, 14), fill: '#eef0f0', stroke: MATERIAL.line, 'stroke-width': 6 })
}

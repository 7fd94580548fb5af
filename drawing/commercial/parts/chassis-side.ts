import { MATERIAL, metalFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import { between, box, fill, line, pills, rule } from './ink.ts'

/** Ladder frame from `from` to `to` with its lit upper flange. */
export function frameSide(sheet: Sheet, from: number, to: number, top = sheet.gear.radius * 2 - 70): Piece {
  return {
    outline: box(from, top - sheet.gear.radius * 0.5, to, top),
    front: line(MATERIAL.lit, 20, rule(from, top - 10, to, top - 10)),
  }
}

/** Fuel tank of bright metal with straps, between `from` and `to`. */
export function fuelTank(sheet: Sheet, from: number, to: number): Piece {
  const { radius } = sheet.gear
  const [base, top] = [Math.round(radius * 0.72), Math.round(radius * 1.86)]
  const wide = to - from
  if (wide < 300) return {}
  const body = box(from, base, to, top, radius * 0.25)
  const strap = (share: number) => rule(from + wide * share, base, from + wide * share, top)
  return {
    defs: metalFade(sheet),
    front:
      fill(sheet.url('t'), body) +
      line(MATERIAL.dark, 36, strap(0.2), strap(0.8)) +
      fill(MATERIAL.dark, box(from + wide * 0.4, top - 20, from + wide * 0.4 + 110, top + 36, 14)),
  }
}

/** Battery box with an air tank before it, from `from` to `to`. */
export function airTanks(sheet: Sheet, from: number, to: number): Piece {
  const { radius } = sheet.gear
  if (to - from < 260) return {}
  const base = Math.round(radius * 0.72)
  return {
    outline: box(from, base, to, radius * 1.7, 24),
    front:
      line(MATERIAL.lit, 8, rule(from + 30, radius * 1.36, to - 30, radius * 1.36)) +
      pills('#3a4248', radius * 0.42, rule(from + 80, base + radius * 0.18, to - 80, base + radius * 0.18)) +
      line('#9aa2a8', 12, rule(from + 60, base + radius * 0.25, to - 60, base + radius * 0.25)),
  }
}

/** Mudguards over the rear axles. */
export function mudguards(sheet: Sheet): Piece {
  const { axles, radius, steered } = sheet.gear
  const reach = radius + 60
  const arcs = axles.slice(steered).map((x) =>
    pen()
      .move(x - reach * 0.94, radius + reach * 0.34)
      .arc(reach, x + reach * 0.94, radius + reach * 0.34, true)
      .toString(),
  )
  return { front: line(MATERIAL.dark, 46, ...arcs) }
}

/** Rear cross member with lamp, its rear edge at the vehicle's end. */
export function tailSide({ length, gear }: Sheet, high = gear.radius * 1.72): Piece {
  const low = high - gear.radius * 0.46
  return {
    outline: box(length - 130, low, length, high, 16),
    front: fill('#b3161c', box(length - 50, low + 40, length, high - 40, 8)),
  }
}

/** Two bars that keep a cyclist from under the lorry. */
export function sideGuard({ gear: { radius } }: Sheet, from: number, to: number): Piece {
  if (to - from < 500) return {}
  const d = box(from, radius * 0.85, to, radius * 1.03, 14) + box(from, radius * 1.25, to, radius * 1.43, 14)
  const posts = [0.2, 0.8].map((share) => box(from + (to - from) * share, radius * 0.85, from + (to - from) * share + 60, radius * 1.8)).join('')
  return { outline: posts, front: tag('path', { d, fill: '#c5cbcf', stroke: '#59626a', 'stroke-width': 6 }) }
}

/** Traction batteries along the frame. */
export function batteryCase({ gear: { radius } }: Sheet, from: number, to: number): Piece {
  const [low, high] = [radius * 0.7, radius * 1.85]
  const end = Math.min(to, from + 1500)
  return {
    outline: box(from, low, end, high, 30),
    front:
      fill('#59636a', box(from + 14, low + 14, end - 14, high - 30, 24)) +
      line(MATERIAL.dark, 10, ...between(from, end, 4).map((x) => rule(x, low + 40, x, high - 70))) +
      fill(
        '#fff3',
        polygon([
          [from + 40, high - 60],
          [end - 40, high - 60],
          [end - 40, high - 76],
          [from + 40, high - 76],
        ]),
      ),
  }
}

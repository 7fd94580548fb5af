import { GLASS_TINTS, boxGradient, group, pen, placed, shades, tag, type Knot } from '#drawing/kit/index.ts'
import type { DrawnView, VehicleMeasure } from '#drawing/measure.ts'
import { frameOf, type Frame } from './frame.ts'
import { profileOf, type CarShape } from './profiles/index.ts'
import { greenhouse } from './top-cabin.ts'
import { panels, spareFromAbove, topLamps, topMirrors } from './top-fittings.ts'
import { PLANS, type Plan } from './top-plans.ts'

/** The view from above, facing left; the vehicle's left flank lies at y = 0. */
export function drawTop(measure: VehicleMeasure, shape: CarShape, look: { paint: string; prefix: string }): DrawnView {
  const frame = frameOf(measure, profileOf(measure))
  const tones = shades(look.paint)
  const p = look.prefix
  const plan = PLANS[shape]
  const [sky, middle] = GLASS_TINTS.clear
  const glass: [number, string][] = [
    [0, middle],
    [0.5, sky],
    [1, middle],
  ]
  const defs =
    tag('path', { id: `${p}b`, d: planOutline(frame, plan, shape) }) +
    boxGradient(`${p}g`, [
      [0, tones.deep],
      [0.06, tones.shade],
      [0.14, tones.base],
      [0.2, tones.lit],
      [0.34, tones.base],
      [0.5, tones.lit],
      [0.66, tones.base],
      [0.8, tones.lit],
      [0.86, tones.base],
      [0.94, tones.shade],
      [1, tones.deep],
    ]) +
    boxGradient(`${p}v`, glass) +
    boxGradient(`${p}r`, [
      [0, tones.base],
      [0.12, tones.lit],
      [0.5, tones.base],
      [0.88, tones.lit],
      [1, tones.base],
    ]) +
    tag('clipPath', { id: `${p}k` }, placed(`${p}b`)) +
    boxGradient(
      `${p}e`,
      [
        [0, '#000', 0.34],
        [0.1, '#000', 0],
        [0.92, '#000', 0],
        [1, '#000', 0.36],
      ],
      false,
    )
  const markup =
    tag('defs', {}, defs) +
    topMirrors(frame, plan, tones) +
    placed(`${p}b`, 0, 0, { fill: `url(#${p}g)` }) +
    placed(`${p}b`, 0, 0, { fill: `url(#${p}e)`, stroke: tones.deep, 'stroke-width': 5 }) +
    group({ 'clip-path': `url(#${p}k)` }, topLamps(frame, shape)) +
    greenhouse(frame, plan, measure, tones, p, shape) +
    panels(frame, plan, tones, shape) +
    (shape === 'off-road' ? spareFromAbove(frame) : '')
  return { markup, widthMm: frame.length, heightMm: frame.width }
}

function planOutline(frame: Frame, plan: Plan, shape: CarShape): string {
  const { width } = frame
  const tailU = shape === 'off-road' ? 1.82 : 2
  const inset = (blunt: number) => 0.3 - blunt * 0.2
  const lower: Knot[] = [
    [frame.x(-1), width / 2, -90],
    [frame.x(-1 + inset(plan.nose) * 0.8), width * (0.21 - plan.nose * 0.11)],
    [frame.x(-0.45), width * (0.05 - plan.nose * 0.04)],
    [frame.x(0.1), 0, 0],
    [frame.x(0.95), 0, 0],
    [frame.x(1.5), width * (0.05 - plan.tail * 0.042)],
    [frame.x(tailU - inset(plan.tail) * 0.8), width * (0.19 - plan.tail * 0.12)],
    [frame.x(tailU), width / 2, 90],
  ]
  const upper = [...lower]
    .reverse()
    .slice(1)
    .map(([x, y, direction]) => (direction === undefined || direction === null ? ([x, width - y] as const) : ([x, width - y, 180 - direction] as const)))
  const [first, ...rest] = [...lower, ...upper]
  return first === undefined ? '' : pen({ width: frame.length, height: width }).move(first[0], first[1]).curve(rest, -90).close().toString()
}

import { GLASS_TINTS, boxGradient, filled, group, lined, pen, placed, shades, stroke, tag, type Knot, type Shades } from '#drawing/kit/index.ts'
import type { DrawnView, VehicleMeasure } from '#drawing/measure.ts'
import { frameOf, type Frame } from './frame.ts'
import { PROFILES, type CarShape } from './profiles/index.ts'

/** Places along the car seen from above (u), and how blunt nose and tail are (0 pointed – 1 square). */
type Plan = { cowl: number; header: number; roofEnd: number; screenEnd: number; nose: number; tail: number; roofWidth: number }

const PLANS: Readonly<Record<CarShape, Plan>> = {
  mini: { cowl: 0.08, header: 0.44, roofEnd: 1.6, screenEnd: 1.84, nose: 0.6, tail: 0.8, roofWidth: 0.72 },
  hatchback: { cowl: 0.09, header: 0.44, roofEnd: 1.6, screenEnd: 1.85, nose: 0.45, tail: 0.65, roofWidth: 0.66 },
  sedan: { cowl: 0.12, header: 0.45, roofEnd: 0.98, screenEnd: 1.36, nose: 0.42, tail: 0.55, roofWidth: 0.64 },
  coupe: { cowl: 0.2, header: 0.54, roofEnd: 0.92, screenEnd: 1.42, nose: 0.35, tail: 0.5, roofWidth: 0.6 },
  convertible: { cowl: 0.22, header: 0.53, roofEnd: 0.82, screenEnd: 0.9, nose: 0.35, tail: 0.5, roofWidth: 0.62 },
  wagon: { cowl: 0.11, header: 0.44, roofEnd: 1.5, screenEnd: 1.82, nose: 0.42, tail: 0.6, roofWidth: 0.66 },
  crossover: { cowl: 0.1, header: 0.43, roofEnd: 1.6, screenEnd: 1.83, nose: 0.5, tail: 0.68, roofWidth: 0.68 },
  suv: { cowl: 0.12, header: 0.4, roofEnd: 1.7, screenEnd: 1.88, nose: 0.58, tail: 0.76, roofWidth: 0.71 },
  'off-road': { cowl: 0.17, header: 0.33, roofEnd: 1.66, screenEnd: 1.77, nose: 0.85, tail: 0.9, roofWidth: 0.77 },
  mpv: { cowl: 0, header: 0.3, roofEnd: 1.78, screenEnd: 1.92, nose: 0.5, tail: 0.82, roofWidth: 0.74 },
  pickup: { cowl: 0.16, header: 0.36, roofEnd: 0.82, screenEnd: 0.88, nose: 0.75, tail: 0.9, roofWidth: 0.74 },
}

/** The view from above, facing left; the vehicle's left flank lies at y = 0. */
export function drawTop(measure: VehicleMeasure, shape: CarShape, look: { paint: string; prefix: string }): DrawnView {
  const frame = frameOf(measure, PROFILES[shape])
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

function greenhouse(frame: Frame, plan: Plan, measure: VehicleMeasure, tones: Shades, p: string, shape: CarShape): string {
  const { width } = frame
  const x = frame.x
  const edge = (share: number) => (width * (1 - share)) / 2
  const [base, roof] = [edge(0.83), edge(plan.roofWidth)]
  const quad = (from: number, fromEdge: number, to: number, toEdge: number, bulge: number) =>
    pen()
      .move(x(from), fromEdge)
      .curve([
        [x(from) - bulge, width / 2, 90],
        [x(from), width - fromEdge, null, null],
      ])
      .line([x(to), width - toEdge])
      .curve([
        [x(to) - bulge * 0.7, width / 2, -90],
        [x(to), toEdge, null, null],
      ])
      .close()
      .toString()
  const side = base - width * 0.022
  const rear = edge(0.74)
  const cabin = pen()
    .move(x(plan.cowl) + 60, base - 6)
    .curve([
      [x(plan.header), side, 0],
      [x(plan.roofEnd) - 200, side, 0],
      [x(plan.screenEnd), rear, null, null],
    ])
    .line([x(plan.screenEnd), width - rear])
    .curve([
      [x(plan.roofEnd) - 200, width - side, 180],
      [x(plan.header), width - side, 180],
      [x(plan.cowl) + 60, width - base + 6, null, null],
    ])
    .close()
    .toString()
  const isOpen = shape === 'convertible'
  const screens =
    quad(plan.cowl, base, plan.header, roof, 110) +
    (isOpen
      ? ''
      : pen()
          .move(x(plan.roofEnd), roof)
          .line([x(plan.roofEnd), width - roof])
          .line([x(plan.screenEnd), width - rear])
          .curve([
            [x(plan.screenEnd) + 40, width / 2, -90],
            [x(plan.screenEnd), rear, null, null],
          ])
          .close()
          .toString())
  const roofPanel = pen()
    .move(x(plan.header) + 20, roof - 14)
    .curve([
      [x(plan.header) - 60, width / 2, 90],
      [x(plan.header) + 20, width - roof + 14, null, null],
      [x(plan.roofEnd) - 14, width - roof + 14, 0, null],
      [x(plan.roofEnd) + 16, width / 2, -90],
      [x(plan.roofEnd) - 14, roof - 14, null, 180],
      [x(plan.header) + 20, roof - 14, 180, null],
    ])
    .close()
    .toString()
  const seats = [0.27, 0.53]
    .map((share) =>
      tag('rect', {
        x: Math.round(x(plan.header) + 130),
        y: -Math.round(width * (share + 0.2)),
        width: Math.round(x(plan.roofEnd) - x(plan.header) - 170),
        height: Math.round(width * 0.2),
        rx: 80,
        fill: '#3a3f44',
        stroke: '#0c0f11',
        'stroke-width': 8,
      }),
    )
    .join('')
  const glassRoof =
    measure.power === 'bev' && !isOpen
      ? pen()
          .move(x(plan.header) + 90, roof + 40)
          .line([x(plan.header) + 60, width - roof - 40])
          .line([x(Math.min(plan.roofEnd - 0.14, 1.05)), width - roof - 40])
          .line([x(Math.min(plan.roofEnd - 0.14, 1.05)), roof + 40])
          .close()
          .toString()
      : ''
  return (
    filled(cabin, '#151a1e') +
    filled(screens, `url(#${p}v)`, { stroke: '#0c0f11', 'stroke-width': 8 }) +
    (isOpen ? seats : filled(roofPanel, `url(#${p}r)`, { stroke: tones.line, 'stroke-width': 6 })) +
    (glassRoof === '' ? '' : filled(glassRoof, `url(#${p}v)`, { stroke: '#0c0f11', 'stroke-width': 14, 'stroke-linejoin': 'round' })) +
    (frame.profile.rails === true
      ? lined(
          [roof + 4, width - roof - 4]
            .map((y) =>
              stroke([
                [x(plan.header) + 160, y],
                [x(plan.roofEnd) - 130, y],
              ]),
            )
            .join(''),
          '#1b1f22',
          34,
          { 'stroke-linecap': 'round' },
        )
      : '')
  )
}

function panels(frame: Frame, plan: Plan, tones: Shades, shape: CarShape): string {
  const { width } = frame
  const x = frame.x
  const both = (knots: Knot[]) =>
    stroke(knots) +
    stroke(knots.map(([px, py, direction]): Knot => (direction === undefined || direction === null ? [px, width - py] : [px, width - py, -direction])))
  const bonnet = both([
    [x(plan.cowl) - 10, width * 0.085],
    [x(-0.5), width * 0.12],
    [x(-0.86), width * 0.3],
    [x(-0.9), width * 0.5, 90],
  ])
  const crease = both([
    [x(plan.cowl) - 90, width * 0.27],
    [x(-0.7), width * 0.36],
  ])
  const boot =
    shape === 'sedan' || shape === 'coupe' || shape === 'convertible'
      ? both([
          [x(plan.screenEnd) + 30, width * 0.13],
          [x(1.7), width * 0.15],
          [x(1.95), width * 0.24],
        ])
      : ''
  const bed =
    shape === 'pickup'
      ? tag('path', {
          d: `M${Math.round(x(0.93))} ${-Math.round(width * 0.1)}H${Math.round(x(1.93))}V${-Math.round(width * 0.9)}H${Math.round(x(0.93))}z`,
          fill: '#24282b',
          stroke: '#101315',
          'stroke-width': 14,
        }) +
        lined(
          [0.26, 0.42, 0.58, 0.74]
            .map((share) =>
              stroke([
                [x(0.95), width * share],
                [x(1.91), width * share],
              ]),
            )
            .join(''),
          '#3b4146',
          22,
        )
      : ''
  return bed + lined(crease, tones.sheen, 14, { opacity: tones.gloss * 0.6 }) + lined(bonnet + boot, tones.line, 7)
}

function topLamps(frame: Frame, shape: CarShape): string {
  const { width } = frame
  const end = shape === 'off-road' ? 1.8 : 1.985
  const lamp = (u: number, to: number, inner: number, outer: number) =>
    [1, -1]
      .map((side) => {
        const y = (share: number) => (side === 1 ? width * share : width * (1 - share))
        return stroke([
          [frame.x(u), y(inner)],
          [frame.x((u + to) / 2), y((inner + outer) / 2 - 0.012)],
          [frame.x(to), y(outer)],
        ])
      })
      .join('')
  return (
    lined(lamp(-0.95, -0.6, 0.2, 0.05), '#dfe9ef', 60, { 'stroke-linecap': 'round' }) +
    lined(lamp(end - 0.02, end - 0.3, 0.2, 0.03), '#a3161c', 60, { 'stroke-linecap': 'round' })
  )
}

function topMirrors(frame: Frame, plan: Plan, tones: Shades): string {
  const { width } = frame
  const x = frame.x(plan.cowl) + frame.height * 0.16
  const half = (side: 1 | -1) => {
    const y = (away: number) => (side === 1 ? -away : width + away)
    return pen()
      .move(x + 20, y(-90))
      .curve([
        [x + 10, y(60)],
        [x + 60, y(150)],
        [x + 150, y(160)],
        [x + 150, y(40)],
        [x + 110, y(-90)],
      ])
      .close()
      .toString()
  }
  return filled(half(1) + half(-1), tones.base, { stroke: tones.line, 'stroke-width': 6 })
}

function spareFromAbove(frame: Frame): string {
  const left = Math.round(frame.x(1.8))
  return tag('rect', {
    x: left,
    y: -Math.round(frame.width * 0.68),
    width: frame.length - left,
    height: Math.round(frame.width * 0.36),
    rx: 50,
    fill: '#16181b',
  })
}

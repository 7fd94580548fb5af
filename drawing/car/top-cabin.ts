import { filled, lined, pen, stroke, tag, type Shades } from '#drawing/kit/index.ts'
import type { VehicleMeasure } from '#drawing/measure.ts'
import type { Frame } from './frame.ts'
import type { CarShape } from './profiles/index.ts'
import type { Plan } from './top-plans.ts'

/** Screens, roof and side glass seen from above. */
export function greenhouse(frame: Frame, plan: Plan, measure: VehicleMeasure, tones: Shades, p: string, shape: CarShape): string {
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

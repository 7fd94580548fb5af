import { LAMP, box, filled, lined, numberPlate, shades, tag, type Shades } from '#drawing/kit/index.ts'
import type { DrawnView, VehicleMeasure } from '#drawing/measure.ts'
import { across, bothLines, bothSides, endBody, endDefs, endMirrors, endScreen, hair } from './ends.ts'
import { FACES } from './faces/designs.ts'
import type { CarShape } from './profiles/index.ts'
import { stanceOf, type StanceFrame } from './stance.ts'

const BOOTED: ReadonlySet<CarShape> = new Set(['sedan', 'coupe', 'convertible'])
const RUGGED: ReadonlySet<CarShape> = new Set(['off-road', 'pickup', 'suv', 'crossover'])

/** The rear view. */
export function drawRear(measure: VehicleMeasure, shape: CarShape, look: { paint: string; prefix: string }): DrawnView {
  const frame = stanceOf(measure, shape)
  const tones = shades(look.paint)
  const p = look.prefix
  const isRugged = RUGGED.has(shape)
  const { screen } = frame.stance
  const window =
    shape === 'pickup'
      ? { ...screen, baseWidth: screen.baseWidth - 0.06, base: screen.base + 0.03 }
      : { ...screen, baseWidth: screen.baseWidth - 0.05, base: BOOTED.has(shape) ? screen.base + 0.03 : screen.base - 0.02, top: screen.top - 0.025 }
  const plateAt = frame.face(0, BOOTED.has(shape) || shape === 'pickup' ? 0.3 : 0.62)[1]
  const markup =
    tag('defs', {}, endDefs(frame, tones, p)) +
    endMirrors(frame, tones) +
    endBody(frame, tones, p) +
    (shape === 'convertible' ? softTop(frame, tones) : endScreen(frame, p, window)) +
    bumper(frame, isRugged, measure) +
    gate(frame, tones, shape) +
    tailLamps(frame, measure) +
    stopLamp(frame, window.top, shape) +
    (shape === 'off-road' ? spare(frame, tones) : '') +
    numberPlate(frame.middle, shape === 'off-road' ? frame.face(0, 0.17)[1] : plateAt, 440, 110)
  return { markup, widthMm: frame.width, heightMm: frame.height }
}

function softTop(frame: StanceFrame, tones: Shades): string {
  const { base } = frame.stance.screen
  return (
    filled(
      across(
        frame,
        [
          [0, base + 0.2],
          [0.6, base + 0.19],
          [0.7, base + 0.02],
          [0, base],
        ],
        frame.at,
      ),
      '#1f2529',
      { stroke: tones.line, 'stroke-width': 8 },
    ) +
    filled(
      bothSides(
        frame,
        [
          [0.5, base + 0.15],
          [0.22, base + 0.15],
          [0.18, base + 0.02],
          [0.54, base + 0.02],
        ],
        frame.at,
      ),
      '#0c0f11',
    )
  )
}

function bumper(frame: StanceFrame, isRugged: boolean, measure: VehicleMeasure): string {
  const depth = isRugged ? 0.2 : 0.1
  const dark = across(frame, [
    [0, depth + 0.02],
    [0.6, depth + 0.02],
    [isRugged ? 0.95 : 0.74, depth],
    [0.84, 0],
    [0, 0],
  ])
  const pipes =
    measure.power === 'bev'
      ? ''
      : filled(
          bothSides(frame, [
            [0.66, 0.075],
            [0.5, 0.075],
            [0.52, 0.015],
            [0.64, 0.015],
          ]),
          '#9aa1a7',
          { stroke: '#0a0c0d', 'stroke-width': 10 },
        )
  const reflectors = filled(
    bothSides(frame, [
      [0.9, depth + 0.12],
      [0.7, depth + 0.1],
      [0.7, depth + 0.07],
      [0.9, depth + 0.09],
    ]),
    '#8f1c1c',
  )
  const skid = isRugged
    ? filled(
        across(frame, [
          [0, 0.08],
          [0.38, 0.08],
          [0.44, 0],
          [0, 0],
        ]),
        '#a3aab0',
      )
    : ''
  return filled(dark, '#1a1d20') + skid + pipes + reflectors
}

function gate(frame: StanceFrame, tones: Shades, shape: CarShape): string {
  const { base, baseWidth } = frame.stance.screen
  const top = BOOTED.has(shape) ? base - 0.02 : base
  const edge =
    shape === 'pickup'
      ? ([
          [0, 1.03],
          [0.79, 1.03],
          [0.79, 0.34],
          [0, 0.34],
        ] as const)
      : BOOTED.has(shape)
        ? ([
            [0, 1.13],
            [0.72, 1.1],
            [0.66, 0.78],
            [0.52, 0.44],
            [0, 0.42],
          ] as const)
        : ([
            [0.84, 1.2],
            [0.76, 0.76],
            [0.7, 0.36],
            [0, 0.33],
          ] as const)
  const crease = bothLines(
    frame,
    [
      [baseWidth + 0.06, top - 0.07],
      [0.4, top - 0.09],
      [0, top - 0.095],
    ],
    frame.at,
  )
  const recess =
    shape === 'off-road' || shape === 'pickup' || BOOTED.has(shape)
      ? ''
      : filled(
          across(frame, [
            [0, 0.74],
            [0.33, 0.74],
            [0.37, 0.48],
            [0, 0.48],
          ]),
          tones.shade,
        )
  const grip = shape === 'pickup' ? box(frame.middle - 130, frame.face(0, 0.84)[1], 260, 70, 20, { fill: '#15181b' }) : ''
  return recess + lined(crease, tones.sheen, 14, { opacity: tones.gloss * 0.55 }) + hair(bothLines(frame, edge), tones) + grip
}

function tailLamps(frame: StanceFrame, measure: VehicleMeasure): string {
  const upright = frame.shape === 'pickup' || frame.shape === 'off-road' || frame.shape === 'mpv'
  const own = FACES[measure.design]
  const isWide = own.tail.some(([s]) => s < 0.6)
  const face = frame.shape === 'pickup' || (upright && isWide && frame.shape !== 'mpv') ? FACES.block : own
  const bridge = face.bridge && frame.shape !== 'pickup'
  const spots = face.tailLights.map((line) => bothLines(frame, line)).join('')
  return (
    (bridge
      ? filled(
          across(frame, [
            [0, 0.925],
            [0.6, 0.925],
            [0.6, 0.845],
            [0, 0.845],
          ]),
          '#3d0e12',
        )
      : '') +
    filled(bothSides(frame, face.tail), LAMP.red, { stroke: '#3d0e12', 'stroke-width': 8 }) +
    lined(
      spots +
        (bridge
          ? bothLines(frame, [
              [0.6, 0.885],
              [0, 0.885],
            ])
          : ''),
      LAMP.redGlow,
      18,
      { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    )
  )
}

function stopLamp(frame: StanceFrame, top: number, shape: CarShape): string {
  if (shape === 'convertible') return ''
  const [x, y] = frame.at(0, top + 0.028)
  const wiper =
    BOOTED.has(shape) || shape === 'pickup'
      ? ''
      : lined(
          bothLines(
            frame,
            [
              [0.02, frame.stance.screen.base - 0.03],
              [0.4, frame.stance.screen.base + 0.03],
            ],
            frame.at,
          )
            .split('M', 2)
            .join('M'),
          '#0a0c0d',
          14,
        )
  return box(x - 150, y - 9, 300, 18, 9, { fill: '#8f1c1c' }) + wiper
}

function spare(frame: StanceFrame, tones: Shades): string {
  const at = { cx: Math.round(frame.middle), cy: -Math.round(frame.height * 0.52) }
  const r = Math.round(frame.height * 0.195)
  return (
    tag('circle', { ...at, r, fill: '#16181b' }) +
    tag('circle', { ...at, r: Math.round(r * 0.78), fill: tones.base, stroke: tones.line, 'stroke-width': 8 }) +
    tag('circle', { ...at, r: Math.round(r * 0.62), fill: 'none', stroke: tones.shade, 'stroke-width': 10 })
  )
}

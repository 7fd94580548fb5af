import { FACES } from '#drawing/commercial/face.ts'
import { finished, glassFade, MATERIAL, pair, paintFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { craneFront } from './crane-side.ts'
import { heavyCab } from './heavy-cab.ts'
import { between, box, fade, fill, line, rule } from './ink.ts'
import { lightCab } from './light-cab.ts'
import { nose, plate } from './nose.ts'

type Levels = { top: number; brow: number; sill: number; floor: number; lip: number }

/** Any lorry from ahead: the cab of its class, and what rises behind it. */
export function truckFront(sheet: Sheet): DrawnView {
  const { measure, height, width } = sheet
  return finished(sheet, [width, height], [tyres(sheet), behind(sheet), cab(sheet, levels(sheet), measure.shape === 'light-truck')])
}

function levels(sheet: Sheet): Levels {
  const { measure, height, length } = sheet
  if (measure.shape === 'light-truck') return lightCab(sheet, length < 5000 ? height : Math.min(height - 50, 2290))
  if (measure.shape === 'dump') return heavyCab(sheet, { top: height - 170 })
  if (measure.shape === 'mixer') return heavyCab(sheet, { top: Math.min(height - 500, 3020) })
  if (measure.shape === 'special') return heavyCab(sheet, { top: Math.min(height - 640, 2760), front: craneFront(sheet) })
  return heavyCab(sheet, { top: height })
}

/** Tyres of the front axle below the bumper. */
export function tyres({ width, gear }: Sheet): Piece {
  const wide = Math.round(gear.radius * 0.56)
  return {
    outline:
      box(width * 0.03, 0, width * 0.03 + wide, gear.radius * 1.2, 50) +
      box(width * 0.97 - wide, 0, width * 0.97, gear.radius * 1.2, 50) +
      box(width * 0.2, gear.radius * 0.55, width * 0.8, gear.radius),
  }
}

function cab(sheet: Sheet, { top, brow, sill, lip }: Levels, isLight: boolean): Piece {
  const { width: w, tones, url, measure } = sheet
  const { isPaintedBumper } = FACES[measure.design]
  const high = sill - lip
  const bend = isLight ? 60 : 40
  const corner = Math.min(top - brow, 380) + (isLight ? 120 : 60)
  const shell = pen()
    .move(w * 0.02, lip + high * 0.42)
    .line([w * 0.02, sill])
    .curve(
      [
        [w * 0.02 + bend, brow, 87],
        [w * 0.02 + bend + corner, top, 0],
      ],
      90,
    )
    .line([w * 0.98 - bend - corner, top])
    .curve(
      [
        [w * 0.98 - bend, brow, -87],
        [w * 0.98, sill, -90],
      ],
      0,
    )
    .line([w * 0.98, lip + high * 0.42])
    .close()
    .toString()
  const bumper = polygon([
    [0, lip + 70],
    [0, lip + high * 0.44],
    [w, lip + high * 0.44],
    [w, lip + 70],
    [w - 90, lip],
    [90, lip],
  ])
  const head = brow - 30
  const screen = pen()
    .move(w * 0.055, sill + 10)
    .line([w * 0.055 + bend, head - 40])
    .curve([[w * 0.055 + bend + 60, head, 0]], 88)
    .line([w * 0.945 - bend - 60, head])
    .curve([[w * 0.945 - bend, head - 40, -88]], 0)
    .line([w * 0.945, sill + 10])
    .curve(
      [
        [w / 2, sill - 50, 180],
        [w * 0.055, sill + 10, 174],
      ],
      186,
    )
    .close()
    .toString()
  const cheek = polygon([
    [0.03 * w, lip + high * 0.48],
    [0.13 * w, lip + high * 0.48],
    [0.11 * w, sill - 60],
    [0.03 * w, sill - 20],
  ])
  return {
    defs: paintFade(sheet) + glassFade(sheet) + fade(sheet.id('n'), [0, tones.base], [0.5, tones.shade], [1, tones.deep]),
    outline: shell + bumper,
    front:
      tag('path', { d: shell, fill: url('k'), stroke: tones.line, 'stroke-width': 6 }) +
      line(`${tones.sheen}99`, 12, rule(w * 0.1 + corner, top - 20, w * 0.9 - corner, top - 20)) +
      fill(
        `${tones.deep}33`,
        cheek,
        polygon([
          [w - 0.03 * w, lip + high * 0.48],
          [w - 0.13 * w, lip + high * 0.48],
          [w - 0.11 * w, sill - 60],
          [w - 0.03 * w, sill - 20],
        ]),
      ) +
      tag('path', { d: screen, fill: url('g'), stroke: '#0b0e10', 'stroke-width': 24 }) +
      fill(
        '#fff2',
        polygon([
          [w * 0.2, sill],
          [w * 0.42, head],
          [w * 0.56, head],
          [w * 0.34, sill],
        ]),
      ) +
      line('#0b0e10', 14, rule(w * 0.3, sill - 20, w * 0.46, sill + 110), rule(w * 0.58, sill - 20, w * 0.74, sill + 110)) +
      (isLight
        ? ''
        : fill(
            '#20262be6',
            polygon([
              [w * 0.06, head - 70],
              [w * 0.94, head - 70],
              [w * 0.92, head + 90],
              [w * 0.08, head + 90],
            ]),
          )) +
      tag('path', { d: bumper, fill: isPaintedBumper ? url('n') : MATERIAL.dark, stroke: tones.line, 'stroke-width': 6 }) +
      fill(
        MATERIAL.deep,
        polygon([
          [w * 0.27, lip + 40],
          [w * 0.73, lip + 40],
          [w * 0.76, lip + high * 0.24],
          [w * 0.24, lip + high * 0.24],
        ]),
      ) +
      nose(sheet, { low: lip + high * 0.5, high: sill - high * 0.1, lampY: lip + high * 0.2, inset: w * 0.025 }) +
      plate(w / 2, lip + high * 0.06) +
      (top > 3300 ? fill('#f0952d', ...between(w * 0.2, w * 0.8, 3).map((x) => box(x - 50, top - 110, x + 50, top - 76, 12))) : '') +
      pair(sheet, 'i', mirrors(sill, brow, isLight ? 0.7 : 1)),
  }
}

function mirrors(sill: number, brow: number, size: number): string {
  const high = (brow - sill) * 0.82
  const wide = 190 * size
  return (
    line(MATERIAL.dark, 24, rule(-wide * 0.5, sill + high, 150, sill + high + 20), rule(-wide * 0.5, sill + 60, 120, sill + 50)) +
    fill(MATERIAL.dark, box(-wide, sill + high * 0.42, -10, sill + high, 50), box(-wide + 6, sill + 10, -16, sill + high * 0.38, 44)) +
    fill(MATERIAL.lit, box(-wide + 14, sill + high * 0.48, -wide + 32, sill + high * 0.94, 9))
  )
}

/** What shows above and beside the cab. */
function behind({ measure, width: w, height, tones, length }: Sheet): Piece {
  if (measure.shape === 'dump')
    return {
      outline: box(0, height * 0.45, w, height, 16),
      back: '',
      front:
        fill(tones.shade, box(16, height * 0.5, w - 16, height - 14, 10)) +
        line(`${tones.sheen}88`, 10, rule(20, height - 18, w - 20, height - 18)) +
        fill(tones.deep, box(40, height * 0.5, w - 40, height - 110)),
    }
  if (measure.shape === 'mixer') {
    const mid = height - 1290
    return {
      outline: box(w * 0.27, height - 700, w * 0.73, height),
      front:
        tag('circle', { cx: w / 2, cy: -mid, r: Math.min(1120, w * 0.45), fill: '#c9cfd3', stroke: '#7f888e', 'stroke-width': 8 }) +
        fill(
          tones.shade,
          polygon([
            [w * 0.28, height - 8],
            [w * 0.72, height - 8],
            [w * 0.64, height - 380],
            [w * 0.36, height - 380],
          ]),
        ),
    }
  }
  if (measure.shape === 'special')
    return {
      outline: box(w * 0.36, height - 640, w * 0.64, height),
      front:
        fill(tones.base, box(w * 0.37, height - 610, w * 0.63, height - 16, 20)) +
        fill(MATERIAL.dark, box(w * 0.41, height - 520, w * 0.59, height - 100, 60)) +
        fill(MATERIAL.steel, ...[0.44, 0.51].map((x) => box(w * x, height - 440, w * (x + 0.05), height - 180, 40))),
    }
  if (measure.shape === 'light-truck' && length >= 5000)
    return {
      outline: box(0, height * 0.36, w, height, 20),
      front: fill('#ccd2d6', box(8, height * 0.38, w - 8, height - 8, 14)) + fill('#a4acb2', box(8, height - 60, w - 8, height - 8, 14)),
    }
  return {}
}

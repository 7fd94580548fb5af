import { MATERIAL, paintFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { polygon, tag } from '#drawing/kit/index.ts'
import { between, box, fill, line, rule } from './ink.ts'

export function mixer(sheet: Sheet): Piece {
  const { width: w, height, gear, tones } = sheet
  const deck = gear.radius * 2
  const mid = w / 2
  const middle = height - 1290
  const ring = (y: number, r: number, colour: string) =>
    tag('circle', { cx: mid, cy: Math.round(-y), r: Math.round(r), fill: colour, stroke: '#7f888e', 'stroke-width': 8 })
  const legs =
    polygon([
      [mid - 760, deck - 60],
      [mid - 640, deck - 60],
      [mid - 300, height - 420],
      [mid - 420, height - 420],
    ]) +
    polygon([
      [mid + 760, deck - 60],
      [mid + 640, deck - 60],
      [mid + 300, height - 420],
      [mid + 420, height - 420],
    ])
  const r = Math.min(1130, w * 0.455)
  return {
    outline: legs + box(mid - 560, height - 300, mid + 560, height),
    front:
      ring(middle, r, '#cbd1d4') +
      line(
        tones.base,
        120,
        `M${Math.round(mid - r * 0.8)} ${Math.round(-middle - 200)}a${Math.round(r * 0.8)} ${Math.round(r * 0.8)} 0 0 1 ${Math.round(r * 1.2)} -${Math.round(r * 0.36)}`,
      ) +
      ring(middle + 260, r * 0.66, '#e3e7e9') +
      ring(middle + 360, r * 0.5, '#23282c') +
      tag('path', { d: legs, fill: MATERIAL.dark }) +
      tag('path', {
        d:
          polygon([
            [mid - 570, height - 4],
            [mid + 570, height - 4],
            [mid + 300, height - 560],
            [mid - 300, height - 560],
          ]) +
          polygon([
            [mid - 170, height - 900],
            [mid + 170, height - 900],
            [mid + 250, deck + 420],
            [mid - 250, deck + 420],
          ]),
        fill: tones.base,
        stroke: tones.line,
        'stroke-width': 9,
      }) +
      fill(
        `${tones.deep}66`,
        polygon([
          [mid - 110, height - 900],
          [mid + 110, height - 900],
          [mid + 150, deck + 420],
          [mid - 150, deck + 420],
        ]),
        polygon([
          [mid + 80, height],
          [mid + 570, height],
          [mid + 300, height - 560],
          [mid + 80, height - 560],
        ]),
      ) +
      line(`${tones.sheen}99`, 12, rule(mid - 550, height - 18, mid + 550, height - 18)) +
      line(
        MATERIAL.steel,
        22,
        ...between(deck, height - 600, 7).map((y) => rule(mid + 480, y, mid + 680, y)),
        rule(mid + 480, deck, mid + 480, height - 600),
        rule(mid + 680, deck, mid + 680, height - 600),
      ),
  }
}

export function crane(sheet: Sheet): Piece {
  const { width: w, height, gear, tones, url } = sheet
  const deck = gear.radius * 2 + 90
  const weight = box(w * 0.04, deck + 330, w * 0.96, deck + 1150, 90)
  return {
    defs: paintFade(sheet),
    outline: weight + box(w * 0.26, deck + 200, w * 0.74, deck + 380) + box(0, deck - 260, w, deck + 250, 20) + box(w * 0.37, deck + 900, w * 0.63, height),
    front:
      fill(tones.base, box(w * 0.38, deck + 900, w * 0.62, height - 12, 20)) +
      fill(tones.deep, box(w * 0.42, height - 420, w * 0.58, height - 120, 30)) +
      tag('path', { d: weight + box(0, deck, w, deck + 250, 20), fill: url('k'), stroke: tones.line, 'stroke-width': 8 }) +
      line(`${tones.sheen}99`, 12, rule(w * 0.08, deck + 1120, w * 0.92, deck + 1120)) +
      fill(MATERIAL.dark, ...between(0, w, 2).map((x) => box(x - 190, deck + 560, x + 190, deck + 860, 60))) +
      tag('path', {
        d: between(-300, w + 300, 9)
          .map((x) =>
            polygon([
              [x, deck + 40],
              [x + 130, deck + 40],
              [x + 210, deck + 170],
              [x + 80, deck + 170],
            ]),
          )
          .filter((_, at) => at > 0 && at < 8)
          .join(''),
        fill: '#b3161c',
      }),
  }
}

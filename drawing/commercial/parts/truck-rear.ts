import { disc, finished, MATERIAL, pair, paintFade, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { polygon, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { between, box, fade, fill, line, rule } from './ink.ts'
import { crane, mixer } from './machine-rear.ts'
import { plate } from './nose.ts'

/** Any lorry from behind: twin tyres, frame, lamps, and the body it carries. */
export function truckRear(sheet: Sheet): DrawnView {
  return finished(sheet, [sheet.width, sheet.height], [body(sheet), axle(sheet)])
}

function axle(sheet: Sheet): Piece {
  const { width: w, gear } = sheet
  const { radius } = gear
  const wide = Math.round(radius * 0.52)
  const top = Math.round(radius * 1.86)
  const rubber = box(30, 0, 30 + wide, radius * 1.8, 46) + box(50 + wide, 0, 50 + wide * 2, radius * 1.8, 46)
  const grooves = [0.3, 0.5, 0.7].flatMap((share) => [
    rule(30 + wide * share, 0, 30 + wide * share, radius * 1.3),
    rule(50 + wide * (1 + share), 0, 50 + wide * (1 + share), radius * 1.3),
  ])
  const lamps =
    fill('#b3161c', box(w * 0.04, radius * 1.42, w * 0.16, radius * 1.68, 14)) +
    fill('#f0952d', box(w * 0.04, radius * 1.42, w * 0.08, radius * 1.68, 14)) +
    fill('#ff6a5c', box(w * 0.11, radius * 1.48, w * 0.15, radius * 1.62, 10))
  return {
    outline:
      box(40, 0, 40 + wide, radius) + box(w - 40 - wide, 0, w - 40, radius) + box(0, radius * 1.2, w, top, 20) + box(w * 0.3, radius * 0.6, w * 0.7, top),
    front:
      pair(sheet, 't', fill('#16181b', rubber) + line('#2f343a', 9, ...grooves)) +
      fill(MATERIAL.deep, box(60 + wide * 2, radius * 0.78, w - 60 - wide * 2, radius * 1.15)) +
      fill('#3a4248', disc(w / 2, radius * 0.92, radius * 0.34)) +
      fill(MATERIAL.dark, box(0, radius * 1.3, w, top, 20)) +
      line(MATERIAL.lit, 10, rule(20, top - 8, w - 20, top - 8)) +
      pair(sheet, 'l', lamps) +
      plate(w / 2, radius * 1.42),
  }
}

function body(sheet: Sheet): Piece {
  const { shape } = sheet.measure
  if (shape === 'tractor') return tractor(sheet)
  if (shape === 'dump') return tailgate(sheet)
  if (shape === 'mixer') return mixer(sheet)
  if (shape === 'special') return crane(sheet)
  if (shape === 'light-truck' && sheet.length >= 5000) return doors(sheet)
  return boards(sheet)
}

function tractor(sheet: Sheet): Piece {
  const { width: w, height, gear, tones, url } = sheet
  const floor = gear.radius * 2 + 100
  const wall = polygon([
    [60, floor],
    [60, height - 260],
    [240, height],
    [w - 240, height],
    [w - 60, height - 260],
    [w - 60, floor],
  ])
  return {
    defs: paintFade(sheet),
    outline: wall + box(w * 0.22, gear.radius * 1.6, w * 0.78, floor + 20),
    front:
      tag('path', { d: wall, fill: url('k'), stroke: tones.line, 'stroke-width': 7 }) +
      fill(`${tones.deep}66`, box(60, floor, 190, height - 300), box(w - 190, floor, w - 60, height - 300)) +
      tag('path', {
        d: box(w * 0.18, floor + 260, w * 0.82, height - 480, 60) + box(w * 0.3, floor + 900, w * 0.7, floor + 1300, 40),
        fill: tones.deep,
        'fill-opacity': 0.2,
        stroke: tones.line,
        'stroke-width': 6,
      }) +
      line(`${tones.sheen}99`, 12, rule(260, height - 20, w - 260, height - 20)) +
      fill(
        '#4a5258',
        polygon([
          [w * 0.29, floor + 70],
          [w * 0.71, floor + 70],
          [w * 0.67, floor - 60],
          [w * 0.57, floor - 60],
          [w / 2, floor + 20],
          [w * 0.43, floor - 60],
          [w * 0.33, floor - 60],
        ]),
      ) +
      line('#a7afb5', 12, rule(w * 0.29, floor + 66, w * 0.71, floor + 66)),
  }
}

function tailgate(sheet: Sheet): Piece {
  const { width: w, height, gear, tones, url } = sheet
  const floor = gear.radius * 2 + 200
  const gate = box(0, floor, w, height - 40, 16)
  const rims =
    box(0, height - 150, w, height - 40, 10) + box(0, floor, w, floor + 120, 10) + box(0, floor, 120, height - 40, 10) + box(w - 120, floor, w, height - 40, 10)
  const ribs = between(0, w, 4)
    .map((x) => box(x - 50, floor + 60, x + 50, height - 100, 8))
    .join('')
  return {
    defs: fade(sheet.id('k'), [0, tones.lit], [0.14, tones.base], [0.55, tones.base], [1, tones.deep]),
    outline: gate + box(w * 0.02, height - 80, w * 0.98, height) + box(w * 0.3, gear.radius * 1.6, w * 0.7, floor),
    front:
      fill(tones.shade, box(w * 0.02 + 10, height - 70, w * 0.98 - 10, height - 8)) +
      fill(tones.deep, gate) +
      tag('path', { d: gate, fill: url('k'), 'fill-opacity': 0.85 }) +
      tag('path', { d: ribs + rims, fill: url('k'), stroke: tones.line, 'stroke-width': 6 }) +
      line(`${tones.sheen}88`, 9, rule(20, height - 56, w - 20, height - 56), ...between(0, w, 4).map((x) => rule(x - 38, floor + 130, x - 38, height - 160))) +
      fill(MATERIAL.dark, ...[0.16, 0.84].map((x) => box(w * x - 60, height - 200, w * x + 60, height - 90, 20))),
  }
}

/** Two doors with locking bars. */
function doors({ width: w, height, gear, id, url }: Sheet): Piece {
  const floor = gear.radius * 2 + 100
  const shell = box(0, floor, w, height, 24)
  const bars = [0.2, 0.4, 0.6, 0.8].map((share) => w * share)
  return {
    defs: fade(id('k'), [0, '#f6f7f7'], [0.4, '#e6e9ea'], [1, '#b9c0c5']),
    outline: shell + box(w * 0.3, gear.radius * 1.6, w * 0.7, floor),
    front:
      tag('path', { d: shell, fill: url('k'), stroke: '#7f888e', 'stroke-width': 8 }) +
      fill('#a4acb2', box(0, floor, 60, height, 20), box(w - 60, floor, w, height, 20), box(0, floor, w, floor + 60), box(0, height - 60, w, height, 20)) +
      line('#7f888e', 8, rule(w / 2, floor + 60, w / 2, height - 60)) +
      line('#98a1a7', 26, ...bars.map((x) => rule(x, floor + 40, x, height - 40))) +
      line('#fff', 8, ...bars.map((x) => rule(x - 5, floor + 60, x - 5, height - 60))) +
      fill(MATERIAL.dark, ...bars.map((x) => box(x - 30, floor + 480, x + 130, floor + 520, 14))) +
      fill('#b3161c', box(80, height - 48, 240, height - 14, 10), box(w - 240, height - 48, w - 80, height - 14, 10)),
  }
}

/** Tail board, with the fence above it on the bigger lorries and the cab's rear window over it on the smallest. */
function boards(sheet: Sheet): Piece {
  const { width: w, height, gear, tones, url, measure } = sheet
  const isHeavy = measure.shape !== 'light-truck'
  const floor = gear.radius * 2 + (isHeavy ? 190 : 50)
  const board = Math.min(floor + (isHeavy ? 620 : 380), height - 100)
  const cab = polygon([
    [w * 0.04, floor],
    [w * 0.06, height - 120],
    [w * 0.16, height],
    [w * 0.84, height],
    [w * 0.94, height - 120],
    [w * 0.96, floor],
  ])
  const fence = [40, ...between(40, w - 40, 3), w - 40].map((x) => box(x - 32, floor, x + 32, Math.min(height, floor + 1900), 8)).join('')
  return {
    defs: fade(sheet.id('k'), [0, tones.lit], [0.2, tones.base], [1, tones.shade]),
    outline: cab + box(0, floor, w, board, 12) + (isHeavy ? fence : '') + box(w * 0.25, gear.radius * 1.6, w * 0.75, floor),
    front:
      tag('path', { d: cab, fill: url('k'), stroke: tones.line, 'stroke-width': 6 }) +
      tag('path', { d: box(w * 0.16, height * 0.66, w * 0.84, height - 170, 60), fill: '#26323a', stroke: '#0b0e10', 'stroke-width': 16 }) +
      (isHeavy ? fill(tones.shade, ...between(board, Math.min(height, floor + 1900), 4).map((y) => box(0, y - 26, w, y + 26))) + fill(tones.base, fence) : '') +
      tag('path', { d: box(0, floor, w, board, 12), fill: url('k'), stroke: tones.line, 'stroke-width': 8 }) +
      line(tones.shade, 10, ...between(floor, board, 2).map((y) => rule(10, y, w - 10, y))) +
      line(`${tones.sheen}99`, 8, rule(10, board - 12, w - 10, board - 12)) +
      fill(MATERIAL.dark, ...[0.12, 0.88].map((x) => box(w * x - 40, board - 120, w * x + 40, board - 20, 12))),
  }
}

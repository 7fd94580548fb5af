import { finished, MATERIAL, sideWheels, type Piece, type Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, stroke, tag } from '#drawing/kit/index.ts'
import type { DrawnView } from '#drawing/measure.ts'
import { airTanks, frameSide, fuelTank, mudguards, tailSide } from './chassis-side.ts'
import { heavyCabSide } from './heavy-cab-side.ts'
import { heavyCab } from './heavy-cab.ts'
import { between, box, fade, fill, line, rule } from './ink.ts'

/** Mixer truck from its left side. */
export function mixerSide(sheet: Sheet): DrawnView {
  const { gear, height, length } = sheet
  const cab = heavyCab(sheet, { top: Math.min(height - 500, 3020), rear: Math.min(gear.front + 700, 2240) })
  const left = gear.axles[gear.steered - 1]! + gear.radius + 130
  const driven = gear.axles[gear.steered]! - gear.radius - 120
  const split = left + (driven - left) * 0.42
  return finished(sheet, [length, height], [
    frameSide(sheet, gear.front, length - 620),
    heavyCabSide(sheet, cab),
    airTanks(sheet, left, split - 60),
    fuelTank(sheet, split, driven),
    drum(sheet, cab.rear + 620),
    waterTank(sheet, cab.rear + 110),
    hopper(sheet),
    tailSide({ ...sheet, length: length - 560 }),
    mudguards(sheet),
    sideWheels(sheet),
  ])
}

/** The drum leans up to the rear; its spiral wears the cab's paint. */
function drum({ id, url, tones, length, height, gear }: Sheet, from: number): Piece {
  const deck = gear.radius * 2 - 60
  const mouth = length - 1180
  const long = mouth - from
  const [front, tail] = [deck + 1090, height - 830]
  const belly = Math.min((height - deck) * 0.4, 1190)
  const peak = Math.min(height - 190, front + belly + 330)
  const shell = pen()
    .move(from, front - 430)
    .curve([[from - 90, front, 90], [from + 40, front + 500], [from + long * 0.46, peak, 6], [mouth, tail + 460, -34, null]], 100)
    .line([mouth + 80, tail - 320])
    .curve([[from + long * 0.6, deck + 210, 186], [from, front - 430, 118, null]], 212)
    .close()
    .toString()
  const bands = [0.16, 0.36, 0.56, 0.76].map((share) => {
    const x = from + long * share
    return stroke([[x - 190, peak + 300], [x + 90, front + 300, -78], [x + 130, deck - 100]])
  })
  return {
    defs: fade(id('x'), [0, '#fdfdfd'], [0.3, '#e7eaeb'], [0.62, '#c3c9cd'], [1, '#7d868d']) + tag('clipPath', { id: id('c') }, tag('path', { d: shell })),
    outline: shell + polygon([[from - 160, deck], [from + 40, front - 300], [from + 160, front - 520], [from + 330, deck]]) + polygon([[mouth - 560, deck], [mouth - 330, deck + 900], [mouth + 30, deck + 940], [mouth + 280, deck]]),
    front:
      fill(url('x'), shell) +
      tag('g', { 'clip-path': url('c') }, line(tones.base, 210, ...bands) + line(tones.deep, 12, ...bands.map((d) => d)) + fill('#0003', box(from - 200, deck, mouth + 200, deck + 620)) + fill('#fff5', polygon([[from, peak - 160], [mouth, peak - 160], [mouth, peak - 330], [from, peak - 480]]))) +
      line('#7f888e', 8, shell),
  }
}

function waterTank({ gear }: Sheet, x: number): Piece {
  const base = gear.radius * 2
  const tank = box(x, base + 60, x + 380, base + 1080, 150)
  return { outline: box(x + 40, base - 100, x + 340, base + 100), front: fill('#c9cfd3', tank) + fill('#fff9', box(x + 60, base + 130, x + 110, base + 1010, 24)) + line('#59626a', 20, rule(x, base + 330, x + 380, base + 330), rule(x, base + 820, x + 380, base + 820)) }
}

/** Filling hopper at the height of the vehicle, chute down to its end, ladder and frame. */
function hopper({ tones, length, height, gear }: Sheet): Piece {
  const deck = gear.radius * 2 - 60
  const x = length - 1180
  const funnel = polygon([[x - 60, height], [x + 780, height], [x + 600, height - 480], [x + 210, height - 620], [x + 90, height - 480]])
  const chute = pen().move(x + 330, height - 1150).line([x + 640, height - 1120]).curve([[length, deck + 520, -68]], -50).line([length - 110, deck + 460]).curve([[x + 330, height - 1330, 150]], 112).close().toString()
  const stand = polygon([[x + 60, deck], [x + 130, deck], [x + 520, height - 500], [x + 420, height - 500]]) + polygon([[x + 480, deck], [x + 560, deck], [x + 560, height - 500], [x + 480, height - 500]])
  return {
    outline: funnel + chute + stand,
    front:
      tag('path', { d: funnel + chute, fill: tones.base, stroke: tones.line, 'stroke-width': 8 }) +
      fill(`${tones.deep}66`, polygon([[x + 460, height], [x + 780, height], [x + 600, height - 480], [x + 400, height - 560]])) +
      line(`${tones.sheen}99`, 12, rule(x - 40, height - 16, x + 760, height - 16)) +
      line(MATERIAL.steel, 22, rule(x + 660, deck + 60, x + 660, height - 420), ...between(deck, height - 500, 6).map((y) => rule(x + 560, y, x + 660, y))),
  }
}

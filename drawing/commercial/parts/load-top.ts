import type { Piece, Sheet } from '#drawing/commercial/sheet.ts'
import { pen, polygon, tag } from '#drawing/kit/index.ts'
import { between, box, fill, line, rule } from './ink.ts'

export function tub({ width: w, length, tones, url }: Sheet, rear: number): Piece {
  const from = rear + 240
  const body = box(from, 0, length, w, 16) + box(640, 120, from + 10, w - 120, 20)
  const inside = box(from + 110, 110, length - 90, w - 110, 20)
  return {
    outline: body,
    front:
      tag('path', { d: body, fill: url('k'), stroke: tones.line, 'stroke-width': 8 }) +
      fill(tones.deep, inside) +
      fill(tones.shade, box(from + 330, 330, length - 190, w - 330)) +
      fill(
        '#0003',
        polygon([
          [from + 110, w - 110],
          [length - 90, w - 110],
          [length - 190, w - 330],
          [from + 330, w - 330],
        ]),
      ) +
      line(
        `${tones.sheen}66`,
        8,
        rule(from + 110, 110, from + 330, 330),
        rule(from + 110, w - 110, from + 330, w - 330),
        rule(length - 90, 110, length - 190, 330),
        rule(length - 90, w - 110, length - 190, w - 330),
      ) +
      line(tones.line, 9, ...between(640, from, 3).map((x) => rule(x, 120, x, w - 120))) +
      line(`${tones.sheen}99`, 9, rule(from, 40, length, 40), rule(from, w - 40, length, w - 40)),
  }
}

export function drum({ width: w, length, tones, id, url }: Sheet, rear: number): Piece {
  const from = rear + 540
  const to = length - 1180
  const long = to - from
  const half = Math.min(w * 0.455, 1150)
  const shell = pen()
    .move(from, w / 2)
    .curve(
      [
        [from + long * 0.42, w / 2 + half, 0],
        [to, w / 2 + 560, -22, null],
      ],
      92,
    )
    .line([to, w / 2 - 560])
    .curve(
      [
        [from + long * 0.42, w / 2 - half, 180],
        [from, w / 2, 92],
      ],
      202,
    )
    .close()
    .toString()
  const funnel = polygon([
    [to - 60, w / 2 + 560],
    [to + 780, w / 2 + 420],
    [to + 780, w / 2 - 420],
    [to - 60, w / 2 - 560],
  ])
  const bands = [0.18, 0.38, 0.58, 0.78].map((share) =>
    pen()
      .move(from + long * share - 130, w)
      .curve(
        [
          [from + long * share + 60, w / 2, -90],
          [from + long * share - 130, 0],
        ],
        -70,
      )
      .toString(),
  )
  return {
    defs: tag('clipPath', { id: id('c') }, tag('path', { d: shell })),
    outline: shell + funnel + box(to + 600, w / 2 - 230, length, w / 2 + 230, 90) + box(rear + 110, 200, rear + 460, w - 200, 120),
    front:
      fill('#c9cfd3', box(rear + 120, 210, rear + 450, w - 210, 110)) +
      fill('#d5dadd', shell) +
      tag(
        'g',
        { 'clip-path': url('c') },
        fill('#fff8', box(from, w * 0.52, to, w * 0.68)) + fill('#0003', box(from, 0, to, w * 0.22)) + line(tones.base, 200, ...bands),
      ) +
      line('#7f888e', 9, shell) +
      tag('path', { d: box(to + 640, w / 2 - 190, length - 10, w / 2 + 190, 80) + funnel, fill: tones.base, stroke: tones.line, 'stroke-width': 9 }) +
      fill(
        tones.deep,
        polygon([
          [to + 90, w / 2 + 440],
          [to + 690, w / 2 + 330],
          [to + 690, w / 2 - 330],
          [to + 90, w / 2 - 440],
        ]),
      ),
  }
}

export function crane({ width: w, length, tones, url, gear }: Sheet, rear: number): Piece {
  const x = gear.last - 1500
  const root = Math.min(gear.last + 900, length - 300)
  const deck = box(rear + 70, 0, length, w, 30)
  const boom =
    [box(1500, w * 0.4, root, w * 0.6, 10), box(1150, w * 0.415, 1520, w * 0.585), box(820, w * 0.43, 1170, w * 0.57), box(330, w * 0.44, 840, w * 0.56)].join(
      '',
    ) + box(0, w * 0.42, 390, w * 0.58, 60)
  const upper = box(x - 900, 100, x + 110, w * 0.36, 60) + box(x + 200, 160, Math.min(x + 2900, length - 200), w - 160, 120)
  return {
    outline: deck + boom,
    front:
      tag('path', { d: deck, fill: url('k'), stroke: tones.line, 'stroke-width': 9 }) +
      line(tones.line, 8, ...between(rear + 70, length, 8).map((at) => rule(at, 20, at, w - 20))) +
      fill(tones.deep, box(x - 500, w * 0.2, x + 900, w * 0.8, 400)) +
      tag('path', { d: upper, fill: tones.base, stroke: tones.line, 'stroke-width': 9 }) +
      fill('#2b3841', box(x - 860, 150, x - 40, w * 0.34, 40)) +
      tag('path', { d: boom, fill: url('k'), stroke: tones.line, 'stroke-width': 9 }) +
      line(`${tones.sheen}99`, 12, rule(1500, w * 0.53, root, w * 0.53)),
  }
}

import { expect, it } from 'vitest'
import type { Drawing } from './address.ts'
import { drawDocument, drawingSize } from './draw-document.ts'
import { BODY_SHAPES, VIEWS } from './measure.ts'
import { typicalMeasure } from './typical-measure.ts'
import { SEDAN } from './testing.ts'

function boxOf(svg: string): [number, number, number, number] {
  return (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number) as [number, number, number, number]
}

it.each(BODY_SHAPES)('stands a %s whole on the ground line of a stage of 16:10', (shape) => {
  const measure = typicalMeasure(shape)
  const [x, y, width, height] = boxOf(drawDocument({ kind: 'side', vehicle: { measure, paint: 'c0c5c8' }, framing: 'stage' }))
  expect(width / height).toBeCloseTo(1.6, 2)
  expect(-y / height).toBeCloseTo(0.8, 2)
  expect([x < 0, x + width > measure.lengthMm, -y > measure.heightMm]).toEqual([true, true, true])
})

const DRAWINGS: Drawing[] = [
  ...VIEWS.map((kind) => ({ kind, vehicle: SEDAN, framing: 'stage' as const })),
  { kind: 'side', vehicle: SEDAN, framing: 'tight' },
  { kind: 'sheet', vehicle: SEDAN, arrangement: 'wide', direction: 'ltr' },
  { kind: 'sheet', vehicle: SEDAN, arrangement: 'narrow', direction: 'rtl' },
  { kind: 'scale', vehicle: SEDAN, beside: 'person' },
  { kind: 'scale', vehicle: SEDAN, beside: SEDAN },
]

it.each(DRAWINGS)('announces the shape of drawing %#, refers to nothing outside, and gives each id once', (drawing) => {
  const svg = drawDocument(drawing)
  const [, , width, height] = boxOf(svg)
  expect(drawingSize(drawing, 1000).height).toBeCloseTo((1000 * height) / width, -1)
  expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)|<script|<image| on\w+=/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
})

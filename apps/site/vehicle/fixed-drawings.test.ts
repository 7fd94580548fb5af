import { expect, it } from 'vitest'
import { parseDrawing } from '#drawing/address.ts'
import { drawingSize } from '#drawing/draw-document.ts'
import { FIXED_DRAWINGS } from './fixed-drawings.ts'

it.each(Object.entries(FIXED_DRAWINGS))('%s is what the server draws, in its size', (_name, { src, width, height }) => {
  const drawing = parseDrawing(src)
  expect(drawing).not.toBeNull()
  if (drawing !== null) expect(drawingSize(drawing, width)).toEqual({ width, height })
})

import { expect, it } from 'vitest'
import { parseStill } from '#drawing/still-address.ts'
import { ACCESSORY_DRAWING, PART_DRAWING } from './part-drawing.ts'

it('is what the server draws', () => {
  expect(parseStill(PART_DRAWING.src)).toEqual({ kind: 'part', name: 'brake-disc-ventilated' })
  expect(parseStill(ACCESSORY_DRAWING.src)).toEqual({ kind: 'part', name: 'charger-portable-gbt' })
})

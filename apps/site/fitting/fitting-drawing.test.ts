import { expect, it } from 'vitest'
import { parseStill } from '#drawing/still-address.ts'
import { ACCESSORY_DRAWING, FITTING_DRAWING } from './fitting-drawing.ts'

it('is what the server draws', () => {
  expect(parseStill(FITTING_DRAWING.src)).toEqual({ kind: 'part', name: 'brake-disc-ventilated' })
  expect(parseStill(ACCESSORY_DRAWING.src)).toEqual({ kind: 'part', name: 'charger-portable-gbt' })
})

import { expect, test } from 'vitest'
import { slideAt } from './use-slides.ts'

test('the slide in view is the nearest one, in either direction of scrolling', () => {
  expect(slideAt(0, 390, 5)).toBe(0)
  expect(slideAt(200, 390, 5)).toBe(1)
  expect(slideAt(-780, 390, 5)).toBe(2)
})

test('scrolling past the ends stays at the first or last slide', () => {
  expect(slideAt(9999, 390, 5)).toBe(4)
  expect(slideAt(-9999, 390, 1)).toBe(0)
})

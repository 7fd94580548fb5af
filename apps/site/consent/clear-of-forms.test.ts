import { expect, it } from 'vitest'
import { overlaps } from './clear-of-forms.ts'

const card = { top: 60, bottom: 220, left: 8, right: 382 }

// R18.2
it.each([
  [{ top: 200, bottom: 900, left: 16, right: 374 }, true],
  [{ top: -400, bottom: 61, left: 16, right: 374 }, true],
  [{ top: 220, bottom: 900, left: 16, right: 374 }, false],
  [{ top: -400, bottom: 60, left: 16, right: 374 }, false],
  [{ top: 100, bottom: 200, left: 400, right: 700 }, false],
])('a card lies over a form at %j: %j', (form, expected) => {
  expect(overlaps(card, form)).toBe(expected)
})

import { expect, it } from 'vitest'
import { isPlain } from './plain.ts'

it('carries as JSON only what JSON gives back', () => {
  const view = { title: 'BYD Seal', price: null, figures: [{ value: 605 }], note: undefined }
  expect(isPlain({ loaderData: { car: view }, actionData: null, errors: null })).toBe(true)
  for (const value of [new Date(0), new Map(), Number.NaN, 1n, new Error('a'), Promise.resolve(), () => {}, Symbol('a')]) expect(isPlain({ value })).toBe(false)
  expect(isPlain([undefined])).toBe(false)
})

import { expect, it } from 'vitest'
import { failedModule, isLoadFailure } from './failed-page.ts'

it('stands for a page that fails when it is rendered', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  expect(() => failedModule(cause).default()).toThrow(expect.objectContaining({ name: 'PageLoadError', cause }))
})

it('tells a broken line from a broken page', () => {
  const thrown = () => {
    try {
      return failedModule(null).default()
    } catch (error) {
      return error
    }
  }
  expect(isLoadFailure(thrown())).toBe(true)
  expect(isLoadFailure(new TypeError('Failed to fetch'))).toBe(true)
  for (const other of [new TypeError('x is not a function'), new Error('Failed to fetch'), { status: 500 }, null]) expect(isLoadFailure(other)).toBe(false)
})

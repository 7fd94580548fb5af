import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLoadingBar, progressAt } from './loading-bar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('stays hidden when the page is there within 200 ms', () => {
  const bar = createLoadingBar()
  bar.start()
  vi.advanceTimersByTime(199)
  bar.finish()
  vi.advanceTimersByTime(5_000)
  expect(bar.read().phase).toBe('hidden')
})

it('starts after 200 ms, creeps in steps of 100 ms and never arrives by itself', () => {
  const bar = createLoadingBar()
  bar.start()
  vi.advanceTimersByTime(200)
  expect(bar.read()).toEqual({ phase: 'running', progress: 0 })
  vi.advanceTimersByTime(100)
  const early = bar.read().progress
  vi.advanceTimersByTime(5_000)
  const late = bar.read().progress
  expect(early).toBeGreaterThan(0)
  expect(late).toBeGreaterThan(85)
  expect(late).toBeLessThan(100)
})

it('fills at the end and hides after 500 ms', () => {
  const bar = createLoadingBar()
  bar.start()
  vi.advanceTimersByTime(300)
  bar.finish()
  expect(bar.read()).toEqual({ phase: 'done', progress: 100 })
  vi.advanceTimersByTime(499)
  expect(bar.read().phase).toBe('done')
  vi.advanceTimersByTime(1)
  expect(bar.read().phase).toBe('hidden')
})

it('turns to its failed style, whichever is told first', () => {
  const bar = createLoadingBar()
  bar.start()
  vi.advanceTimersByTime(300)
  bar.fail()
  bar.finish()
  expect(bar.read().phase).toBe('failed')
  vi.advanceTimersByTime(500)
  bar.start()
  vi.advanceTimersByTime(300)
  bar.finish()
  bar.fail()
  expect(bar.read().phase).toBe('failed')
})

it('does not show a failure of what was never shown', () => {
  const bar = createLoadingBar()
  bar.fail()
  expect(bar.read().phase).toBe('hidden')
})

it('starts anew while the last bar is still leaving', () => {
  const bar = createLoadingBar()
  bar.start()
  vi.advanceTimersByTime(300)
  bar.finish()
  bar.start()
  vi.advanceTimersByTime(200)
  expect(bar.read()).toEqual({ phase: 'running', progress: 0 })
})

it('grows all the time', () => {
  const steps = Array.from({ length: 60 }, (_, step) => progressAt(step * 100))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

import { expect, it } from 'vitest'
import { PULL_LIMIT, PULL_THRESHOLD, pullOffset, pullState } from './pull-gesture.ts'

it('follows the finger at half its way and stops at the limit', () => {
  expect(pullOffset(-40)).toBe(0)
  expect(pullOffset(60)).toBe(30)
  expect(pullOffset(10_000)).toBe(PULL_LIMIT)
})

it('asks to pull on, then to let go', () => {
  expect(pullState(0)).toBe('idle')
  expect(pullState(PULL_THRESHOLD - 1)).toBe('pulling')
  expect(pullState(PULL_THRESHOLD)).toBe('releasing')
})

import { expect, it } from 'vitest'
import { mayReload } from './reload-guard.ts'

function memory() {
  const items = new Map<string, string>()
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) }
}

const at = (now: number, storage = memory(), isOnline = true) => mayReload({ now, isOnline, storage: () => storage })

it('allows one reload in 60 seconds', () => {
  const storage = memory()
  expect([1_000, 1_001, 60_999, 61_000].map((now) => at(now, storage))).toEqual([true, false, false, true])
})

it('allows none without a line, and does not count it', () => {
  const storage = memory()
  expect(at(1_000, storage, false)).toBe(false)
  expect(at(1_001, storage)).toBe(true)
})

it('allows none where the session cannot be noted', () => {
  const closed = () => {
    throw new Error('closed')
  }
  expect(mayReload({ now: 1_000, isOnline: true, storage: closed })).toBe(false)
  expect(mayReload({ now: 1_000, isOnline: true, storage: () => ({ getItem: () => null, setItem: closed }) })).toBe(false)
})

import { expect, it } from 'vitest'
import { mayReload } from './reload-guard.ts'

function memory() {
  const items = new Map<string, string>()
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) }
}

it('allows one reload in 60 seconds', () => {
  const storage = memory()
  expect(mayReload(1_000, () => storage)).toBe(true)
  expect(mayReload(1_001, () => storage)).toBe(false)
  expect(mayReload(60_999, () => storage)).toBe(false)
  expect(mayReload(61_000, () => storage)).toBe(true)
})

it('allows none where the session cannot be noted', () => {
  const closed = () => {
    throw new Error('closed')
  }
  expect(mayReload(1_000, closed)).toBe(false)
  expect(mayReload(1_000, () => ({ getItem: () => null, setItem: closed }))).toBe(false)
})

import { expect, it, vi } from 'vitest'
import { localValue } from './local-value.ts'

vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})

const noWords: readonly string[] = []

function asWords(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : noWords
}

function fakeStorage(items: Record<string, string> = {}, isFull = false): Storage {
  const map = new Map(Object.entries(items))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      map.set(key, value)
    },
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: map.size,
  }
}

it('answers the same object until the stored text changes', () => {
  const area = fakeStorage({ favoriteData: '["a"]' })
  const words = localValue('favoriteData', noWords, asWords, () => area)
  const first = words.read()
  expect(first).toEqual(['a'])
  expect(words.read()).toBe(first)
  area.setItem('favoriteData', '["b"]')
  expect(words.read()).toEqual(['b'])
})

it.each(['{broken', '5', 'null'])('takes %s for nothing', (raw) => {
  const area = fakeStorage({ favoriteData: raw })
  expect(localValue('favoriteData', noWords, asWords, () => area).read()).toEqual([])
})

it('tells its listeners and stores the value', () => {
  const area = fakeStorage()
  const words = localValue('favoriteData', noWords, asWords, () => area)
  const listener = vi.fn()
  words.subscribe(listener)
  words.write(['x'])
  expect(listener).toHaveBeenCalledOnce()
  expect(area.getItem('favoriteData')).toBe('["x"]')
})

it('removes the key with the empty value', () => {
  const area = fakeStorage({ favoriteData: '["a"]' })
  const words = localValue('favoriteData', noWords, asWords, () => area)
  words.write(noWords)
  expect(area.getItem('favoriteData')).toBeNull()
})

it.each([
  ['a full storage', () => fakeStorage({}, true)],
  ['no storage', () => null],
])('keeps the value in memory with %s', (_name, make) => {
  const area = make()
  const words = localValue('favoriteData', noWords, asWords, () => area)
  words.write(['kept'])
  expect(words.read()).toEqual(['kept'])
})

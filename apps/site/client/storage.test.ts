import { expect, it } from 'vitest'
import { storedText } from './storage.ts'

function memory(): Storage & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  }
}

it('stores bare text under its key, and nothing for null', () => {
  const area = memory()
  const token = storedText('token', () => area)
  token.write('abc')
  expect(area.items).toEqual(new Map([['token', 'abc']]))
  expect(token.read()).toBe('abc')
  token.write(null)
  expect(area.items.size).toBe(0)
  expect(token.read()).toBeNull()
})

it('keeps the value for the page where the browser refuses storage', () => {
  const token = storedText('token', () => {
    throw new Error('refused')
  })
  expect(token.read()).toBeNull()
  token.write('abc')
  expect(token.read()).toBe('abc')
})

import { expect, it } from 'vitest'
import { readDestination, writeDestination } from './destination.ts'

function area(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as never
}

// R10.22
it('keeps the destination of the finder for the forms of the tab', () => {
  const storage = area()
  expect(readDestination(() => storage)).toEqual({})
  writeDestination({ country: 'Côte d’Ivoire 100 %', country_id: '7' }, () => storage)
  expect(readDestination(() => storage)).toEqual({ country: 'Côte d’Ivoire 100 %', country_id: '7' })
  writeDestination(null, () => storage)
  expect(readDestination(() => storage)).toEqual({})
})

it('does without a storage that is closed or holds something else', () => {
  const closed = () => {
    throw new Error('closed')
  }
  expect(() => writeDestination({ country: 'Kenya', country_id: '1' }, closed)).not.toThrow()
  expect(readDestination(closed)).toEqual({})
  const storage = area()
  storage.setItem('destination', '5 %E0%A4%A')
  expect(readDestination(() => storage)).toEqual({})
})

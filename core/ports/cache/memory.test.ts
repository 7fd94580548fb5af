import { describe, expect, it } from 'vitest'
import { createMemoryCache } from './memory.ts'

function counter() {
  let made = 0
  return { make: async () => ++made, count: () => made }
}

describe('createMemoryCache', () => {
  it('makes a value once and shares the making', async () => {
    const cache = createMemoryCache()
    const source = counter()
    const entry = { key: 'a', tags: ['car' as const], make: source.make }
    const values = await Promise.all([cache.read(entry), cache.read(entry)])
    expect([...values, await cache.read(entry)]).toEqual([1, 1, 1])
  })

  it('drops by tag and keeps the rest', async () => {
    const cache = createMemoryCache()
    const cars = counter()
    const menu = counter()
    const readBoth = () =>
      Promise.all([cache.read({ key: 'cars', tags: ['car', 'brand'], make: cars.make }), cache.read({ key: 'menu', tags: ['menu'], make: menu.make })])
    await readBoth()
    cache.drop(['brand'])
    expect(await readBoth()).toEqual([2, 1])
    cache.drop()
    expect(await readBoth()).toEqual([3, 2])
  })

  it('does not keep what was made from content that changed meanwhile', async () => {
    const cache = createMemoryCache()
    const { promise, resolve } = Promise.withResolvers<string>()
    const first = cache.read({ key: 'a', tags: ['car'], make: () => promise, sizeOf: () => 10 })
    cache.drop(['car'])
    resolve('old')
    expect(await first).toBe('old')
    expect(await cache.read({ key: 'a', tags: ['car'], make: async () => 'new' })).toBe('new')
  })

  it('does not keep a failure', async () => {
    const cache = createMemoryCache()
    const failing = cache.read({ key: 'a', tags: [], make: async () => Promise.reject(new Error('down')) })
    await expect(failing).rejects.toThrow('down')
    expect(await cache.read({ key: 'a', tags: [], make: async () => 'up' })).toBe('up')
  })

  it('goes on answering an old value while no new one can be made, until its content has changed', async () => {
    let time = 1
    const cache = createMemoryCache({ maxAgeMs: 1_000, now: () => time })
    const entry = { key: 'a', tags: ['company' as const] }
    const down = { ...entry, make: async () => Promise.reject(new Error('down')) }
    await cache.read({ ...entry, make: async () => 'old' })
    time += 2_000
    expect([await cache.read(down), await cache.read(down)]).toEqual(['old', 'old'])
    time += 2_000
    expect(await cache.read({ ...entry, make: async () => 'new' })).toBe('new')
    cache.drop(['company'])
    await expect(cache.read(down)).rejects.toThrow('down')
  })

  it('stays within its size', async () => {
    const cache = createMemoryCache({ maxBytes: 5_000 })
    const source = counter()
    const big = { key: 'big', tags: [], make: source.make, sizeOf: () => 4_500 }
    await cache.read(big)
    await cache.read({ key: 'other', tags: [], make: async () => 1, sizeOf: () => 4_500 })
    expect(await cache.read(big)).toBe(2)
  })
})
